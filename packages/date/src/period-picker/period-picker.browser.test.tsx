import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MonthPicker, WeekPicker } from './period-pickers';

const view = { 'aria-label': 'Periodo', today: '2026-11-20', openOnFocus: false } as const;
const focused = () => document.activeElement?.getAttribute('aria-label');
const field = () => screen.getByRole('combobox', { name: 'Periodo' });

async function open(): Promise<void> {
  field().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
}

it('ArrowDown opens on the value', async () => {
  render(<MonthPicker {...view} valueAs="iso" defaultValue="2026-03" />);
  await open();
  expect(focused()).toBe('marzo de 2026');
});

it('the arrows, Home, End and Page move, and turn the page', async () => {
  render(<MonthPicker {...view} />);
  await open();
  for (const [key, name] of [
    ['ArrowRight', 'diciembre de 2026'],
    ['ArrowRight', 'enero de 2027'],
    ['ArrowUp', 'octubre de 2026'],
    ['Home', 'enero de 2026'],
    ['End', 'diciembre de 2026'],
    ['PageDown', 'diciembre de 2027'],
    ['PageUp', 'diciembre de 2026'],
    ['ArrowLeft', 'noviembre de 2026'],
    ['ArrowDown', 'febrero de 2027'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(focused()).toBe(name);
  }
});

it('Enter picks, closes and gives the focus back', async () => {
  const onChange = vi.fn();
  render(<MonthPicker {...view} valueAs="iso" onChange={onChange} />);
  await open();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12', {
    reason: 'select',
    iso: ['2026-12'],
  });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field());
});

it('the keys lead the preview of a range away from a resting pointer', async () => {
  render(<MonthPicker {...view} range />);
  await open();
  await userEvent.keyboard('{Enter}');
  // The first event of a pointer that jumps tells nothing of a move.
  await userEvent.hover(screen.getByRole('gridcell', { name: 'agosto de 2026' }));
  await userEvent.hover(screen.getByRole('gridcell', { name: 'septiembre de 2026' }));
  const marked = () => screen.getAllByRole('gridcell', { selected: true });
  await expect.poll(() => marked().length).toBe(3);
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('diciembre de 2026');
  await expect
    .poll(() => marked().map((one) => one.textContent))
    .toEqual(['Noviembre', 'Diciembre']);
});

it('Escape drops the start of a range, then closes', async () => {
  const onChange = vi.fn();
  render(<WeekPicker {...view} range valueAs="iso" onChange={onChange} />);
  await open();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryAllByRole('gridcell', { selected: true })).toHaveLength(0);
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});
