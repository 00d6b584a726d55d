import type { FormControl } from '@guadua/utils/internal';
import type { FormValues } from './form-names';

/** What changed; `name` is `null` where several values did at once, as at a reset. */
export interface ValuesChange {
  readonly name: string | null;
}

export interface ValuesStore {
  readonly read: (submitter?: HTMLElement | null, data?: FormData) => FormValues;
  readonly snapshot: () => FormValues;
  readonly subscribe: (listener: (change: ValuesChange) => void) => () => void;
  /** Makes a list known that is one without rows too, until the returned function is called. */
  readonly addList: (name: string) => () => void;
  readonly onRestart: (listener: () => void) => () => void;
  readonly follow: () => () => void;
  /** An element of the application has changed, or a control that no one can be asked about (`isOwn`). */
  readonly touch: (name: string, isOwn?: boolean) => void;
  /** The values of now were sent: edits are counted from here on. */
  readonly rebase: () => void;
  readonly restart: () => void;
}

export interface ValuesStoreOptions {
  readonly form: () => HTMLFormElement | null;
  readonly defaults: () => unknown;
  readonly lists: ReadonlySet<string>;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onEdit: (name: string) => void;
}

export interface News {
  readonly edited: Set<FormControl>;
  readonly renewed: Set<FormControl>;
  readonly names: Set<string>;
  /** Controls came, went, got another name or were reset. */
  isMoved: boolean;
  isEmpty: boolean;
}
