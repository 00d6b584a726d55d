import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSelection, selectedPart, valuesOf } from './selection';

describe('valuesOf (SEL-13)', () => {
  it.each([
    [null, false, []],
    [undefined, true, []],
    ['', false, []],
    [3, false, [3]],
    [[1, 2], true, [1, 2]],
    [3, true, [3]],
    [[1, 2], false, [1]],
    [[], false, []],
    [[''], true, ['']],
  ])('%j with multiple %s is read as %j', (value, multiple, expected) => {
    const values = valuesOf(value, multiple, () => false);
    expect(values).toEqual(expected);
    expect(valuesOf(values, multiple, () => false)).toEqual(expected);
  });

  it('reads the empty text as a key where an option has it', () => {
    expect(valuesOf('', false, () => true)).toEqual(['']);
  });
});

describe('createSelection', () => {
  it('has exactly its keys, for few and for many', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 60 }), (keys) => {
        const selection = createSelection(keys, (value) => Number(value));
        for (let key = 0; key <= 50; key++) expect(selection.has(key)).toBe(keys.includes(key));
        expect(selection.has(null)).toBe(false);
      }),
    );
  });

  it('takes each key once, in the order in which they come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 20 }), (keys) => {
        const selection = createSelection(keys, (value) => Number(value));
        expect(selection.keys).toEqual([...new Set(keys)]);
        expect(selection.values).toEqual(selection.keys);
      }),
    );
  });

  it('keeps a value without a key', () => {
    const selection = createSelection([1, null, 1], (value) => (value === null ? null : 1));
    expect(selection.values).toEqual([1, null]);
    expect(selection.keys).toEqual([1]);
  });

  it('does not take the text 1 for the number 1', () => {
    expect(createSelection([1], () => 1).has('1')).toBe(false);
  });
});

describe('selectedPart (SEL-6)', () => {
  it.each([
    [[], 'none'],
    [['-', '-'], 'none'],
    [['x', '-'], 'some'],
    [['x', 'x'], 'all'],
    [['x', 'off', 'x'], 'all'],
    [['off'], 'none'],
  ] as const)('%j is %s', (rows, part) => {
    const list: readonly string[] = rows;
    expect(
      selectedPart(
        list.length,
        (position) => list[position],
        (row) => row === 'off',
        (row) => row === 'x',
      ),
    ).toBe(part);
  });
});
