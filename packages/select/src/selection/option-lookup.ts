import type { SelectKey } from './selection.types';

export type OptionLookup<Option> = ReturnType<typeof createLookup<Option>>;

/** So many keys are looked for one by one before a map of the whole list is made. */
const SINGLE_SEARCHES = 32;

/** Makes nothing of the list's length until many different keys were asked for (SEL-14). */
export function createLookup<Option>(
  options: readonly (Option | null | undefined)[],
  keyOf: (option: Option) => SelectKey | null,
) {
  const found = new Map<SelectKey, number>();
  let complete = false;

  function walk(key: SelectKey): number {
    for (let index = 0; index < options.length; index++) {
      const option = options[index];
      if (option !== null && option !== undefined && keyOf(option) === key) return index;
    }
    return -1;
  }

  function mapAll(): void {
    complete = true;
    options.forEach((option, index) => {
      if (option === null || option === undefined) return;
      const key = keyOf(option);
      if (key !== null && !found.has(key)) found.set(key, index);
    });
  }

  function indexOf(key: SelectKey): number {
    const known = found.get(key);
    if (known !== undefined) return known;
    if (complete) return -1;
    if (found.size >= SINGLE_SEARCHES) {
      mapAll();
      return found.get(key) ?? -1;
    }
    const index = walk(key);
    found.set(key, index);
    return index;
  }

  return { indexOf, find: (key: SelectKey) => options[indexOf(key)] ?? undefined };
}
