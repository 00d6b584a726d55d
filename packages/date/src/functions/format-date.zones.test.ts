import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIsoDay } from '../core/day';
import { zoneOf } from '../core/zone';
import { formatDate, parseDate } from './format-date';

const PATTERN = 'yyyy-MM-dd HH:mm:ss';
/** Offsets of hours, of half an hour, of minutes west and east, and of seconds; a skipped day. */
const ZONES = [
  'Africa/Monrovia',
  'Europe/Lisbon',
  'Europe/Amsterdam',
  'Europe/Dublin',
  'Africa/Freetown',
  'Asia/Kathmandu',
  'America/St_Johns',
  'America/Bogota',
  'America/Santiago',
  'Pacific/Apia',
  'Asia/Kolkata',
];
const anyInstant = fc.date({
  min: new Date('1900-01-02T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('functions in a zone whose offset is any (DTF-1.1)', () => {
  it.each([
    ['Africa/Monrovia', '1971-06-15T00:44:29Z', '1971-06-14 23:59:59'],
    ['Africa/Monrovia', '1971-06-15T00:44:30Z', '1971-06-15 00:00:00'],
    ['Africa/Monrovia', '1972-06-15T00:00:00Z', '1972-06-15 00:00:00'],
    ['Europe/Lisbon', '1910-06-15T00:36:45Z', '1910-06-15 00:00:00'],
    ['America/Bogota', '1900-06-15T04:56:16Z', '1900-06-15 00:00:00'],
  ])('in %s %s is %s', (timeZone, instant, text) => {
    const pattern = 'yyyy-MM-dd HH:mm:ss';
    const date = new Date(instant);
    expect(formatDate(date, pattern, 'es-CO', { timeZone })).toBe(text);
    expect(parseDate(text, pattern, 'es-CO', { timeZone })).toEqual(date);
  });

  it.each(ZONES)('writes what the clock of %s shows, and reads it back', (timeZone) => {
    const zone = zoneOf(timeZone);
    fc.assert(
      fc.property(anyInstant, (date) => {
        const text = formatDate(date, PATTERN, 'es-CO', { timeZone });
        const { day, ms } = zone.wall(date);
        const clock = new Date(ms).toISOString().slice(11, 19);
        expect(text).toBe(`${formatIsoDay(day)} ${clock}`);
        // Of a time that comes twice the first counts.
        const seconds = Math.floor(ms / 1000) * 1000;
        expect(parseDate(text, PATTERN, 'es-CO', { timeZone })).toEqual(zone.instant(day, seconds));
      }),
    );
  });
});
