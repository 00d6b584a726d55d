import type { SelectKey } from './selection.types';

export interface Selection {
  readonly values: readonly unknown[];
  readonly keys: readonly SelectKey[];
  readonly has: (key: SelectKey | null) => boolean;
}

/** Of two values with one key the first counts; a value without a key is kept, but not shown. */
export function createSelection(
  values: readonly unknown[],
  keyOf: (value: unknown) => SelectKey | null,
): Selection {
  const known = new Set<SelectKey>();
  let kept: unknown[] | undefined;
  for (let index = 0; index < values.length; index++) {
    const key = keyOf(values[index]);
    if (key !== null && known.has(key)) {
      // The list is only copied when something in it is said twice.
      kept ??= values.slice(0, index);
      continue;
    }
    if (key !== null) known.add(key);
    kept?.push(values[index]);
  }
  return {
    values: kept ?? values,
    keys: [...known],
    has: (key) => key !== null && known.has(key),
  };
}

export function hasSameKeys(one: Selection, other: Selection): boolean {
  return one === other || (one.keys.length === other.keys.length && one.keys.every(other.has));
}

/** Reads a value the way its mode needs it, whatever the caller gave (SEL-13). */
export function valuesOf(
  value: unknown,
  multiple: boolean,
  emptyTextIsKey: () => boolean,
): readonly unknown[] {
  if (value === null || value === undefined || typeof value === 'boolean') return NONE;
  if (Array.isArray(value)) return multiple ? value : value.slice(0, 1);
  return value === '' && !emptyTextIsKey() ? NONE : [value];
}

const NONE: readonly unknown[] = [];

export type SelectedPart = 'none' | 'some' | 'all';

export function selectedPart<Option>(
  count: number,
  optionAt: (position: number) => Option | undefined,
  isDisabled: (option: Option) => boolean,
  isSelected: (option: Option) => boolean,
): SelectedPart {
  let some = false;
  let missing = false;
  for (let position = 0; position < count && !(some && missing); position++) {
    const option = optionAt(position);
    if (option === undefined || isDisabled(option)) continue;
    if (isSelected(option)) some = true;
    else missing = true;
  }
  return !some ? 'none' : missing ? 'some' : 'all';
}
