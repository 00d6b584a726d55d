import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { remoteList } from '../../remote/remote-source';
import { Select } from '../../select/select';
import { loadMeasuredRows } from './rows-kind';

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, name: `Opción ${index}` }));
const many = optionsOf(100_000);
const base = { 'aria-label': 'Lista' };

const trigger = () => screen.getByRole('combobox', { name: 'Lista' });
const search = () => screen.getByRole('combobox', { name: 'Buscar' });
const list = () => screen.getByRole('listbox');
const active = () => document.getElementById(search().getAttribute('aria-activedescendant') ?? '');

/** The options that are seen at least in part, from the top. */
function seen(): HTMLElement[] {
  const box = list().getBoundingClientRect();
  return screen
    .getAllByRole('option')
    .filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > box.top + 1 && top < box.bottom - 1;
    })
    .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top);
}

/** The largest gap or overlap between neighbouring rows, in pixels. */
function worstJoint(): number {
  const rows = seen().map((row) => row.getBoundingClientRect());
  return Math.max(
    0,
    ...rows.slice(1).map((row, at) => Math.abs(row.top - (rows[at]?.bottom ?? 0))),
  );
}

/** The active option is seen whole. */
function isWhole(): boolean {
  const box = list().getBoundingClientRect();
  const row = active()?.getBoundingClientRect();
  return row !== undefined && row.top >= box.top - 1 && row.bottom <= box.bottom + 1;
}

afterEach(() => {
  document.documentElement.removeAttribute('style');
});

