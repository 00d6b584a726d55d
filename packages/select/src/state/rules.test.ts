import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeyContext, listCommand, triggerCommand } from './keymap';
import { type ListState, listReducer } from './list-state';
import { between, move } from './navigation';
import { createLookup } from './option-lookup';
import { optionReader } from './option-reader';
import { createSelection, selectedPart, valuesOf } from './selection';
import { typeAhead } from './type-ahead';

describe('optionReader (SEL-1)', () => {
  it('reads objects by name, id and disabled unless told otherwise', () => {
    const reader = optionReader<{ id: number; name: string; disabled?: boolean }>({});
    const option = { id: 7, name: 'Dante', disabled: true };
    expect([reader.key(option), reader.label(option), reader.disabled(option)]).toEqual([
      7,
      'Dante',
      true,
    ]);
  });

  it('reads plain items as their own key and label, mixed as they may be', () => {
    const reader = optionReader<string | number>({});
    expect([reader.key(0), reader.label(0), reader.key('0'), reader.label('0')]).toEqual([
      0,
      '0',
      '0',
      '0',
    ]);
  });

  it('reads other fields and functions', () => {
    const reader = optionReader<{ code: string; title: string; off: boolean }>({
      primaryKey: 'code',
      labelKey: (option) => option.title.toUpperCase(),
      disabledKey: (option) => option.off,
      searchBy: ['code', 'title'],
      groupBy: (option) => option.title.slice(0, 1),
    });
    const option = { code: 'x1', title: 'uno', off: false };
    expect(reader.key(option)).toBe('x1');
    expect(reader.label(option)).toBe('UNO');
    expect(reader.disabled(option)).toBe(false);
    expect(reader.searchText(option)).toBe('x1\nuno');
    expect(reader.group?.(option)).toBe('u');
  });

  it('lets the key stand in for a missing label, and disables what has no key', () => {
    const reader = optionReader<object>({});
    expect(reader.label({ id: 3 })).toBe('3');
    expect(reader.label({})).toBe('');
    expect(reader.disabled({ name: 'sin llave' })).toBe(true);
  });
});

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

describe('valuesOf (SEL-13)', () => {
  it.each([
    [null, false, [], 0],
    [undefined, true, [], 0],
    ['', false, [], 0],
    [3, false, [3], 0],
    [[1, 2], true, [1, 2], 0],
    [3, true, [3], 1],
    [[1, 2], false, [1], 1],
    [[], false, [], 1],
  ])('%j with multiple %s is read as %j', (value, multiple, expected, wrong) => {
    let told = 0;
    expect(
      valuesOf(value, multiple, () => {
        told++;
      }),
    ).toEqual(expected);
    expect(told).toBe(wrong);
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
        (position) => list[position] !== 'off',
        (position) => list[position] === 'x',
      ),
    ).toBe(part);
  });
});

describe('move (SEL-15)', () => {
  it.each([
    [-1, 'next', 5, true, 0],
    [-1, 'previous', 5, true, 4],
    [4, 'next', 5, true, 0],
    [4, 'next', 5, false, 4],
    [0, 'previous', 5, true, 4],
    [0, 'previous', 5, false, 0],
    [3, 'first', 5, true, 0],
    [0, 'last', 5, true, 4],
    [2, 'pageDown', 50, true, 12],
    [45, 'pageDown', 50, true, 49],
    [12, 'pageUp', 50, true, 2],
    [5, 'pageUp', 50, true, 0],
    [-1, 'next', 0, true, -1],
    [-1, 'first', 0, true, -1],
    [-1, 'pageDown', 0, true, -1],
  ] as const)('from %i, %s of %i (wrap %s) to %i', (from, to, count, wrap, expected) => {
    expect(move(from, to, count, wrap)).toBe(expected);
  });

  it('never leaves the list', () => {
    fc.assert(
      fc.property(
        fc.nat(20),
        fc.integer({ min: -1, max: 25 }),
        fc.constantFrom('next', 'previous', 'first', 'last', 'pageDown', 'pageUp'),
        fc.boolean(),
        (count, from, to, wrap) => {
          const position = move(Math.min(from, count - 1), to, count, wrap);
          expect(position).toBeGreaterThanOrEqual(count === 0 ? -1 : 0);
          expect(position).toBeLessThan(Math.max(count, 0) || 1);
        },
      ),
    );
  });

  it('names what lies between, both ends included, in either direction', () => {
    expect(between(2, 4)).toEqual([2, 3, 4]);
    expect(between(4, 2)).toEqual([4, 3, 2]);
    expect(between(1, 1)).toEqual([1]);
  });
});

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const inSearch: KeyContext = {
  multiple: true,
  searchable: true,
  inSearch: true,
  caretAtStart: true,
  queryEmpty: true,
  back: false,
};

