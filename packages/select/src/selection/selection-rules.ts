import type { OptionReader } from './option-reader';
import type { Selection } from './selection';
import type { SelectKey } from './selection.types';

export interface SelectionRules<Option> {
  readonly multiple: boolean;
  readonly clearable: boolean;
  readonly limit: number | undefined;
  readonly reader: OptionReader<Option>;
  readonly canSelect:
    | ((option: Option, state: { readonly selected: readonly Option[] }) => boolean)
    | undefined;
  readonly toValue: (option: Option) => unknown;
  readonly keyOfValue: (value: unknown) => SelectKey | null;
  readonly optionOfValue: (value: unknown) => Option | undefined;
}

export function optionsOf<Option>(
  values: readonly unknown[],
  { optionOfValue }: Pick<SelectionRules<Option>, 'optionOfValue'>,
): Option[] {
  return values.flatMap((value) => {
    const option = optionOfValue(value);
    return option === undefined ? [] : [option];
  });
}

/** Whether a person can't take a value away: its option is disabled, and could not be chosen again (SEL-7). */
export function isFixed<Option>(
  value: unknown,
  { reader, optionOfValue }: Pick<SelectionRules<Option>, 'reader' | 'optionOfValue'>,
): boolean {
  const option = optionOfValue(value);
  return option !== undefined && reader.key(option) !== null && reader.disabled(option);
}

export function isFull<Option>(
  selection: Selection,
  { multiple, limit }: SelectionRules<Option>,
): boolean {
  return multiple && limit !== undefined && selection.keys.length >= limit;
}

/** The options that may join, each asked about with those before it already in (SEL-7). */
export function admissible<Option>(
  candidates: Iterable<Option>,
  selection: Selection,
  rules: SelectionRules<Option>,
  selected: () => readonly Option[],
): Option[] {
  const { reader, canSelect, multiple, limit = Number.POSITIVE_INFINITY } = rules;
  const admitted: Option[] = [];
  const fresh = new Set<SelectKey>();
  let growing: Option[] | undefined;
  const remaining = multiple ? limit - selection.keys.length : 1;
  for (const option of candidates) {
    if (admitted.length >= remaining) break;
    const key = reader.key(option);
    if (key === null || selection.has(key) || fresh.has(key) || reader.disabled(option)) continue;
    if (canSelect) {
      growing ??= [...selected()];
      if (canSelect(option, { selected: growing }) === false) continue;
      growing.push(option);
    }
    fresh.add(key);
    admitted.push(option);
  }
  return admitted;
}
