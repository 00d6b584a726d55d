import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RangeCalendar } from '../range-calendar/range-calendar';
import { shownAfter } from '../testing/shown-after.testing';
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

/** Renders the calendar anew at each `input`, as pages do whose forms listen for it. */
function ListeningPage() {
  const [heard, setHeard] = useState(0);
  useEffect(() => {
    const listen = () => setHeard((before) => before + 1);
    document.addEventListener('input', listen);
    return () => document.removeEventListener('input', listen);
  }, []);
  return (
    <div data-heard={heard}>
      <Calendar today="2026-11-20" />
    </div>
  );
}

it('keeps a month and a year of which a listener for `input` renders the calendar anew (DAT-6.2)', async () => {
  render(<ListeningPage />);
  const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  // Only a choice by a real key lets React render between the two events that it causes.
  list('Mes').focus();
  await userEvent.keyboard('{ArrowUp}');
  await vi.waitFor(() =>
    expect(screen.getByRole('grid', { name: 'octubre de 2026' })).toBeTruthy(),
  );
  list('Año').focus();
  await userEvent.keyboard('{ArrowUp}');
  await vi.waitFor(() =>
    expect(screen.getByRole('grid', { name: 'octubre de 2025' })).toBeTruthy(),
  );
  expect([list('Mes').value, list('Año').value]).toEqual(['9', '2025']);
});

it('says the days of a range on the way below them, and hides none (DAT-4)', async () => {
  render(<RangeCalendar today="2026-11-20" numberOfMonths={1} />);
  const dayOf = (name: RegExp) => screen.getByRole('gridcell', { name });
  await userEvent.click(dayOf(/10 de noviembre/));
  await userEvent.hover(dayOf(/14 de noviembre/));
  const months = screen.getByRole('grid').closest('.gd-calendar__months') as HTMLElement;
  expect(shownAfter(months)).toBe('5 días');
  const { height } = getComputedStyle(months, '::after');
  const top = months.getBoundingClientRect().bottom - Number.parseFloat(height);
  expect(screen.getByRole('grid').getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  await userEvent.hover(screen.getByRole('button', { name: 'Mes siguiente' }));
  expect(shownAfter(months)).toBe('');
});

it.each([
  ['lunes', 'left'],
  ['domingo', 'right'],
] as const)(
  'says the reason of a %s from the edge of its month on (DAT-5)',
  async (weekday, edge) => {
    render(<Calendar today="2026-11-20" isDateDisabled={() => 'Cerrado por inventario'} />);
    const [day] = screen.getAllByRole('gridcell', { name: new RegExp(`^${weekday}`) });
    if (!day) throw new Error(`No ${weekday}.`);
    await userEvent.hover(day);
    expect(shownAfter(day)).toBe('Cerrado por inventario');
    expect(getComputedStyle(day, '::after')[edge]).toBe('0px');
  },
);
