import { describe, expect, it } from 'vitest';
import { listReducer, openedList } from './list-reducer';

const start = openedList('');
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

  it('begins a remote search with nothing active', () => {
    expect(listReducer(start, { type: 'search.type', text: 'a', first: false }).active).toBe(-1);
  });
});
