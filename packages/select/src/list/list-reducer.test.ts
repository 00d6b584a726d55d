import { describe, expect, it } from 'vitest';
import { listReducer, openedList } from './list-reducer';

const start = openedList('');
const NOWHERE = { active: -1, index: -1, range: null };
const at = (position: number) => ({ position, index: position + 100 });

describe('listReducer', () => {
  it('begins at the first row of a search, and else where the list was opened', () => {
    expect(openedList('k')).toMatchObject({ query: 'k', active: 0 });
    expect(start).toMatchObject({ query: '', active: -1, index: -1 });
  });

  it('keeps its identity when the pointer rests', () => {
    const over = listReducer(start, { type: 'pointer.over', to: at(3) });
    expect(over).toMatchObject({ active: 3, index: 103, by: 'pointer' });
    expect(listReducer(over, { type: 'pointer.over', to: at(3) })).toBe(over);
  });

  it('forgets the range at any movement without Shift', () => {
    const ranged = listReducer(start, {
      type: 'list.extend',
      to: at(2),
      anchor: 1,
      before: new Set(),
    });
    expect(ranged.range).not.toBeNull();
    expect(listReducer(ranged, { type: 'list.goTo', to: at(3) }).range).toBeNull();
    expect(listReducer(ranged, { type: 'pointer.over', to: at(3) }).range).toBeNull();
    expect(listReducer(ranged, { type: 'search.type', text: 'a', first: true }).range).toBeNull();
    expect(listReducer(ranged, { type: 'list.leave' }).active).toBe(-1);
  });

  it('stays as it is where there is nothing to go to', () => {
    expect(listReducer(start, { type: 'list.goTo', to: at(-1) })).toBe(start);
    const extend = { type: 'list.extend', to: at(-1), anchor: 0, before: new Set([1]) } as const;
    expect(listReducer(start, extend)).toBe(start);
  });

  it('activates the first of new options only when nothing is active', () => {
    expect(listReducer(start, { type: 'list.filled' }).active).toBe(0);
    const active = { ...start, active: 4 };
    expect(listReducer(active, { type: 'list.filled' })).toBe(active);
  });

  it('begins a search at its first row, and a remote one with nothing active', () => {
    const moved = listReducer(start, { type: 'list.goTo', to: at(3) });
    for (const first of [true, false]) {
      const searched = listReducer(moved, { type: 'search.type', text: 'a', first });
      const active = first ? 0 : -1;
      expect(searched).toEqual({ query: 'a', active, index: -1, by: 'list', range: null });
    }
  });

  it('activates nothing of new options once the keyboard or the pointer has moved', () => {
    for (const by of ['keyboard', 'pointer'] as const) {
      const left = { ...start, by };
      expect(listReducer(left, { type: 'list.filled' })).toBe(left);
    }
    const first = { ...start, active: 0 };
    expect(listReducer(first, { type: 'list.filled' })).toBe(first);
  });

  it('goes to the first option as to any other', () => {
    expect(listReducer(start, { type: 'list.goTo', to: at(0) })).toEqual({
      ...start,
      active: 0,
      index: 100,
      by: 'keyboard',
    });
    const before = new Set([7]);
    const extended = listReducer(start, { type: 'list.extend', to: at(0), anchor: 4, before });
    expect(extended).toMatchObject({ active: 0, index: 100, range: { anchor: 4, before } });
  });

  const ranged = { ...start, active: 2, index: 102, range: { anchor: 1, before: new Set([7]) } };
  it.each(['keyboard', 'pointer', 'list'] as const)(
    'follows the active option to where it is now, or has none: moved by the %s',
    (by) => {
      const state = { ...ranged, by };
      expect(listReducer(state, { type: 'list.changed', to: at(5) })).toEqual({
        query: '',
        active: 5,
        index: 105,
        // Only what the pointer has not chosen is scrolled to.
        by: by === 'pointer' ? 'pointer' : 'keyboard',
        range: null,
      });
      const gone = { ...start, ...NOWHERE, by: 'keyboard' };
      expect(listReducer(state, { type: 'list.changed', to: null })).toEqual(gone);
      expect(listReducer(state, { type: 'list.leave' })).toEqual(gone);
    },
  );

  it('takes another option under a resting pointer, or the same one elsewhere, for a movement', () => {
    const over = listReducer(start, { type: 'pointer.over', to: at(3) });
    for (const to of [
      { position: 3, index: 7 },
      { position: 4, index: 103 },
    ]) {
      expect(listReducer(over, { type: 'pointer.over', to })).toMatchObject({
        active: to.position,
        index: to.index,
      });
    }
  });
});
