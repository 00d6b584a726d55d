import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Select } from './select';

/** Options that a search looks at in one go. */
const BLOCK = 512;

/** Four blocks: "ana" is inside of what the first one has, and better placed in the later ones. */
const options = Array.from({ length: 4 * BLOCK }, (_, id) => {
  const block = Math.floor(id / BLOCK);
  const place = id % BLOCK;
  if (block === 0 && place < 40) return { id, name: `Juana ${place}` };
  if (block === 1 && place < 3) return { id, name: `Ana ${place}` };
  if (block === 2 && place === 0) return { id, name: 'Ana' };
  return { id, name: `Pedro ${id}` };
});

let kept: unknown;

function Stage({ multiple = false }: { multiple?: boolean }) {
  const [one, setOne] = useState<number | null>(null);
  const [several, setSeveral] = useState<number[]>([]);
  kept = multiple ? several : one;
  const base = { 'aria-label': 'Lista', options };
  return multiple ? (
    <Select {...base} multiple value={several} onChange={setSeveral} />
  ) : (
    <Select {...base} value={one} onChange={setOne} />
  );
}

const search = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar' });
const rows = () => screen.getAllByRole('option');
const shown = () => rows().map((row) => row.textContent);
const active = () =>
  rows().find((row) => row.id === search().getAttribute('aria-activedescendant'))?.textContent;
const idOf = (name: string | null | undefined) => options.find((each) => each.name === name)?.id;
const press = (key: string, modifiers: object = {}) =>
  fireEvent.keyDown(search(), { key, ...modifiers });

/** One more slice of the search. */
const nextSlice = () => act(() => vi.advanceTimersToNextTimer());

function type(text: string): void {
  fireEvent.click(screen.getByRole('combobox', { name: 'Lista' }));
  fireEvent.change(search(), { target: { value: text } });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Every look at the clock finds that a slice has lasted long enough: each has one block.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 20;
    return now;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a search that goes on behind the rows that are shown (SEL-14)', () => {
  it('shows the first rows at once, and the best first once it is done', () => {
    render(<Stage />);
    type('ana');
    expect(shown().slice(0, 2)).toEqual(['Juana 0', 'Juana 1']);
    expect(rows()[0]?.getAttribute('aria-setsize')).toBe('-1');
    nextSlice();
    nextSlice();
    expect(shown()[0]).toBe('Juana 0');
    nextSlice();
    expect(shown().slice(0, 5)).toEqual(['Ana', 'Ana 0', 'Ana 1', 'Ana 2', 'Juana 0']);
    expect(rows()[0]?.getAttribute('aria-setsize')).toBe('44');
  });

  it('chooses the row that is pressed', () => {
    render(<Stage />);
    type('ana');
    nextSlice();
    const [, pressed] = rows();
    const name = pressed?.textContent;
    if (pressed) fireEvent.click(pressed);
    expect(kept).toBe(idOf(name));
  });

  it.each([
    ['Enter', {}],
    ['ArrowUp', { altKey: true }],
  ])('chooses the row that is active with %s %o', (key, modifiers) => {
    render(<Stage />);
    type('ana');
    nextSlice();
    press('ArrowDown');
    nextSlice();
    const name = active();
    expect(name).toBe('Juana 1');
    press(key, modifiers);
    expect(kept).toBe(idOf(name));
  });

  it('keeps active what the pointer is over, once others stand before it', () => {
    render(<Stage />);
    type('ana');
    nextSlice();
    const [, pointed] = rows();
    if (pointed) fireEvent.pointerMove(pointed, { clientX: 5, clientY: 5, movementX: 1 });
    expect(active()).toBe('Juana 1');
    nextSlice();
    nextSlice();
    expect(shown()[0]).toBe('Ana');
    expect(active()).toBe('Juana 1');
  });

  it('finds all before an arrow leads beyond what was found', () => {
    render(<Stage />);
    type('ana');
    press('ArrowUp');
    expect(active()).toBe('Juana 39');
    expect(rows().at(-1)?.getAttribute('aria-posinset')).toBe('44');
  });

  it('extends a range from the option where it began, wherever it is then', () => {
    render(<Stage multiple />);
    type('ana');
    press('ArrowDown');
    press('ArrowDown', { shiftKey: true });
    expect(kept).toEqual([idOf('Juana 1'), idOf('Juana 2')]);
    nextSlice();
    nextSlice();
    nextSlice();
    expect(shown()[0]).toBe('Ana');
    press('ArrowDown', { shiftKey: true });
    expect(kept).toEqual(['Juana 1', 'Juana 2', 'Juana 3'].map(idOf));
    press('ArrowUp', { shiftKey: true });
    press('ArrowUp', { shiftKey: true });
    expect(kept).toEqual([idOf('Juana 1')]);
  });

  it('selects all that is found, also what is not shown yet', () => {
    render(<Stage multiple />);
    type('ana');
    fireEvent.click(screen.getByRole('checkbox', { name: /Seleccionar todos/ }));
    expect(kept).toHaveLength(44);
  });
});

describe('a search that has found nothing yet (SEL-15)', () => {
  it.each([
    ['Enter', {}],
    ['ArrowUp', { altKey: true }],
  ])('is brought to its end by %s %o, which chooses what it finds first', (key, modifiers) => {
    render(<Stage />);
    type('pedro 2000');
    expect(screen.queryAllByRole('option')).toEqual([]);
    press(key, modifiers);
    expect(kept).toBe(idOf('Pedro 2000'));
    expect(screen.queryByRole('combobox', { name: 'Buscar' })).toBeNull();
  });

  it('is brought to its end by an arrow, which leads to what it finds first', () => {
    render(<Stage />);
    type('pedro 2000');
    press('ArrowDown');
    expect(active()).toBe('Pedro 2000');
  });
});
