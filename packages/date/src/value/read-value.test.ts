import { expectConsole } from '@guadua/testing';
import { describe, expect, it } from 'vitest';
import { dependsOnZone, type ValueCodec } from '../core/codec';
import { localZone, zoneOf } from '../core/zone';
import { rangeShape } from './range-shape';
import { dateShape, keyOf } from './read-value';

const FIELDS = { start: 'inicio', end: 'fin', force: 'force' };
const CODEC = { zone: localZone, valueAs: 'iso', time: false, seconds: false } as const;

const shapeOf = (mode: 'single' | 'range', codec: ValueCodec = CODEC, component = 'DatePicker') =>
  mode === 'range' ? rangeShape(FIELDS, codec, component) : dateShape(codec, component);
const readValue = (
  value: unknown,
  mode: 'single' | 'range',
  codec: ValueCodec = CODEC,
  component?: string,
) => shapeOf(mode, codec, component).read(value);

describe('a value (DAT-1)', () => {
  it('names the field that a range lacks, and the prop that says its name', () => {
    const { value } = readValue({ inicio: '2026-03-05' }, 'range', CODEC, 'RangeCalendar');
    expect(value).toBeNull();
    expectConsole('warn', /no field "fin".*endDateField/);
  });

  it.each([
    ['2026-03-05T10', '2026-03-05T10:00'],
    ['2026-03-05t10:00', '2026-03-05T10:00'],
    ['2026-03-05 10:00:00,5', '2026-03-05T10:00'],
    ['2026-03-05T24:00', '2026-03-06T00:00'],
  ])('takes %s, which names no zone, as what clocks show in all of them', (text, same) => {
    const codec = { ...CODEC, time: true };
    const away = { ...codec, zone: zoneOf('Pacific/Auckland') };
    const span = (value: string, by: ValueCodec) =>
      readValue(value, 'single', by, 'DatePicker').value;
    expect(span(text, codec)).toEqual(span(same, codec));
    expect(span(text, away)).toEqual(span(same, codec));
  });
});

const span = (from: string, to: string) =>
  readValue({ inicio: from, fin: to }, 'range', CODEC, 'RangeCalendar').value;
/** What no value means. */
const NONE = { value: null, force: false, unreadable: '' };

describe('the value of a range (DAT-1)', () => {
  it.each([[undefined], [null], [''], [{ inicio: null, fin: null }]])('is none: %j', (value) => {
    expect(readValue(value, 'range', CODEC, 'RangeCalendar')).toEqual(NONE);
    expect(readValue('', 'single', CODEC, 'DatePicker')).toEqual(NONE);
  });

  it.each([
    [{ inicio: null, fin: '2026-03-05' }, /no field "inicio".*startDateField/],
    [{ inicio: '2026-03-05', fin: null }, /no field "fin".*endDateField/],
    [{}, /no field "inicio".*startDateField/],
    ['2026-03-05', /no field "inicio".*startDateField/],
  ])('lacks an end: %j', (value, warning) => {
    expect(readValue(value, 'range', CODEC, `of ${JSON.stringify(value)}`)).toEqual(NONE);
    expectConsole('warn', warning);
  });

  it('has both ends in order, and locked days where it is forced only', () => {
    const inOrder = span('2026-03-05', '2026-03-09');
    expect(inOrder?.from.day).toBeLessThan(inOrder?.to.day ?? 0);
    expect(span('2026-03-09', '2026-03-05')).toEqual(inOrder);
    const forced = (force: unknown) =>
      readValue({ inicio: '2026-03-05', fin: '2026-03-09', force }, 'range', CODEC, 'RangeCalendar')
        .force;
    expect([true, false, 'true', 1, undefined].map(forced)).toEqual([
      ...[true, false, false, false, false],
    ]);
  });

  it.each([
    ['mayo', '2026-03-05', 'mayo – 2026-03-05', /field "inicio" \("mayo"\)/],
    ['2026-03-05', 'junio', '2026-03-05 – junio', /field "fin" \("junio"\)/],
    [new Date(Number.NaN), 'julio', 'julio', /field "inicio"/],
  ])('is shown as it is where it can’t be read: %s to %s', (inicio, fin, unreadable, warning) => {
    expect(readValue({ inicio, fin }, 'range', CODEC, 'RangeCalendar')).toEqual({
      ...NONE,
      unreadable,
    });
    expectConsole('warn', warning);
  });
});

describe('a single value that is no date (DAT-1)', () => {
  it.each<[unknown, string]>([
    ['marzo', 'marzo'],
    [new Date(Number.NaN), ''],
    [Number.NaN, ''],
    [true, 'true'],
  ])('%s is shown as %j', (value, unreadable) => {
    expect(readValue(value, 'single', CODEC, 'DatePicker')).toEqual({
      ...NONE,
      unreadable,
    });
    expectConsole('warn', 'is no date; give a Date');
  });
});

it.each<[unknown, 'single' | 'range', boolean]>([
  ['2026-03-05', 'single', false],
  [new Date(0), 'single', true],
  [null, 'single', false],
  [null, 'range', false],
  [{ inicio: '2026-03-05', fin: '2026-03-06' }, 'range', false],
  [{ inicio: new Date(0), fin: '2026-03-06' }, 'range', true],
  [{ inicio: '2026-03-05', fin: new Date(0) }, 'range', true],
])('the days of %j, of a %s, depend on the zone: %s (DAT-14)', (value, mode, expected) => {
  const parts = shapeOf(mode).partsOf(value);
  expect(parts.some((part) => dependsOnZone(part, CODEC))).toBe(expected);
});

it('values are the same when the same days are in their fields, whatever else an object has', () => {
  const keyOfRange = (value: unknown) => keyOf(shapeOf('range').partsOf(value));
  let notes = 0;
  const range = (from: Date | string, to: Date | string | null, force?: boolean) =>
    keyOfRange({ inicio: from, fin: to, force, nota: notes++ });
  expect(range(new Date(1), new Date(2))).toBe(range(new Date(1), new Date(2)));
  const keys = [
    ...[range(new Date(1), new Date(2)), range(new Date(1), new Date(3))],
    ...[range(new Date(1), new Date(2), true), range(new Date(1), null), range('1', '2')],
    ...[null, new Date(1), 1, '1', '', undefined].map(keyOfRange),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOfRange(new Date(1))).toBe(keyOfRange(new Date(1)));
});
