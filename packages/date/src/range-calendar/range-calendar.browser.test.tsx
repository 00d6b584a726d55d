import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Calendar } from '../calendar/calendar';
import { RangeCalendar } from './range-calendar';

const day = (number: number) =>
  screen.getByRole('gridcell', { name: new RegExp(`\\b${number} de noviembre de 2026`) });
const ground = (number: number) => getComputedStyle(day(number)).backgroundColor;
const NONE = 'rgba(0, 0, 0, 0)';

/** The grounds of a day before and while the pointer is on it. */
async function hovered(number: number): Promise<[before: string, during: string]> {
  await userEvent.hover(screen.getByRole('combobox', { name: 'Mes' }));
  const before = ground(number);
  await userEvent.hover(day(number));
  await vi.waitFor(() => expect(day(number).matches(':hover')).toBe(true));
  return [before, ground(number)];
}

const range = (
  <RangeCalendar
    aria-label="Viaje"
    today="2026-11-20"
    numberOfMonths={1}
    lockDays={['2026-11-25']}
    defaultValue={{ from: '2026-11-10', to: '2026-11-12' }}
  />
);

describe('the ground of a day under the pointer', () => {
  it('shows it on a day that can be picked', async () => {
    render(range);
    const [before, during] = await hovered(18);
    expect(before).toBe(NONE);
    expect(during).not.toBe(NONE);
  });

  it.each([
    ['the start of the range', 10],
    ['a day of the range', 11],
    ['the end of the range', 12],
  ])('stays that of %s', async (_, number) => {
    render(range);
    const [before, during] = await hovered(number);
    expect(before).not.toBe(NONE);
    expect(during).toBe(before);
  });

  it('shows nothing on a locked day, nor in a disabled calendar', async () => {
    const { unmount } = render(range);
    expect(await hovered(25)).toEqual([NONE, NONE]);
    unmount();
    render(<Calendar aria-label="Cita" today="2026-11-20" disabled />);
    expect(getComputedStyle(day(18)).backgroundColor).toBe(NONE);
    await userEvent.hover(day(18));
    await vi.waitFor(() => expect(day(18).matches(':hover')).toBe(true));
    expect(ground(18)).toBe(NONE);
  });

  it('is that of the preview while a range is picked, and shows the pointer again afterwards', async () => {
    render(range);
    await userEvent.click(day(16));
    await userEvent.hover(day(19));
    await vi.waitFor(() => expect(day(19).hasAttribute('data-preview-end')).toBe(true));
    expect(ground(19)).toBe(ground(18));
    await userEvent.click(day(19));
    const [before, during] = await hovered(26);
    expect(before).toBe(NONE);
    expect(during).not.toBe(NONE);
  });
});
