import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  breaksLimits,
  countRange,
  summaryOf,
  ticksOfAll,
  withTicks,
  withUnknown,
} from './checkbox-group-state';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
const values = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));

describe('the boxes of a group (INP-6)', () => {
  it('are one for each option and each value, once', () => {
    fc.assert(
      fc.property(values, (chosen) => {
        const shown = withUnknown(options, [...chosen, ...chosen]).map(({ value }) => value);
        expect(new Set(shown)).toEqual(new Set(['a', 'b', 'c', ...chosen]));
        expect(new Set(shown).size).toBe(shown.length);
      }),
    );
  });

  it('change what is ticked and nothing else, in the order of the options', () => {
    fc.assert(
      fc.property(values, fc.constantFrom('a', 'b', 'c'), fc.boolean(), (chosen, value, on) => {
        const all = withUnknown(options, chosen);
        const next = withTicks(all, chosen, [{ value, on }]);
        const wanted = new Set<string>(chosen);
        if (on) wanted.add(value);
        else wanted.delete(value);
        expect(next).toEqual(all.map((one) => one.value).filter((one) => wanted.has(one)));
      }),
    );
  });
});

describe('the box above them (INP-6)', () => {
  it('sums up those that can be ticked', () => {
    const withLocked = [...options, { value: 'd', label: 'd', disabled: true }];
    expect(summaryOf(withLocked, [])).toBe('none');
    expect(summaryOf(withLocked, ['d'])).toBe('none');
    expect(summaryOf(withLocked, ['a', 'd'])).toBe('some');
    expect(summaryOf(withLocked, ['c', 'b', 'a'])).toBe('all');
    expect(summaryOf([], [])).toBe('none');
  });
});

describe('how many may be ticked (INP-6)', () => {
  it.each([
    [0, {}, false],
    [0, { required: true }, true],
    [0, { minItems: 2 }, false],
    [0, { minItems: 2, required: true }, true],
    [1, { minItems: 2 }, true],
    [2, { minItems: 2, maxItems: 2 }, false],
    [3, { maxItems: 2 }, true],
    [1, { required: true }, false],
    [1, { maxItems: 0 }, true],
  ])('of %i with %o breaks the limits: %s', (count, limits, broken) => {
    expect(
      breaksLimits(count, { required: false, minItems: undefined, maxItems: undefined, ...limits }),
    ).toBe(broken);
  });
});

it.each([
  [{}, undefined, undefined],
  [{ required: true }, 1, undefined],
  [{ minItems: 0 }, undefined, undefined],
  [{ minItems: 1 }, 1, undefined],
  [{ minItems: 3, required: true, maxItems: 4 }, 3, 4],
  [{ maxItems: 0 }, undefined, 0],
])('countRange says of %j from %s to %s', (limits, least, most) => {
  const range = countRange({
    required: false,
    minItems: undefined,
    maxItems: undefined,
    ...limits,
  });
  expect(range).toEqual({ least, most });
});

it('ticksOfAll leaves alone what can’t be chosen', () => {
  const locked = { value: 'd', label: 'd', disabled: true };
  for (const on of [true, false]) {
    expect(ticksOfAll([...options, locked], on)).toEqual(
      ['a', 'b', 'c'].map((value) => ({ value, on })),
    );
  }
});
