import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { parseClockTime } from '../core/clock-time';
import { calendarLabelsEsCO } from '../labels/es-co';
import { TimeField } from './time-field';
import { type TimePart, timeByKey, timeParts, typeDigit, withPart } from './time-state';

const anyTime = fc.integer({ min: 0, max: 86_399 });
const at = (text: string) => parseClockTime(text) ?? Number.NaN;

describe('the parts of a time (DAT-7)', () => {
  it.each([
    ['00:00', { hour: 12, minute: 0, second: 0, period: 0 }],
    ['00:30', { hour: 12, minute: 30, second: 0, period: 0 }],
    ['11:59', { hour: 11, minute: 59, second: 0, period: 0 }],
    ['12:00', { hour: 12, minute: 0, second: 0, period: 1 }],
    ['13:05', { hour: 1, minute: 5, second: 0, period: 1 }],
    ['23:59', { hour: 11, minute: 59, second: 0, period: 1 }],
  ])('%s', (text, parts) => {
    expect(timeParts(at(text))).toEqual(parts);
  });

  it('are put together again, one at a time', () => {
    fc.assert(
      fc.property(anyTime, anyTime, (a, b) => {
        const parts = timeParts(b);
        let time = a;
        for (const part of ['hour', 'minute', 'second', 'period'] as const) {
          time = withPart(time, part, parts[part]);
        }
        expect(time).toBe(b);
      }),
    );
  });

  it('never change AM to PM with the hour', () => {
    fc.assert(
      fc.property(anyTime, fc.integer({ min: 1, max: 12 }), (time, hour) => {
        const next = timeParts(withPart(time, 'hour', hour));
        expect(next.period).toBe(timeParts(time).period);
        expect(next.hour).toBe(hour);
      }),
    );
  });
});

describe('keys of a spinbutton (DAT-13)', () => {
  it.each<[TimePart, string, string, string]>([
    ['hour', 'ArrowUp', '11:15', '00:15'],
    ['hour', 'ArrowUp', '00:15', '01:15'],
    ['hour', 'ArrowDown', '01:15', '00:15'],
    ['hour', 'ArrowDown', '00:15', '11:15'],
    ['hour', 'Home', '08:15', '01:15'],
    ['hour', 'End', '20:15', '12:15'],
    ['hour', 'PageUp', '08:15', '09:15'],
    ['hour', 'PageDown', '08:15', '06:15'],
    ['minute', 'ArrowUp', '08:59', '08:00'],
    ['minute', 'ArrowDown', '08:00', '08:59'],
    ['minute', 'Home', '08:30', '08:00'],
    ['minute', 'End', '08:30', '08:59'],
    ['minute', 'PageUp', '08:07', '08:10'],
    ['minute', 'PageDown', '08:07', '08:00'],
    ['period', 'ArrowUp', '08:00', '20:00'],
    ['period', 'ArrowDown', '20:00', '08:00'],
    ['period', 'p', '08:00', '20:00'],
    ['period', 'a', '20:00', '08:00'],
    ['period', 'End', '08:00', '20:00'],
  ])('%s: %s turns %s into %s', (part, key, from, to) => {
    expect(timeByKey(at(from), part, key, 1)).toBe(at(to));
  });

  it('moves minutes to multiples of their step', () => {
    expect(timeByKey(at('08:07'), 'minute', 'ArrowUp', 15)).toBe(at('08:15'));
    expect(timeByKey(at('08:07'), 'minute', 'ArrowDown', 15)).toBe(at('08:00'));
    expect(timeByKey(at('08:45'), 'minute', 'ArrowUp', 15)).toBe(at('08:00'));
    expect(timeByKey(at('08:00'), 'minute', 'End', 15)).toBe(at('08:45'));
  });

  it('leaves other keys alone', () => {
    expect(timeByKey(0, 'hour', 'x', 1)).toBeNull();
    expect(timeByKey(0, 'minute', 'a', 1)).toBeNull();
  });

  it.each<['hour' | 'minute', string, string, string]>([
    ['hour', '3', '08:15', '03:15'],
    ['hour', '11', '20:15', '23:15'],
    ['hour', '12', '20:15', '12:15'],
    ['hour', '13', '08:15', '03:15'],
    ['hour', '0', '08:15', '08:15'],
    ['hour', '09', '08:15', '09:15'],
    ['minute', '7', '08:15', '08:07'],
    ['minute', '45', '08:15', '08:45'],
    ['minute', '60', '08:15', '08:00'],
    ['minute', '00', '08:15', '08:00'],
  ])('%s: typing %s into %s gives %s', (part, digits, from, to) => {
    let time = at(from);
    let pending = '';
    for (const digit of digits) ({ time, pending } = typeDigit(time, part, pending, digit));
    expect(time).toBe(at(to));
  });
});

function Stage({ seconds = false }: { seconds?: boolean }) {
  const [time, setTime] = useState(0);
  return (
    <TimeField
      label="Hora"
      time={time}
      format={{ hourCycle: 12, seconds }}
      minuteStep={1}
      disabled={false}
      labels={calendarLabelsEsCO}
      onChange={setTime}
    />
  );
}

describe('TimeField', () => {
  const part = (name: string) => screen.getByRole('spinbutton', { name: `Hora, ${name}` });

  it('takes a time as one types it, and moves on after the hour', async () => {
    render(<Stage />);
    expect(part('hora').getAttribute('aria-valuetext')).toBe('12');
    act(() => part('hora').focus());
    await userEvent.keyboard('0330');
    expect(part('hora').getAttribute('aria-valuetext')).toBe('03');
    expect(part('minutos').getAttribute('aria-valuetext')).toBe('30');
    await userEvent.keyboard('{ArrowRight}p');
    expect(part('a. m. o p. m.').getAttribute('aria-valuetext')).toBe('PM');
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(part('minutos'));
  });

  it('takes seconds where they are asked for, after the minutes', async () => {
    render(<Stage seconds />);
    act(() => part('hora').focus());
    await userEvent.keyboard('033045');
    expect(part('minutos').getAttribute('aria-valuetext')).toBe('30');
    expect(part('segundos').getAttribute('aria-valuetext')).toBe('45');
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    expect(part('segundos').getAttribute('aria-valuetext')).toBe('50');
    await userEvent.keyboard('{End}{ArrowUp}');
    expect(part('segundos').getAttribute('aria-valuetext')).toBe('00');
    expect(part('minutos').getAttribute('aria-valuetext')).toBe('30');
  });

  it('takes no digit out of what is pasted or dropped into a part', async () => {
    render(<Stage />);
    act(() => part('hora').focus());
    await userEvent.paste('08:45');
    expect(part('hora')).toHaveProperty('value', '12');
    const dropped = { target: { value: '1245' }, inputType: 'insertFromDrop' };
    fireEvent.input(part('hora'), dropped);
    expect(part('hora')).toHaveProperty('value', '12');
    // A keyboard on the screen sends no key.
    fireEvent.input(part('hora'), { target: { value: '124' }, inputType: 'insertText' });
    expect(part('hora')).toHaveProperty('value', '04');
  });

  it('is a named group with limits on each part', () => {
    render(<Stage />);
    expect(screen.getByRole('group', { name: 'Hora' })).toBeTruthy();
    expect(part('minutos').getAttribute('aria-valuemax')).toBe('59');
    expect(part('hora').getAttribute('aria-valuemin')).toBe('1');
  });
});
