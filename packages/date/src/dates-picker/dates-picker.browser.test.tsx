import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DatesPicker } from './dates-picker';

const view = { 'aria-label': 'Fechas', today: '2026-11-20', openOnFocus: false } as const;
const focused = () => document.activeElement?.getAttribute('aria-label');
const field = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: 'Fechas', hidden: true });

async function open(): Promise<void> {
  field().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
}

it('ArrowDown opens on the first of the dates', async () => {
  render(<DatesPicker {...view} defaultValue={['2026-12-24', '2026-11-12']} />);
  await open();
  expect(focused()).toBe('jueves, 12 de noviembre de 2026, seleccionado');
});

it('Enter and Space add a day or take it away, and the calendar stays', async () => {
  render(<DatesPicker {...view} />);
  await open();
  await userEvent.keyboard('{Enter}{ArrowRight} {ArrowDown}{Enter}');
  expect(field().value).toBe('20/11/2026, 21/11/2026, 28/11/2026');
  expect(focused()).toBe('sábado, 28 de noviembre de 2026, seleccionado');
  await userEvent.keyboard('{Enter}');
  expect(field().value).toBe('20/11/2026, 21/11/2026');
  expect(focused()).toBe('sábado, 28 de noviembre de 2026');
});

it('a day of another month keeps the focus as it is added', async () => {
  render(<DatesPicker {...view} />);
  await open();
  await userEvent.click(screen.getByRole('gridcell', { name: /1 de diciembre de 2026/ }));
  await expect.poll(focused).toBe('martes, 1 de diciembre de 2026, seleccionado');
});

it('Escape closes, keeps the dates and gives the focus back', async () => {
  render(<DatesPicker {...view} />);
  await open();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(field().value).toBe('20/11/2026');
  expect(document.activeElement).toBe(field());
});

it('at 390 px it is a sheet, whose text and days go together', async () => {
  await page.viewport(390, 844);
  render(<DatesPicker {...view} />);
  await userEvent.click(field());
  const text = await screen.findByRole('textbox', { name: 'Escribe las fechas' });
  await userEvent.type(text, '3/11/26');
  await userEvent.click(screen.getByRole('gridcell', { name: /\b10 de noviembre de 2026/ }));
  await expect.poll(() => field().value).toBe('03/11/2026, 10/11/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(field().value).toBe('03/11/2026, 10/11/2026');
  await page.viewport(1280, 800);
});
