import { describe, expect, it, vi } from 'vitest';
import { optionReader } from './option-reader';
import { createSelection } from './selection';
import { admissible, isFull, optionsOf, type SelectionRules } from './selection-rules';

interface Item {
  id: number | null;
  disabled?: boolean;
}
const keyOfValue = (value: unknown) => (typeof value === 'number' ? value : null);
const reader = optionReader<Item>({});
const select = (...values: number[]) => createSelection(values, keyOfValue);

function rules(changes: Partial<SelectionRules<Item>>): SelectionRules<Item> {
  return {
    multiple: true,
    clearable: true,
    limit: undefined,
    reader,
    canSelect: undefined,
    toValue: reader.key,
    keyOfValue,
    optionOfValue: (value) => (typeof value === 'number' && value < 5 ? { id: value } : undefined),
    ...changes,
  };
}

const joining = (candidates: Item[], given: Partial<SelectionRules<Item>>, ...selected: number[]) =>
  admissible(candidates, select(...selected), rules(given), () =>
    optionsOf(selected, rules(given)),
  ).map(({ id }) => id);

const items = [1, 2, 3, 4].map((id) => ({ id }));

describe('a limit (SEL-7)', () => {
  it.each([
    [0, true],
    [1, true],
    [2, true],
    [3, false],
    [undefined, false],
  ])('of %s is reached by two: %s', (limit, full) => {
    expect(isFull(select(1, 2), rules({ limit }))).toBe(full);
  });

  it('has no limit in single mode, where the next one takes the place of the last', () => {
    expect(isFull(select(1), rules({ multiple: false, limit: 1 }))).toBe(false);
    expect(joining(items, { multiple: false, limit: 1 }, 1)).toEqual([2]);
  });

  it.each([
    [undefined, [2, 3, 4]],
    [4, [2, 3, 4]],
    [3, [2, 3]],
    [1, []],
    [0, []],
  ])('of %s lets join one that is there already %j', (limit, ids) => {
    expect(joining(items, { limit }, 1)).toEqual(ids);
  });

  it('asks nothing of those that come after it is reached', () => {
    const canSelect = vi.fn(() => true);
    expect(joining(items, { limit: 2, canSelect }, 1)).toEqual([2]);
    expect(canSelect).toHaveBeenCalledOnce();
  });
});

describe('what may join (SEL-7)', () => {
  it('is each key once, enabled, and not there yet', () => {
    const candidates = [{ id: 1 }, { id: 2, disabled: true }, { id: null }, { id: 3 }, { id: 3 }];
    expect(joining(candidates, {}, 1)).toEqual([3]);
  });

  it('is what canSelect does not refuse, and a refused one is not with those that join', () => {
    const seen: (number | null)[][] = [];
    const canSelect = ({ id }: Item, { selected }: { selected: readonly Item[] }) => {
      seen.push(selected.map((each) => each.id));
      return id !== 2;
    };
    // Of 9 no option is known.
    expect(joining(items, { canSelect }, 9, 1)).toEqual([3, 4]);
    expect(seen).toEqual([[1], [1], [1, 3]]);
  });
});
