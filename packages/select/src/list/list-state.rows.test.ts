import { describe, expect, it } from 'vitest';
import { positionOfRow, type RowFinder, rowAt } from './list-state';
import { createView } from './search/option-view';

interface Item {
  key: string | null;
}

function finder(keys: (string | null)[], creates = false): RowFinder<Item> {
  const items = keys.map((key) => ({ key }));
  return {
    view: createView(items, null),
    keyOf: (item) => item.key,
    indexOf: (key) => items.findIndex((item) => item.key === key),
    creates,
  };
}

describe('the active row (SEL-15)', () => {
  it('is where its option is now, and nowhere when that is gone', () => {
    const row = rowAt(finder(['a', 'b', 'c']), 1);
    expect(row).toEqual({ kind: 'option', key: 'b', position: 1 });
    if (!row) return;
    expect(positionOfRow(row, finder(['x', 'y', 'b']))).toBe(2);
    expect(positionOfRow(row, finder(['a', 'c']))).toBe(-1);
  });

  it('is the one of two with the same key that was reached', () => {
    const twins = finder(['a', 'a', 'b']);
    for (const position of [0, 1, 2]) {
      const row = rowAt(twins, position);
      expect(row && positionOfRow(row, twins)).toBe(position);
    }
  });

  it('may be an option without a key', () => {
    const row = rowAt(finder(['a', null]), 1);
    expect(row && positionOfRow(row, finder(['a', null]))).toBe(1);
    expect(row && positionOfRow(row, finder(['a', 'b']))).toBe(-1);
  });

  it('may be the row that creates an option, below all others', () => {
    const row = rowAt(finder(['a'], true), 1);
    expect(row?.kind).toBe('create');
    expect(row && positionOfRow(row, finder(['a', 'b'], true))).toBe(2);
    expect(row && positionOfRow(row, finder(['a', 'b']))).toBe(-1);
    expect(rowAt(finder(['a']), 1)).toBeNull();
    expect(rowAt(finder(['a']), -1)).toBeNull();
  });
});
