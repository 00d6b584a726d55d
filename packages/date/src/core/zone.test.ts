import { expectConsole } from '@guadua/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIsoDay, toDay } from './day';
import { endOfDay, localDate, localDay, localZone, zoneOf } from './zone';

const ZONES = [
  'America/Bogota',
  'UTC',
  'Pacific/Auckland',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'America/Santiago',
  'America/Asuncion',
  'Europe/Madrid',
];
/** What a clock shows in the last millisecond of a day. */
const LAST_MS = 86_399_999;
const anyDay = fc.integer({ min: toDay(1920, 1, 1), max: toDay(2100, 12, 31) });

describe('zones (DAT-14)', () => {
  it.each(ZONES)('in %s no day moves, at its first and at its last moment', (timeZone) => {
    const zone = zoneOf(timeZone);
    fc.assert(
      fc.property(anyDay, fc.constantFrom(0, 43_200_000, LAST_MS), (day, ms) => {
        expect(zone.wall(zone.instant(day, ms)).day).toBe(day);
      }),
    );
  });

  it('reads the clock of the process to the millisecond', () => {
    const date = new Date(2026, 2, 5, 1, 2, 3, 4);
    expect(localZone.wall(date)).toEqual({ day: toDay(2026, 3, 5), ms: 3_723_004 });
  });

  it('keeps the local day and noon in the zone of the process', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(localDay(localDate(day))).toBe(day);
        expect(localZone.wall(localZone.instant(day, 43_200_000))).toEqual({ day, ms: 43_200_000 });
      }),
    );
  });

  it.each([
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
    ['America/Santiago', '2024-09-08', '2024-09-08T04:00:00.000Z'],
    ['America/Asuncion', '2023-10-01', '2023-10-01T04:00:00.000Z'],
  ])('begins the day without a midnight of %s at its first moment', (timeZone, day, instant) => {
    expect(
      zoneOf(timeZone)
        .instant(parseIsoDay(day) ?? Number.NaN, 0)
        .toISOString(),
    ).toBe(instant);
  });

  it('ends the day whose last hour is skipped before the change, in Madrid in 1924', () => {
    const day = parseIsoDay('1924-04-16') ?? Number.NaN;
    expect(zoneOf('Europe/Madrid').instant(day, LAST_MS).toISOString()).toBe(
      '1924-04-16T22:59:59.999Z',
    );
  });

  it.each(ZONES)('in %s a day ends with its last millisecond', (timeZone) => {
    const zone = zoneOf(timeZone);
    fc.assert(
      fc.property(anyDay, (day) => {
        const end = endOfDay(day, zone);
        expect(zone.wall(end).day).toBe(day);
        expect(zone.wall(new Date(end.getTime() + 1)).day).not.toBe(day);
      }),
    );
  });

  it.each([
    [
      'the second hour before midnight, in Santiago',
      'America/Santiago',
      '2026-04-04',
      '2026-04-05T03:59:59.999Z',
    ],
    [
      'the day before the one that Samoa left out',
      'Pacific/Apia',
      '2011-12-30',
      '2011-12-30T09:59:59.999Z',
    ],
  ])('ends with %s', (_, timeZone, text, instant) => {
    const day = parseIsoDay(text) ?? Number.NaN;
    expect(endOfDay(day, zoneOf(timeZone)).toISOString()).toBe(instant);
  });

  it.each([
    ['Africa/Monrovia', '1971-06-15', '1971-06-15T00:44:30.000Z'],
    ['Africa/Monrovia', '1972-06-15', '1972-06-15T00:00:00.000Z'],
    ['Europe/Lisbon', '1910-06-15', '1910-06-15T00:36:45.000Z'],
    ['Europe/Amsterdam', '1905-06-15', null],
    ['Asia/Kathmandu', '2026-06-15', '2026-06-14T18:15:00.000Z'],
    ['America/St_Johns', '2026-06-15', '2026-06-15T02:30:00.000Z'],
    ['America/Bogota', '1900-06-15', '1900-06-15T04:56:16.000Z'],
  ])('begins a day to the second in %s on %s', (timeZone, text, instant) => {
    const day = parseIsoDay(text) ?? Number.NaN;
    const zone = zoneOf(timeZone);
    const start = zone.instant(day, 0);
    if (instant !== null) expect(start.toISOString()).toBe(instant);
    expect(zone.wall(start)).toEqual({ day, ms: 0 });
  });

  it('takes the first of a time that comes twice', () => {
    const day = parseIsoDay('2026-11-01') ?? Number.NaN;
    expect(
      zoneOf('America/New_York')
        .instant(day, 90 * 60_000)
        .toISOString(),
    ).toBe('2026-11-01T05:30:00.000Z');
  });

  it('reads years below 100 as they stand', () => {
    expect(localDate(toDay(26, 3, 5)).getFullYear()).toBe(26);
  });

  it('warns of an unknown time zone and uses the local one', () => {
    expect(zoneOf('Mars/Olympus')).toBe(localZone);
    expectConsole('warn', /timeZone: "Mars\/Olympus" is no time zone/);
  });
});