describe('keys of the open list (SEL-15)', () => {
  it.each([
    ['ArrowDown', {}, {}, { type: 'move', to: 'next' }],
    ['ArrowUp', {}, {}, { type: 'move', to: 'previous' }],
    ['Home', {}, {}, { type: 'move', to: 'first' }],
    ['End', {}, {}, { type: 'move', to: 'last' }],
    ['PageDown', {}, {}, { type: 'move', to: 'pageDown' }],
    ['PageUp', {}, {}, { type: 'move', to: 'pageUp' }],
    ['Enter', {}, {}, { type: 'accept' }],
    ['Escape', {}, {}, { type: 'escape' }],
    ['Tab', {}, {}, { type: 'leave' }],
    ['ArrowUp', { altKey: true }, {}, { type: 'acceptAndClose' }],
    ['ArrowDown', { shiftKey: true }, {}, { type: 'extend', to: 'next' }],
    ['ArrowDown', { shiftKey: true }, { multiple: false }, null],
    ['Home', { shiftKey: true }, {}, null],
    ['Home', { shiftKey: true, ctrlKey: true }, {}, { type: 'extend', to: 'first' }],
    ['a', { ctrlKey: true }, {}, { type: 'toggleAll' }],
    ['a', { metaKey: true }, {}, { type: 'toggleAll' }],
    ['a', { ctrlKey: true }, { multiple: false }, null],
    ['Backspace', {}, {}, { type: 'removeLast' }],
    ['Backspace', {}, { queryEmpty: false }, null],
    ['ArrowLeft', {}, { back: true }, { type: 'toTokens' }],
    ['ArrowLeft', {}, { back: true, caretAtStart: false }, null],
    ['ArrowRight', {}, { back: true }, { type: 'toTokens' }],
    ['ArrowRight', {}, {}, null],
    [' ', {}, {}, null],
    [' ', {}, { searchable: false, inSearch: false }, { type: 'accept' }],
    ['x', {}, {}, null],
    ['x', {}, { inSearch: false }, { type: 'write', text: 'x' }],
    ['ñ', {}, { inSearch: false }, { type: 'write', text: 'ñ' }],
    ['F5', {}, { inSearch: false }, null],
  ] as const)('%s with %j in %j', (key, modifiers, context, expected) => {
    expect(listCommand({ ...plain, key, ...modifiers }, { ...inSearch, ...context })).toEqual(
      expected,
    );
  });
});

describe('keys of the closed trigger (SEL-15)', () => {
  it.each([
    ['Enter', {}, { type: 'open', at: 'selectedOrFirst' }],
    [' ', {}, { type: 'open', at: 'selectedOrFirst' }],
    ['ArrowDown', {}, { type: 'open', at: 'selectedOrFirst' }],
    ['ArrowDown', { altKey: true }, { type: 'open', at: 'selected' }],
    ['ArrowUp', {}, { type: 'open', at: 'selectedOrLast' }],
    ['k', {}, { type: 'openWith', text: 'k' }],
    ['k', { ctrlKey: true }, null],
    ['Backspace', {}, { type: 'remove' }],
    ['Delete', {}, { type: 'remove' }],
    ['Tab', {}, null],
    ['Escape', {}, null],
    ['Dead', {}, null],
  ] as const)('%s with %j', (key, modifiers, expected) => {
    expect(triggerCommand({ ...plain, key, ...modifiers }, false)).toEqual(expected);
  });

  it('goes to the tokens with the side arrow that leads back', () => {
    expect(triggerCommand({ ...plain, key: 'ArrowLeft' }, true)).toEqual({ type: 'toTokens' });
    expect(triggerCommand({ ...plain, key: 'ArrowRight' }, false)).toBeNull();
  });
});

describe('listReducer', () => {
  const start: ListState = { query: '', active: -1, by: 'list', range: null };

  it('keeps its identity when the pointer rests', () => {
    const over = listReducer(start, { type: 'pointer.over', position: 3 });
    expect(over).toMatchObject({ active: 3, by: 'pointer' });
    expect(listReducer(over, { type: 'pointer.over', position: 3 })).toBe(over);
  });

  it('forgets the range at any movement without Shift', () => {
    const ranged = listReducer(start, {
      type: 'list.extend',
      to: 2,
      anchor: 1,
      before: new Set(),
    });
    expect(ranged.range).not.toBeNull();
    expect(
      listReducer(ranged, { type: 'list.move', to: 'next', count: 5, wrap: true }).range,
    ).toBeNull();
    expect(listReducer(ranged, { type: 'search.type', text: 'a', active: 0 }).range).toBeNull();
    expect(listReducer(ranged, { type: 'list.leave' }).active).toBe(-1);
  });

  it('takes what arrives only when nothing is active', () => {
    expect(listReducer(start, { type: 'list.arrive', position: 0 }).active).toBe(0);
    const at = { ...start, active: 4 };
    expect(listReducer(at, { type: 'list.arrive', position: 0 })).toBe(at);
  });
});

describe('typeAhead', () => {
  const labels = ['kratos', 'batman', 'big daddy', 'aloy', 'agent 47'];
  const go = (typed: string, active: number) =>
    typeAhead(typed, active, labels.length, (position) => labels[position] ?? '');

  it('goes to the next option that begins with the letter, again and again', () => {
    expect(go('b', -1)).toBe(1);
    expect(go('b', 1)).toBe(2);
    expect(go('bb', 2)).toBe(1);
    expect(go('A', 4)).toBe(3);
  });

  it('stays on an option while the word goes on', () => {
    expect(go('bi', 2)).toBe(2);
    expect(go('ag', 3)).toBe(4);
  });

  it('finds nothing in nothing', () => {
    expect(go('z', 0)).toBe(-1);
    expect(typeAhead('a', -1, 0, () => '')).toBe(-1);
  });
});
