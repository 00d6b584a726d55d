import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DatePicker } from '../date-picker/date-picker';
import { DateRangePicker } from '../date-range-picker/date-range-picker';
import { RangeCalendar } from '../range-calendar/range-calendar';
import { Calendar } from './calendar';

const TODAY = '2026-11-20';
const months = () => screen.getAllByRole('grid').map((grid) => grid.ariaLabel);
const next = () => screen.getByRole('button', { name: 'Mes siguiente' });
const iso = (date: Date) => date.toISOString();

/** A finger that moves so many pixels to the right. */
function swipe(by: number) {
  const from = { pointerType: 'touch', isPrimary: true, clientX: 200, clientY: 200 };
  const grid = screen.getByRole('grid');
  fireEvent.pointerDown(grid, from);
  fireEvent.pointerUp(grid, { ...from, clientX: 200 + by });
}

describe('the month that onMonthChange reports (DAT-6)', () => {
  it('follows buttons, lists, keys and a picked day of another month', async () => {
    const seen: string[] = [];
    render(
      <Calendar
        today={TODAY}
        timeZone="America/Bogota"
        onMonthChange={(month) => seen.push(iso(month))}
      />,
    );
    await userEvent.click(next());
    const list = screen.getByRole('combobox', { name: 'Mes' });
    await userEvent.click(list);
    await userEvent.selectOptions(list, '0');
    await userEvent.click(screen.getByRole('gridcell', { name: /1 de febrero de 2026/ }));
    await userEvent.keyboard('{PageUp}{ArrowLeft}');
    expect(months()).toEqual(['diciembre de 2025']);
    expect(seen).toEqual([
      '2026-12-01T05:00:00.000Z',
      '2026-01-01T05:00:00.000Z',
      '2026-02-01T05:00:00.000Z',
      '2026-01-01T05:00:00.000Z',
      '2025-12-01T05:00:00.000Z',
    ]);
    expect(document.activeElement?.getAttribute('aria-label')).toContain('31 de diciembre de 2025');
  });

  it('is the first of several, and each that is visible is reported', async () => {
    const onMonthChange = vi.fn();
    render(
      <RangeCalendar
        today={TODAY}
        timeZone="UTC"
        defaultMonth="2026-11-01"
        onMonthChange={onMonthChange}
      />,
    );
    const [, second] = screen.getAllByRole('button', { name: 'Mes siguiente' });
    if (!second) throw new Error('each month has its buttons');
    await userEvent.click(second);
    expect(months()).toEqual(['noviembre de 2026', 'enero de 2027']);
    const [first, all] = onMonthChange.mock.calls[0] ?? [];
    expect(iso(first)).toBe('2026-11-01T00:00:00.000Z');
    expect(all.map(iso)).toEqual(['2026-11-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z']);
  });

  it('follows a date that is typed in a picker', async () => {
    const onMonthChange = vi.fn();
    render(
      <DatePicker aria-label="Fecha" today={TODAY} timeZone="UTC" onMonthChange={onMonthChange} />,
    );
    await userEvent.click(screen.getByRole('combobox', { name: 'Fecha' }));
    await userEvent.keyboard('5/3/27');
    expect(onMonthChange.mock.calls.map(([month]) => iso(month)).at(-1)).toBe(
      '2027-03-01T00:00:00.000Z',
    );
  });

  it('is not left away from what is allowed by a swipe', () => {
    const onMonthChange = vi.fn();
    render(<Calendar today={TODAY} maxDate="2026-11-25" onMonthChange={onMonthChange} />);
    swipe(-100);
    expect(onMonthChange).not.toHaveBeenCalled();
    swipe(100);
    expect(months()).toEqual(['octubre de 2026']);
  });
});

describe('what stands below the calendar, and goTo (DAT-10)', () => {
  it('a footer leads to a month without picking anything', async () => {
    const onChange = vi.fn();
    render(
      <DateRangePicker
        aria-label="Fecha"
        today={TODAY}
        onChange={onChange}
        footer={({ goTo }) => (
          <button type="button" onClick={() => goTo('2027-05-10')}>
            Mayo
          </button>
        )}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Elegir rango/ }));
    const button = screen.getByRole('button', { name: 'Mayo' });
    await userEvent.click(button);
    expect(months()).toContain('mayo de 2027');
    expect(document.activeElement).toBe(button);
    const day = screen.getByRole('gridcell', { name: /10 de mayo de 2027/ });
    expect(day.tabIndex).toBe(0);
    expect(screen.getByRole('status').textContent).toBe('mayo de 2027');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('goTo stays within the limits', async () => {
    render(
      <Calendar
        today={TODAY}
        maxDate="2026-12-24"
        footer={({ goTo }) => (
          <button type="button" onClick={() => goTo('2030-01-01')}>
            Lejos
          </button>
        )}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Lejos' }));
    expect(months()).toEqual(['diciembre de 2026']);
  });

  it('shows plain content as it is', () => {
    render(<Calendar today={TODAY} footer="Horario: 8 a. m. a 5 p. m." />);
    expect(screen.getByText('Horario: 8 a. m. a 5 p. m.')).toBeTruthy();
  });
});
