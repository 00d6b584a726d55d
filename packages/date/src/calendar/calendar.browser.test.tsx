import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RangeCalendar } from '../range-calendar/range-calendar';
import { Calendar } from './calendar';
import '@guadua/utils/styles.css';
import '../styles.css';

it('the lists of months and years take a name that is typed right after Tab (DAT-6)', async () => {
  render(<Calendar today="2026-11-20" />);
  const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  screen.getByRole('button', { name: 'Mes anterior' }).focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(list('Mes'));
  // Typing chooses by name without opening the list.
  await userEvent.keyboard('mar');
  expect(screen.getByRole('grid', { name: 'marzo de 2026' })).toBeTruthy();
  expect(list('Mes').value).toBe('2');
});

it('says the days of a range on the way below them, and hides none (DAT-4)', async () => {
  render(<RangeCalendar today="2026-11-20" numberOfMonths={1} />);
  const dayOf = (name: RegExp) => screen.getByRole('gridcell', { name });
  await userEvent.click(dayOf(/10 de noviembre/));
  await userEvent.hover(dayOf(/14 de noviembre/));
  const months = screen.getByRole('grid').closest('.gd-calendar__months') as HTMLElement;
  const said = getComputedStyle(months, '::after');
  expect(said.content).toBe('"5 días"');
  const top = months.getBoundingClientRect().bottom - Number.parseFloat(said.height);
  expect(screen.getByRole('grid').getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  await userEvent.hover(screen.getByRole('button', { name: 'Mes siguiente' }));
  expect(getComputedStyle(months, '::after').content).toBe('none');
});
