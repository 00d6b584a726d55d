import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createLookup } from './option-lookup';

describe('createLookup', () => {
  it('finds the first option with a key, in whatever order keys are asked for', () => {
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

  it('asks for each key once, and for none behind the one that is looked for (SEL-14)', () => {
    const keyOf = vi.fn((option: number) => option);
    const lookup = createLookup(keys, keyOf);
    for (const key of [32, 5, 32, 40]) expect(lookup.indexOf(key)).toBe(key);
    expect(keyOf).toHaveBeenCalledTimes(41);
    for (const key of [99, 0, 1000, 1001]) expect(lookup.indexOf(key)).toBe(key < 100 ? key : -1);
    expect(keyOf).toHaveBeenCalledTimes(keys.length);
  });

  it('finds nothing under the key of an option that has none', () => {
    const lookup = createLookup([{ id: null }, { id: 5 }], ({ id }) => id);
    for (const key of keys) expect(lookup.indexOf(key)).toBe(key === 5 ? 1 : -1);
  });
});
