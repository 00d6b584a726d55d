import { expectConsole } from '@guadua/testing';
import { describe, expect, it } from 'vitest';
import type { ValueCodec } from '../core/codec';
import { localZone, zoneOf } from '../core/zone';
import { readValue } from './read-value';

const FIELDS = { start: 'inicio', end: 'fin', force: 'force' };
const CODEC = { zone: localZone, valueAs: 'iso', time: false, seconds: false } as const;

describe('readValue (DAT-1)', () => {
  it('names the field that a range lacks, and the prop that says its name', () => {
    const { span } = readValue({ inicio: '2026-03-05' }, 'range', FIELDS, CODEC, 'RangeCalendar');
    expect(span).toBeNull();
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
      readValue(value, 'single', FIELDS, by, 'DatePicker').span;
    expect(span(text, codec)).toEqual(span(same, codec));
    expect(span(text, away)).toEqual(span(same, codec));
  });
});
