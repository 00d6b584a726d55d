import { warnOnce } from '@guadua/utils/internal';
import type { SelectKey } from './selection.types';

export interface OptionFields<Option> {
  labelKey?: string | ((option: Option) => string) | undefined;
  primaryKey?: string | ((option: Option) => unknown) | undefined;
  disabledKey?: string | ((option: Option) => boolean | undefined) | undefined;
  groupBy?: string | ((option: Option) => string | null | undefined) | undefined;
  searchBy?: string | readonly string[] | ((option: Option) => string) | undefined;
}

export type OptionReader<Option> = ReturnType<typeof optionReader<Option>>;

export function optionReader<Option>(fields: OptionFields<Option>) {
  const { labelKey, primaryKey, disabledKey = 'disabled', groupBy, searchBy } = fields;
  const key = (option: Option): SelectKey | null => {
    if (typeof primaryKey !== 'function' && isKey(option)) return option;
    const found = readEither(option, primaryKey, 'id', 'value');
    return isKey(found) ? found : null;
  };
  const label = (option: Option): string => {
    const isPlain = typeof labelKey !== 'function' && isKey(option);
    const found = isPlain ? option : readEither(option, labelKey, 'name', 'label');
    return text(found) || text(key(option));
  };
  const textsOf = (of: readonly Field<Option>[]) => (option: Option) =>
    of.map((field) => text(read(option, field)));
  return {
    /** `null` when it has none that can be used: such an option can't be selected. */
    key,
    /** Its key stands in when the label is missing. */
    label,
    disabled: (option: Option) => Boolean(read(option, disabledKey)) || key(option) === null,
    description: (option: Option) =>
      labelKey === undefined && isRecord(option) && typeof option.label === 'string'
        ? text(option.description)
        : '',
    /** `null` where the label is what is searched. */
    searchTexts:
      searchBy === undefined ? null : textsOf(typeof searchBy === 'object' ? searchBy : [searchBy]),
    /** `null` without `groupBy`; the empty text is the group of the options that have none. */
    group: groupBy === undefined ? null : (option: Option) => text(read(option, groupBy)),
  };
}

type Field<Option> = string | ((option: Option) => unknown);

function readEither<Option>(
  option: Option,
  field: Field<Option> | undefined,
  own: string,
  usual: string,
): unknown {
  return field === undefined ? (read(option, own) ?? read(option, usual)) : read(option, field);
}

function read<Option>(option: Option, field: Field<Option>): unknown {
  try {
    if (typeof field === 'function') return field(option);
    return isRecord(option) ? option[field] : undefined;
  } catch (error) {
    // One option that can't be read takes neither the page nor a search that goes on behind it.
    warnOnce(
      '<Select>',
      () => `options: one could not be read (${error}). Mend its data, or the function.`,
      'select-unreadable',
    );
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isKey(value: unknown): value is SelectKey {
  // NaN is equal to no key, not even to itself.
  return typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value));
}

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : String(value);
}
