import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLookup } from './option-lookup';

describe('createLookup', () => {
  it('finds the first option with a key, one by one or by map', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }), { maxLength: 80 }),
        fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 80 }),
        (options, keys) => {
          const lookup = createLookup(options, (option) => option);
          for (const key of keys) expect(lookup.indexOf(key)).toBe(options.indexOf(key));
        },
      ),
    );
  });
});
