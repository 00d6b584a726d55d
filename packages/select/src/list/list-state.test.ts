import { describe, expect, it } from 'vitest';
import type { ListRow } from './list-state';
import { listReducer, openedList } from './list-state';

const start = openedList('');
const at = (position: number): ListRow => ({ kind: 'option', key: `k${position}`, position });

describe('listReducer (SEL-15)', () => {
  it('begins at the first row of a search, and else where the list was opened', () => {
    expect(openedList('k')).toMatchObject({ query: 'k', active: 'first' });
    expect(start).toMatchObject({ query: '', active: 'start' });
    const moved = listReducer(start, { type: 'list.goTo', to: at(3) });
    expect(listReducer(moved, { type: 'search.type', text: 'a' })).toEqual(openedList('a'));
    expect(listReducer(moved, { type: 'search.type', text: '' })).toEqual(start);
    expect(listReducer(start, { type: 'list.goTo', to: at(2), by: 'list' })).toEqual({
      ...start,
      active: at(2),
    });
  });

  it('keeps its identity when the pointer rests', () => {
    const over = listReducer(start, { type: 'pointer.over', to: at(3) });
    expect(over).toMatchObject({ active: at(3), by: 'pointer' });
    expect(listReducer(over, { type: 'pointer.over', to: { ...at(3) } })).toBe(over);
    expect(listReducer(over, { type: 'pointer.over', to: null })).toBe(over);
  });

  it('takes another option under a resting pointer, or the same one elsewhere, for a movement', () => {
    const over = listReducer(start, { type: 'pointer.over', to: at(3) });
    for (const to of [
      { ...at(3), key: 'other' },
      { ...at(3), position: 4 },
    ]) {
      expect(listReducer(over, { type: 'pointer.over', to }).active).toBe(to);
    }
  });

  it('forgets the range at any movement without Shift', () => {
    const range = { anchor: at(1), before: new Set([7]) };
    const extend = { type: 'list.goTo', to: at(2), range } as const;
    const ranged = listReducer(start, extend);
    expect(ranged).toMatchObject({ active: at(2), by: 'keyboard', range: { anchor: at(1) } });
    expect(listReducer(ranged, { type: 'list.goTo', to: at(3) }).range).toBeNull();
    expect(listReducer(ranged, { type: 'pointer.over', to: at(3) }).range).toBeNull();
    expect(listReducer(ranged, { type: 'search.type', text: 'a' }).range).toBeNull();
    expect(listReducer(ranged, { type: 'list.goTo', to: null })).toEqual({
      ...start,
      active: null,
      by: 'keyboard',
    });
  });
});
