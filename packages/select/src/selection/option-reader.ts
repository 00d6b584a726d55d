import { warnOnce } from '@guadua/utils/internal';
import type { SelectKey } from './selection.types';

/** The props that say how an option is read (SEL-1). */
export interface OptionFields<Option> {
  labelKey?: string | ((option: Option) => string) | undefined;
  primaryKey?: string | ((option: Option) => unknown) | undefined;
  disabledKey?: string | ((option: Option) => boolean | undefined) | undefined;
  groupBy?: string | ((option: Option) => string | null | undefined) | undefined;
  searchBy?: string | readonly string[] | ((option: Option) => string) | undefined;
}

/** Reads what the select needs out of an option. */
export interface OptionReader<Option> {
  /** `null` when it has none that can be used: such an option can't be selected. */
  readonly key: (option: Option) => SelectKey | null;
  /** Its key stands in when the label is missing. */
  readonly label: (option: Option) => string;
  readonly disabled: (option: Option) => boolean;
  /** The texts that the search looks into; `null` for the label. */
  readonly searchTexts: ((option: Option) => readonly string[]) | null;
  /** `null` without `groupBy`; the empty text is the group of the options that have none. */
  readonly group: ((option: Option) => string) | null;
}

/** Makes the functions that read options from the props that describe them. */
export function optionReader<Option>(fields: OptionFields<Option>): OptionReader<Option> {
  const { labelKey = 'name', primaryKey = 'id', disabledKey = 'disabled' } = fields;
  const { groupBy, searchBy } = fields;
  const key = (option: Option): SelectKey | null => {
    if (typeof primaryKey !== 'function' && isKey(option)) return option;
    const found = read(option, primaryKey);
    return isKey(found) ? found : null;
  };
  const label = (option: Option): string => {
    const found = typeof labelKey !== 'function' && isKey(option) ? option : read(option, labelKey);
    return text(found) || text(key(option));
  };
  return {
    key,
    label,
    disabled: (option) => Boolean(read(option, disabledKey)) || key(option) === null,
    searchTexts:
      searchBy === undefined
        ? null
        : typeof searchBy === 'object'
          ? (option) => searchBy.map((field) => text(read(option, field)))
          : (option) => [text(read(option, searchBy))],
    group: groupBy === undefined ? null : (option) => text(read(option, groupBy)),
  };
}

function read<Option>(option: Option, field: string | ((option: Option) => unknown)): unknown {
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
  return typeof value === 'string' || typeof value === 'number';
}

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : String(value);
}
