import type { FormControl } from '@guadua/utils/internal';
import type { FormValues } from './form-names';

/** What changed; `name` is `null` where several values did at once, as at a reset. */
export interface ValuesChange {
  readonly name: string | null;
}

/** The values of a form, asked of its controls (FRM-3, FRM-6). */
export interface ValuesStore {
  /** What the form would hand over now. */
  readonly read: (submitter?: HTMLElement | null, data?: FormData) => FormValues;
  /** The same object as long as nothing changes. */
  readonly snapshot: () => FormValues;
  readonly subscribe: (listener: (change: ValuesChange) => void) => () => void;
  /** Makes a list known that is one without rows too, until the returned function is called. */
  readonly addList: (name: string) => () => void;
  /** Calls back when the form is reset. */
  readonly onRestart: (listener: () => void) => () => void;
  /** Follows the controls, until the returned function is called. */
  readonly follow: () => () => void;
  /** An element of the application has changed, or a control that no one can be asked about (`isOwn`). */
  readonly touch: (name: string, isOwn?: boolean) => void;
  /** The values of now were sent: edits are counted from here on. */
  readonly rebase: () => void;
  /** The form was reset. */
  readonly restart: () => void;
}

/** What the store needs of its form. */
export interface ValuesStoreOptions {
  readonly form: () => HTMLFormElement | null;
  readonly defaults: () => unknown;
  /** Names of lists that are ones without rows too. */
  readonly lists: ReadonlySet<string>;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onEdit: (name: string) => void;
}

/** What has happened to the values of a form and was not told yet. */
export interface News {
  /** Controls that a person edited. */
  readonly edited: Set<FormControl>;
  /** Controls into which the application put another record. */
  readonly renewed: Set<FormControl>;
  /** The names of elements that are no controls of Guadua. */
  readonly names: Set<string>;
  /** Controls came, went, got another name or were reset. */
  isMoved: boolean;
  isEmpty: boolean;
}
