import type { KeyboardEvent, RefObject } from 'react';
import type { SelectLabels } from '../labels/select-labels.types';
import type { RemoteOptions } from '../remote/remote.types';
import type { RemoteList } from '../remote/remote-list';
import type { OptionReader } from '../state/option-reader';
import type { Selection } from '../state/selection';
import type { SelectChangeReason, SelectCommonProps, SelectKey, SelectSlot } from './select.types';

/** `SelectProps` with its modes folded into one: what the implementation reads. */
export interface LooseSelectProps<Option> extends Omit<SelectCommonProps<Option>, 'primaryKey'> {
  primaryKey?: string | ((option: Option) => unknown) | undefined;
  options?: readonly (Option | null | undefined)[] | null | undefined;
  remote?: RemoteOptions<Option> | undefined;
  valueAs?: 'key' | 'option' | undefined;
  multiple?: boolean | undefined;
  value?: unknown;
  defaultValue?: unknown;
  // The types of the public props tie value and mode together; here any of them may come.
  onChange?: ((value: never, details: never) => void) | undefined;
  limit?: number | undefined;
  badgeLimit?: number | undefined;
  onSelectAll?: ((options: Option[]) => void) | undefined;
  onDeselectAll?: ((options: Option[]) => void) | undefined;
}

/** Where the active option is when the list opens. */
export interface Opening {
  readonly at: 'selected' | 'selectedOrFirst' | 'selectedOrLast';
  /** What was typed on the trigger. */
  readonly text: string;
}

/** A chosen value, ready to be shown. */
export interface Chosen<Option> {
  readonly key: SelectKey;
  /** `undefined` while no option with this key is known. */
  readonly option: Option | undefined;
  readonly label: string;
}

/** What the parts of a select share. */
export interface SelectModel<Option> {
  readonly props: LooseSelectProps<Option>;
  readonly labels: SelectLabels;
  readonly reader: OptionReader<Option>;
  readonly selection: Selection;
  readonly multiple: boolean;
  readonly searchable: boolean;
  readonly clearable: boolean;
  /** The local options; empty for a remote select. */
  readonly options: readonly (Option | null | undefined)[];
  readonly remote: RemoteList<Option> | null;
  readonly id: string;
  readonly listId: string;
  readonly popupId: string;
  readonly controlRef: RefObject<HTMLDivElement | null>;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly popupRef: RefObject<HTMLElement | null>;
  /** Takes the keys pressed on the trigger while the list is open. */
  readonly listKeys: RefObject<((event: KeyboardEvent<HTMLElement>) => void) | null>;
  /** How the list came to be opened; `null` when a prop opened it. */
  readonly opening: RefObject<Opening | null>;
  /** What a screen reader is to hear. */
  readonly message: string;
  readonly announce: (message: string) => void;
  readonly close: (returnFocus: boolean) => void;
  /** An option that can't be chosen now: by itself, by the limit, or by `canSelect`. */
  readonly isDisabled: (option: Option) => boolean;
  /** Index of the first chosen option in the list; -1 when it is not there. */
  readonly firstSelectedIndex: () => number;
  readonly choose: (option: Option) => void;
  /** Makes a whole selection at once: one `onChange`. */
  readonly replace: (options: {
    add: readonly Option[];
    remove: ReadonlySet<SelectKey>;
    reason: SelectChangeReason;
  }) => void;
  readonly removeLast: () => void;
  readonly create: (text: string) => void;
  readonly focusTokens: () => boolean;
}

/** The class of a part, with the caller's own. */
export function slotClass(
  classNames: Partial<Record<SelectSlot, string>> | undefined,
  slot: SelectSlot,
  base: string,
): string {
  const own = classNames?.[slot];
  return own ? `${base} ${own}` : base;
}
