import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionReader } from './option-reader';
import { createSelection } from './selection';
import type { SelectChangeReason } from './selection.types';
import { reduceSelection, type SelectionEvent } from './selection-reducer';
import type { SelectionRules } from './selection-rules';

interface Item {
  id: number;
  disabled?: boolean;
}
const items: Item[] = Array.from({ length: 8 }, (_, id) => ({ id, disabled: id === 2 }));
const reader = optionReader<Item>({});

function rules(changes: Partial<SelectionRules<Item>> = {}): SelectionRules<Item> {
  return {
    multiple: true,
    clearable: true,
    limit: undefined,
    reader,
    canSelect: undefined,
    toValue: reader.key,
    keyOfValue: (value) => (typeof value === 'number' ? value : null),
    optionOfValue: (value) => items.find(({ id }) => id === value),
    ...changes,
  };
}

const select = (values: readonly number[]) => createSelection(values, rules().keyOfValue);
const at = (...ids: number[]) => items.filter(({ id }) => ids.includes(id));

/** The slow truth: asks about one option after the other, with a list of ids and nothing else. */
function naive(
  before: readonly number[],
  event: SelectionEvent<Item>,
  { multiple, clearable, limit, canSelect }: SelectionRules<Item>,
): number[] {
  const known = (ids: readonly number[]) => ids.map((id) => items[id] as Item);
  const add = (start: readonly number[], options: readonly Item[]) => {
    let ids = [...start];
    for (const option of options) {
      if (ids.includes(option.id) || option.disabled) continue;
      if (multiple && limit !== undefined && ids.length >= limit) continue;
      if (canSelect && !canSelect(option, { selected: known(ids) })) continue;
      if (!multiple) return [option.id];
      ids = [...ids, option.id];
    }
    return ids;
  };
  const isFixed = (id: number) => items[id]?.disabled === true;
  const without = (gone: readonly number[]) =>
    before.filter((id) => isFixed(id) || !gone.includes(id));
  switch (event.type) {
    case 'option.toggle':
      if (!before.includes(event.option.id)) return add(before, [event.option]);
      return !(multiple || clearable) ? [...before] : without([event.option.id]);
    case 'option.create':
      return add(before, [event.option]);
    case 'list.paste':
      return add(before, event.options);
    case 'item.remove':
      return without([Number(event.key)]);
    case 'item.removeLast':
      return without(before.filter((id) => !isFixed(id)).slice(-1));
    case 'reorder':
      return event.order(before).map(Number);
    case 'clear':
      return without(before);
    case 'reset':
      return event.values.map(Number);
    case 'all.toggle':
    case 'group.toggle': {
      const added = add(before, event.options);
      const all = event.options.filter(({ disabled }) => !disabled).map(({ id }) => id);
      return added.length > before.length ? added : without(all);
    }
    case 'range.change': {
      const inside = event.inside.map(({ id }) => id);
      const gone = event.former
        .map(({ id }) => id)
        .filter((id) => !inside.includes(id) && !event.before.has(id));
      return add(without(gone), event.inside);
    }
  }
}

/** What a change says that was removed. */
function goneOf(
  reason: SelectChangeReason,
  before: readonly number[],
  after: readonly number[],
  multiple: boolean,
): readonly number[] {
  // A reset says all that was there.
  if (reason === 'reset') return before;
  // In single mode a choice replaces another without a word of it.
  return !multiple && after.length > 0 ? [] : before.filter((id) => !after.includes(id));
}

const reversed = (values: readonly unknown[]) => (values.length < 2 ? values : values.toReversed());
const option = fc.constantFrom(...items);
const options = fc.subarray(items);
const event: fc.Arbitrary<SelectionEvent<Item>> = fc.oneof(
  option.map((each) => ({ type: 'option.toggle' as const, option: each })),
  option.map((each) => ({ type: 'option.create' as const, option: each })),
  option.map(({ id }) => ({ type: 'item.remove' as const, key: id })),
  fc.constant({ type: 'item.removeLast' as const }),
  options.map((each) => ({ type: 'all.toggle' as const, options: each })),
  options.map((each) => ({ type: 'list.paste' as const, options: each })),
  fc.tuple(options, options, options).map(([inside, former, before]) => ({
    type: 'range.change' as const,
    inside,
    former,
    before: new Set(before.map(({ id }) => id)),
  })),
  fc.constant({ type: 'reorder' as const, order: reversed }),
  fc.constant({ type: 'clear' as const }),
  options.map((each) => ({ type: 'reset' as const, values: each.map(({ id }) => id) })),
);
const canSelect = fc.constantFrom<SelectionRules<Item>['canSelect']>(
  undefined,
  (_, { selected }) => selected.length < 3,
  ({ id }, { selected }) => !selected.some((other) => (other.id + id) % 5 === 0),
);

describe('reduceSelection (SEL-6, SEL-7, SEL-8)', () => {
  it('does what asking about one option after the other does, over any sequence of events', () => {
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 30 }),
        fc.boolean(),
        fc.boolean(),
        fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
        canSelect,
        (events, multiple, clearable, limit, allowed) => {
          const given = rules({ multiple, clearable, limit, canSelect: allowed });
          let selection = select([]);
          for (const each of events) {
            // One value has neither a range nor "select all", and is reset to one at most.
            const forSeveral = ['range.change', 'all.toggle', 'list.paste', 'reset'];
            if (!multiple && forSeveral.includes(each.type)) continue;
            const expected = naive(selection.keys.map(Number), each, given);
            const change = reduceSelection(selection, each, given);
            const next = change?.selection ?? selection;
            expect(next.keys).toEqual(expected);
            expect(next.values).toEqual(expected);
            if (change === null) expect(expected).toEqual(selection.keys);
            if (change) {
              const before = selection.keys.map(Number);
              expect(change.added.map(({ id }) => id)).toEqual(
                change.reason === 'reset' ? [] : expected.filter((id) => !before.includes(id)),
              );
              expect(change.removed).toEqual(goneOf(change.reason, before, expected, multiple));
            }
            selection = next;
          }
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('asks canSelect with those that join before', () => {
    const asked: number[][] = [];
    const given = rules({
      canSelect: (_, { selected }) => {
        asked.push(selected.map(({ id }) => id));
        return true;
      },
    });
    reduceSelection(select([7]), { type: 'all.toggle', options: at(0, 1, 2, 3) }, given);
    expect(asked).toEqual([[7], [7, 0], [7, 0, 1]]);
  });

  it('takes a limit that came later for full, and gives nothing up for it', () => {
    const given = rules({ limit: 1 });
    expect(
      reduceSelection(select([0, 1]), { type: 'list.paste', options: at(3) }, given),
    ).toBeNull();
  });

  it('says of "select all" what it adds, once each, in the order of the list', () => {
    const twice = [...at(0, 1, 2), ...at(1, 3)];
    const change = reduceSelection(select([1]), { type: 'all.toggle', options: twice }, rules());
    expect(change?.reason).toBe('select-all');
    expect(change?.added.map(({ id }) => id)).toEqual([0, 3]);
  });
});
