import type { SelectKey } from './selection.types';

export type OptionLookup<Option> = ReturnType<typeof createLookup<Option>>;

/** Reads each key once, and none behind the one that is looked for: opening a long list reads none (SEL-14). */
export function createLookup<Option>(
  options: readonly (Option | null | undefined)[],
  keyOf: (option: Option) => SelectKey | null,
) {
  const found = new Map<SelectKey | null, number>();
  let read = 0;

  function indexOf(key: SelectKey): number {
    for (; read < options.length && !found.has(key); read++) {
      const option = options[read];
      const each = option === null || option === undefined ? null : keyOf(option);
      if (!found.has(each)) found.set(each, read);
    }
    return found.get(key) ?? -1;
  }

  return { indexOf, find: (key: SelectKey) => options[indexOf(key)] ?? undefined };
}
