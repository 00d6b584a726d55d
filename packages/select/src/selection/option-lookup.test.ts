import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createLookup } from './option-lookup';

describe('createLookup', () => {
  it('finds the first option with a key, one by one or by map', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }), {
          maxLength: 80,
          size: 'max',
        }),
        fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 80, size: 'max' }),
        (options, keys) => {
          const lookup = createLookup(options, (option) => option);
          for (const key of keys) {
            expect(lookup.indexOf(key)).toBe(options.indexOf(key));
            expect(lookup.find(key)).toBe(options.find((option) => option === key));
          }
        },
      ),
    );
  });

  const keys = Array.from({ length: 100 }, (_, key) => key);

  it('walks to few options, and asks for no key twice (SEL-14)', () => {
    const keyOf = vi.fn((option: number) => option);
    const lookup = createLookup(keys, keyOf);
    // The options that are on a closed select lie at the start of its list.
    for (const key of [...keys.slice(0, 32), ...keys.slice(0, 32)]) lookup.indexOf(key);
    expect(keyOf).toHaveBeenCalledTimes((32 * 33) / 2);
  });

  it('goes through the list once more for the 33rd key, and never again (SEL-14)', () => {
    const keyOf = vi.fn((option: number) => option);
    const lookup = createLookup(keys, keyOf);
    for (const key of keys.slice(0, 32)) lookup.indexOf(key);
    keyOf.mockClear();
    for (const key of [32, 99, 0, 1000, 1001]) lookup.indexOf(key);
    expect(keyOf).toHaveBeenCalledTimes(keys.length);
    expect([lookup.indexOf(99), lookup.indexOf(1000)]).toEqual([99, -1]);
  });

  it('finds nothing under the key of an option that has none', () => {
    const lookup = createLookup([{ id: null }, { id: 5 }], ({ id }) => id);
    for (const key of keys) expect(lookup.indexOf(key)).toBe(key === 5 ? 1 : -1);
  });
});
