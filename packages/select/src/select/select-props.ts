import type { RemoteSource } from '../remote/remote-source';
import type { TokenReorder } from '../reorder/reorder.types';
import type { SelectCommonProps } from './select-common.types';

/** `SelectProps` with its modes folded into one: what the implementation reads. */
export interface LooseSelectProps<Option> extends Omit<SelectCommonProps<Option>, 'primaryKey'> {
  primaryKey?: string | ((option: Option) => unknown) | undefined;
  options?: readonly (Option | null | undefined)[] | null | undefined;
  remote?: RemoteSource<Option> | undefined;
  valueAs?: 'key' | 'option' | undefined;
  multiple?: boolean | undefined;
  value?: unknown;
  defaultValue?: unknown;
  // The types of the public props tie value and mode together; here any of them may come.
  onChange?: ((value: never, details: never) => void) | undefined;
  maxItems?: number | undefined;
  badgeLimit?: number | 'fit' | undefined;
  reorder?: TokenReorder | undefined;
}
