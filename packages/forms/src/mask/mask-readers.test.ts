import { describe, expect, it } from 'vitest';
import { isCalendarDay, readDate, readHost, readTelephone, readTime } from './mask-readers';

describe('what people paste, brought to what a mask takes (MSK-5)', () => {
  it.each([
    ['12 am', '00:00'],
    ['12:01 a. m.', '00:01'],
    ['1 am', '01:00'],
    ['11:59 AM', '11:59'],
    ['12:30 pm', '12:30'],
    ['11:59:58 p.m.', '23:59:58'],
    ['0:30 pm', null],
    ['13 pm', null],
    ['23:59:59', '23:59:59'],
    ['0:00:00', '00:00:00'],
    ['24:00:00', null],
    ['9.30.15', null],
    ['9.30:15', '09:30:15'],
    ['9:60 pm', null],
    ['9', null],
    ['2026-03-05T14:30', '14:30'],
    ['2026-03-05 14:30:15.5', '14:30:15'],
  ])('reads the time of %j as %j, and no more of it than is asked for', (text, time) => {
    expect(readTime(8)(text)).toBe(time ?? text);
    expect(readTime(5)(text)).toBe(time?.slice(0, 5) ?? text);
  });

  it.each([
    ['2026-3-5', '05/03/2026'],
    [' 2026/03/05T10:00', '05/03/2026'],
    ['5.3.2026 9:30', '05/03/2026'],
    ['05-03-2026, 9:30', '05/03/2026'],
    ['5/3/26', null],
    ['2026-003-05', null],
    ['20265', null],
  ])('reads the day of %j as %j', (text, day) => {
    expect(readDate(text)).toBe(day ?? text);
  });

  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['HTTP://10.0.0.1:80/a', '10.0.0.1'],
    ['10.0.0.1/24', '10.0.0.1'],
    ['10.0.0', null],
    ['10.0.0.1.2', null],
  ])('reads the host of %j as %j', (text, host) => {
    expect(readHost(text)).toBe(host ?? text);
  });

  it.each([
    ['', '+57 310 555 1234', '3105551234'],
    ['', '(+57) 310 555 1234', '3105551234'],
    ['', '0057 310 555 1234', '3105551234'],
    // Without a mark of its own it may be anything.
    ['', '57 310 555 1234', null],
    ['', '+1 310 555 1234', null],
    ['', '+57 310 555 123', null],
    ['57', '57 310 555 1234', '3105551234'],
    ['57', '0057 310 555 1234', '3105551234'],
    ['52', '+57 310 555 1234', null],
  ])('reads behind the prefix %j of %j the number %j', (prefix, text, number) => {
    expect(readTelephone(prefix, 10)(text)).toBe(number ?? text);
  });

  it.each([
    ['29/02/2024', true],
    ['29/02/2026', false],
    ['31/04/2026', false],
    ['31/12/9999', true],
    ['00/01/2026', false],
    ['31/02/20', true],
    ['', true],
  ])('%j may be a day of the calendar: %s', (text, is) => {
    expect(isCalendarDay(text)).toBe(is);
  });
});
