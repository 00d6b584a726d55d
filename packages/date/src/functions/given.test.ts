import { runInNewContext } from 'node:vm';
import { expectConsole } from '@guadua/testing';
import { describe, expect, it } from 'vitest';
import { toDate } from '../core/to-date';
import { isBusinessDay } from '../holidays/business-days';
import { isHoliday, nextHoliday } from '../holidays/colombian-holidays';
import { getToday, getWeek } from './date-ranges';
import { formatDate, parseDate } from './format-date';
import { add, diff, isSame } from './units';

/** What a caller without types gives. */
const untyped = (json: string) => JSON.parse(json);
const DAY = new Date(2026, 2, 15, 10);

describe('functions that are called without types (DTF-6)', () => {
  it('say that a pattern is missing: 5/3/26 could be two days', () => {
    const [pattern] = untyped('[]');
    expect(() => parseDate('5/3/26', pattern)).toThrow('parseDate: the pattern is missing.');
    expect(() => formatDate(DAY, pattern)).toThrow('formatDate: the pattern is missing.');
  });

  it('take what is no date for an invalid one, with a warning', () => {
    const text = untyped('"2026-03-05"');
    expect(formatDate(text, 'dd/MM/y')).toBe('');
    expectConsole('warn', 'formatDate date: "2026-03-05" is no Date');
    expect(add(untyped('null'), 1, 'day').getTime()).toBeNaN();
    expectConsole('warn', 'add date: "null" is no Date');
    expect(diff(DAY, untyped('null'))).toBeNaN();
    expectConsole('warn', 'diff date: "null" is no Date');
    expect(isSame(text, text)).toBe(false);
    expectConsole('warn', 'date comparisons date: "2026-03-05" is no Date');
    expect(getToday({ today: text }).start.getTime()).toBeNaN();
    expectConsole('warn', 'date ranges date: "2026-03-05" is no Date');
    expect([isHoliday(text), nextHoliday(text)]).toEqual([false, null]);
    expectConsole('warn', 'holidays date: "2026-03-05" is no Date');
    expect(isBusinessDay(text)).toBe(false);
    expectConsole('warn', 'business days date: "2026-03-05" is no Date');
  });

  it('warn of an unknown zone, and work in the local one', () => {
    const options = { timeZone: 'Marte/Olimpo' };
    expect(formatDate(DAY, 'dd/MM/y', 'es-CO', options)).toBe('15/03/2026');
    expectConsole('warn', 'formatDate timeZone: "Marte/Olimpo" is no time zone');
    expect(parseDate('15/03/2026', 'dd/MM/y', 'es-CO', options)).toEqual(new Date(2026, 2, 15));
    expectConsole('warn', 'parseDate timeZone: "Marte/Olimpo" is no time zone');
    expect(add(DAY, 1, 'day', options)).toEqual(add(DAY, 1, 'day'));
    expectConsole('warn', 'add timeZone: "Marte/Olimpo" is no time zone');
    expect(isSame(DAY, DAY, 'day', options)).toBe(true);
    expectConsole('warn', 'date comparisons timeZone: "Marte/Olimpo" is no time zone');
  });

  it.each([
    ['7', '2026-03-15'],
    ['8', '2026-03-09'],
    ['-1', '2026-03-14'],
    ['"0"', '2026-03-15'],
  ])('begin the week with the day that %s names', (firstDay, start) => {
    const week = getWeek({ today: DAY, firstDay: untyped(firstDay) });
    expect(formatDate(week.start, 'yyyy-MM-dd')).toBe(start);
    const options = { firstDay: untyped(firstDay) };
    expect(isSame(DAY, week.start, 'week', options)).toBe(true);
    expect(isSame(DAY, add(week.start, -1, 'day'), 'week', options)).toBe(false);
  });

  it.each(['true', 'false', '[]', '[2026]', '["2026-03-05"]', '{}'])(
    'read no date in %s',
    (json) => {
      expect(toDate(untyped(json))).toBeNull();
    },
  );

  it.each(['Apt 5 Mar 2026', 'Lun, 05 Mar 2026 10:00:00 GMT', '-000000-01-01'])(
    'read no date in the text %j',
    (text) => {
      expect(toDate(text)).toBeNull();
    },
  );

  it('take a date of another window', () => {
    expect(formatDate(runInNewContext('new Date(2026, 2, 5)'), 'dd/MM/y')).toBe('05/03/2026');
  });
});
