import type { SelectKey } from '../select/select.types';

/** The chosen values with their keys, in the order of choice. */
export interface Selection {
  readonly values: readonly unknown[];
  readonly keys: readonly SelectKey[];
  readonly has: (key: SelectKey | null) => boolean;
}

/** Below this many keys a list is searched faster than a set is made. */
const SET_FROM = 16;

/**
 * The selection behind a value. The set of its keys is made when it is first asked for, so a value
 * of ten thousand keys costs a closed select nothing.
 *
 * @param keyOf Key of one value; `null` drops it.
 */
export function createSelection(
  values: readonly unknown[],
  keyOf: (value: unknown) => SelectKey | null,
): Selection {
  let keys: readonly SelectKey[] | undefined;
  let set: Set<SelectKey> | undefined;
  const allKeys = () => {
    keys ??= values.map(keyOf).filter((key) => key !== null);
    return keys;
  };
  return {
    values,
    get keys() {
      return allKeys();
    },
    has(key) {
      if (key === null || values.length === 0) return false;
      if (values.length < SET_FROM) return allKeys().includes(key);
      set ??= new Set(allKeys());
      return set.has(key);
    },
  };
}

/**
 * Reads a value the way its mode needs it, whatever the caller gave (SEL-13).
 *
 * @param wrong Told when a list came where one value is meant, or the reverse.
 */
export function valuesOf(value: unknown, multiple: boolean, wrong: () => void): readonly unknown[] {
  if (value === null || value === undefined || value === '') return NONE;
  if (Array.isArray(value)) {
    if (multiple) return value;
    wrong();
    return value.length > 0 ? [value[0]] : NONE;
  }
  if (multiple) wrong();
  return [value];
}

const NONE: readonly unknown[] = [];

/** How much of the list is chosen. */
export type SelectedPart = 'none' | 'some' | 'all';

/**
 * How much of what can be chosen is chosen; stops as soon as it is known.
 *
 * @param count How many options are shown.
 * @param isEnabled Whether the option at a position counts.
 * @param isSelected Whether the option at a position is chosen.
 */
export function selectedPart(
  count: number,
  isEnabled: (position: number) => boolean,
  isSelected: (position: number) => boolean,
): SelectedPart {
  let some = false;
  let missing = false;
  for (let position = 0; position < count; position++) {
    if (!isEnabled(position)) continue;
    if (isSelected(position)) some = true;
    else missing = true;
    if (some && missing) return 'some';
  }
  return some ? 'all' : 'none';
}