describe('rows of one height (SEL-14)', () => {
  it('are seen to the last one of a million, by the keyboard and by the scroll bar', async () => {
    render(<Select {...base} options={optionsOf(1_000_000)} />);
    await userEvent.click(trigger());
    await userEvent.keyboard('{End}');
    expect(active()).toHaveTextContent('Opción 999999');
    await expect.poll(() => seen().at(-1)?.textContent).toBe('Opción 999999');
    expect(isWhole()).toBe(true);
    expect(list().clientHeight).toBeGreaterThan(200);
    for (let step = 0; step < 12; step++) await userEvent.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Opción 999987');
    expect(isWhole()).toBe(true);
    list().scrollTop = 0;
    await expect.poll(() => seen()[0]?.textContent).toBe('Opción 0');
    list().scrollTop = list().scrollHeight;
    await expect.poll(() => seen().at(-1)?.textContent).toBe('Opción 999999');
    expect(worstJoint()).toBeLessThan(1);
  });

  it.each(['1.5', '0.67'])('lie close together on a page with zoom: %s', async (zoom) => {
    document.documentElement.style.zoom = zoom;
    render(<Select {...base} options={many} />);
    await userEvent.click(trigger());
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{ArrowDown}');
    await expect.poll(() => seen().length).toBeGreaterThan(5);
    expect(worstJoint()).toBeLessThan(1);
    expect(isWhole()).toBe(true);
    list().scrollTop = 1_000_000;
    await expect.poll(() => seen().length).toBeGreaterThan(5);
    expect(worstJoint()).toBeLessThan(1);
  });

  it('keep their place when a font that comes late makes them higher', async () => {
    render(<Select {...base} options={many} defaultValue={99_990} />);
    await userEvent.click(trigger());
    await expect.poll(isWhole).toBe(true);
    document.documentElement.style.fontSize = '28px';
    await expect.poll(() => seen()[0]?.getBoundingClientRect().height).toBeGreaterThan(45);
    await expect.poll(isWhole).toBe(true);
    expect(Number(seen()[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(99_980);
    expect(worstJoint()).toBeLessThan(1);
  });

  it('leave the page where it is when the list opens at a chosen one, and when a key goes on', async () => {
    document.body.style.minBlockSize = '5000px';
    onTestFinished(() => document.body.removeAttribute('style'));
    render(<Select {...base} options={many} defaultValue={50_000} />);
    await userEvent.click(trigger());
    await expect.poll(isWhole).toBe(true);
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowUp}');
    await expect.poll(isWhole).toBe(true);
    expect(active()?.textContent).toBe('Opción 50019');
    expect(window.scrollY).toBe(0);
  });

  it('come into view when a screen reader scrolls to the active one', async () => {
    render(<Select {...base} options={many} />);
    await userEvent.click(trigger());
    await userEvent.keyboard('{End}');
    list().scrollTop = 0;
    await expect.poll(() => seen()[0]?.textContent).toBe('Opción 0');
    active()?.scrollIntoView({ block: 'nearest' });
    await expect.poll(() => seen().at(-1)?.textContent).toBe('Opción 99999');
    expect(worstJoint()).toBeLessThan(1);
  });

  it('keep their places in a multiple list while the active one is out of sight', async () => {
    render(<Select {...base} multiple options={many} />);
    await userEvent.click(trigger());
    await userEvent.keyboard('{Home}');
    list().scrollTop = list().scrollHeight;
    await expect.poll(() => seen().at(-1)?.textContent).toBe('Opción 99999');
    const last = seen().at(-1)?.getBoundingClientRect();
    expect(last?.bottom).toBeCloseTo(list().getBoundingClientRect().bottom, 0);
  });

  it('show a search from its top in the first frame', async () => {
    render(<Select {...base} options={many} />);
    await userEvent.click(trigger());
    list().scrollTop = 900_000;
    await expect.poll(() => seen()[0]?.textContent).toBe('Opción 25000');
    await userEvent.keyboard('9');
    expect(list().scrollTop).toBe(0);
    expect(seen()[0]).toHaveTextContent('Opción 9');
  });
});

describe('rows that differ in height (SEL-9)', () => {
  const template = ({ option }: { option: { id: number; name: string } }) => (
    <div style={{ blockSize: 30 + (option.id % 3) * 16 }}>{option.name}</div>
  );

  it('are all in the DOM while they are few, below the titles of their groups', async () => {
    render(
      <Select
        {...base}
        options={optionsOf(40)}
        groupBy={({ id }) => `Grupo ${Math.floor(id / 10)}`}
        renderOption={template}
        defaultValue={33}
      />,
    );
    await userEvent.click(trigger());
    expect(screen.getAllByRole('option')).toHaveLength(40);
    expect(active()).toHaveTextContent('Opción 33');
    expect(isWhole()).toBe(true);
    await userEvent.keyboard('{Home}');
    expect(list().scrollTop).toBe(0);
    await userEvent.keyboard('{End}');
    expect(isWhole()).toBe(true);
  });

  it('are measured where they are many, before the list opens', async () => {
    render(<Select {...base} options={many} renderOption={template} defaultValue={500} />);
    await loadMeasuredRows();
    await userEvent.click(trigger());
    await expect.poll(isWhole).toBe(true);
    expect(worstJoint()).toBeLessThan(1);
    for (const key of ['{PageDown}', '{PageDown}', '{ArrowUp}', '{End}', '{ArrowUp}', '{Home}']) {
      await userEvent.keyboard(key);
      await expect.poll(isWhole).toBe(true);
      await expect.poll(worstJoint).toBeLessThan(1);
    }
  });

  it('stay where they are when more pages make a short list long', async () => {
    let answer = () => {};
    const getList = vi.fn(async ({ page: number = 1 }) => {
      if (number > 1) await new Promise<void>((resolve) => (answer = resolve));
      return { results: optionsOf(90).slice((number - 1) * 30, number * 30), row_count: 90 };
    });
    render(<Select {...base} remote={remoteList({ getList })} renderOption={template} />);
    await loadMeasuredRows();
    await userEvent.click(trigger());
    await expect.poll(() => seen().length).toBeGreaterThan(3);
    // Rows that are measured on the way put the end further away.
    await expect
      .poll(() => {
        list().scrollTop = list().scrollHeight;
        return seen().at(-1)?.textContent;
      })
      .toBe('Opción 29');
    await expect.poll(() => getList.mock.calls.length).toBe(2);
    const first = () => [seen()[0]?.textContent, seen()[0]?.getBoundingClientRect().top];
    const before = first();
    answer();
    await expect.poll(() => list().scrollHeight - list().scrollTop).toBeGreaterThan(600);
    expect(first()).toEqual(before);
    await expect.poll(worstJoint).toBeLessThan(1);
  });
});
