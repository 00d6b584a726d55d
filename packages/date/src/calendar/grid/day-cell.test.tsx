import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DatePicker } from '../../date-picker/date-picker';
import { RangeCalendar } from '../../range-calendar/range-calendar';
import type { CalendarDay } from '../../value/calendar-content.types';
import { Calendar } from '../calendar';

const TODAY = '2026-11-20';
const cell = (name: string | RegExp) => screen.getByRole('gridcell', { name });

describe('a day that the application draws (DAT-13)', () => {
  it('is read with its date in full, then with what was drawn', async () => {
    const onChange = vi.fn();
    render(
      <Calendar
        today={TODAY}
        valueAs="iso"
        onChange={onChange}
        renderDay={({ date, number }) => (
          <>
            {number}
            {date.getDate() === 24 && <small>$ 120.000</small>}
          </>
        )}
      />,
    );
    expect(cell('viernes, 20 de noviembre de 2026, hoy').textContent).toContain('20');
    const offer = cell(/^martes, 24 de noviembre de 2026.*\$ 120\.000$/);
    await userEvent.click(screen.getByText('$ 120.000'));
    expect(onChange).toHaveBeenCalledWith('2026-11-24', expect.anything());
    expect(offer.getAttribute('aria-selected')).toBe('true');
  });

  it('gets the states of its day', () => {
    const days = new Map<number, CalendarDay>();
    render(
      <RangeCalendar
        today={TODAY}
        numberOfMonths={1}
        value={{ from: '2026-11-09', to: '2026-11-11' }}
        lockDays={['2026-11-12']}
        renderDay={(day) => {
          days.set(day.date.getMonth() * 100 + day.date.getDate(), day);
          return day.number;
        }}
      />,
    );
    const flags = (day: number) => {
      const { today, selected, disabled, outside } = days.get(day) ?? {};
      return { today, selected, disabled, outside };
    };
    const none = { today: false, selected: false, disabled: false, outside: false };
    expect(flags(1008)).toEqual(none);
    expect(flags(1010)).toEqual({ ...none, selected: true });
    expect(flags(1012)).toEqual({ ...none, disabled: true });
    expect(flags(1020)).toEqual({ ...none, today: true });
    expect(flags(1101)).toEqual({ ...none, outside: true });
  });
});

describe('isDateDisabled (DAT-5)', () => {
  it('locks days by hand and by keyboard, with its reason', async () => {
    const onReject = vi.fn();
    const onChange = vi.fn();
    render(
      <DatePicker
        aria-label="Fecha"
        today={TODAY}
        valueAs="iso"
        onChange={onChange}
        onReject={onReject}
        isDateDisabled={(date) => date.getDay() === 0 && 'Cerrado los domingos'}
      />,
    );
    const field = screen.getByRole('combobox', { name: 'Fecha' });
    await userEvent.click(field);
    const sunday = cell(/22 de noviembre de 2026, Cerrado los domingos, no disponible/);
    expect(sunday.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(sunday);
    await userEvent.type(field, '22/11/2026{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(onReject).toHaveBeenLastCalledWith({
      type: 'error:date',
      reason: 'locked',
      value: new Date(2026, 10, 22),
      message: 'Esa fecha no está disponible: Cerrado los domingos',
    });
  });

  it('joins lockDays and isDateDisabled', () => {
    render(
      <Calendar
        today={TODAY}
        lockDays={['2026-11-10']}
        isDateDisabled={(date) => date.getDate() === 12}
      />,
    );
    const locked = screen
      .getAllByRole('gridcell')
      .filter((day) => day.getAttribute('aria-disabled') === 'true' && !day.dataset.outside)
      .map((day) => day.textContent);
    expect(locked).toEqual(['10', '12']);
  });
});
