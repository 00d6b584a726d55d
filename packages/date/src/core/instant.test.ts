import { describe, expect, it } from 'vitest';
import { readInstant, readWallText } from './instant';

describe('readWallText (DAT-1)', () => {
  it.each([
    '2026-03-05T25:00',
    '2026-03-05T10:60',
    '2026-03-05T10:00:60',
    '2026-02-30T10:00',
    '2026-03-05T10:00Z',
    '2026-03-05 10:00-05',
  ])('refuses %s, which no clock shows or which has a zone', (text) => {
    expect(readWallText(text)).toBeNull();
  });

  it('reads the end of a day as the beginning of the next one, an hour alone, and a fraction', () => {
    expect(readWallText('2026-03-05T24:00')).toEqual(readWallText('2026-03-06'));
    expect(readWallText('2026-03-05T10')).toEqual(readWallText('2026-03-05 10:00:00,999'));
    expect(readWallText('0001-01-01T00:00:59')?.time).toBe(59);
  });

  it('reads the last second of a day', () => {
    expect(readWallText('2026-03-05T23:59:59')?.time).toBe(86_399);
  });
});

describe('readInstant (DAT-1)', () => {
  it('reads offsets up to the last minute of an hour, and refuses others', () => {
    expect(readInstant('2026-03-05T10:00+05:59')).toEqual(new Date('2026-03-05T04:01Z'));
    expect(readInstant('2026-03-05T10:00+05:60')).toBeNull();
    expect(readInstant('2026-03-05T10:00+24:00')).toBeNull();
  });

  it.each([
    ['2026-03-05', '2026-03-05T00:00:00.000Z'],
    [' 2026-03-05T10 ', '2026-03-05T10:00:00.000Z'],
    ['2026-03-05T10:59:59', '2026-03-05T10:59:59.000Z'],
    ['2026-03-05T00:00:00.1', '2026-03-05T00:00:00.100Z'],
    ['2026-03-05T00:00:00,999999999', '2026-03-05T00:00:00.999Z'],
    ['2026-03-05t10:00z', '2026-03-05T10:00:00.000Z'],
    ['2026-03-05 10:00 UTC', '2026-03-05T10:00:00.000Z'],
    ['2026-03-05T10:00-05', '2026-03-05T15:00:00.000Z'],
    ['2026-03-05T10:00-0530', '2026-03-05T15:30:00.000Z'],
    ['2026-03-05T10:00+23:59', '2026-03-04T10:01:00.000Z'],
    ['2026-03-05T24:00:00.000', '2026-03-06T00:00:00.000Z'],
    ['2026-03-05T24:00-05:00', '2026-03-06T05:00:00.000Z'],
    ['0001-01-01', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999', '9999-12-31T23:59:59.999Z'],
  ])('reads %j', (text, iso) => {
    expect(readInstant(text)?.toISOString()).toBe(iso);
  });

  it.each([
    ...['2026-03-05T25:00', '2026-03-05T10:60', '2026-03-05T10:00:60', '2026-03-05T24:01'],
    ...['2026-03-05T24:00:01', '2026-03-05T24:00:00.001', '2026-02-29', '0000-12-31', '2026-13-01'],
    ...['2026-03-05T', '2026-03', '5/3/2026', 'hoy', ''],
  ])('reads none in %j', (text) => {
    expect(readInstant(text)).toBeNull();
  });

  it('takes a copy of a date, and a number for its milliseconds', () => {
    const date = new Date(5);
    expect(readInstant(date)).toEqual(date);
    expect(readInstant(date)).not.toBe(date);
    expect(readInstant(5)).toEqual(date);
    expect(readInstant(8_640_000_000_000_001)).toBeNull();
  });

  it.each([
    ['a date that is none', new Date(Number.NaN)],
    ['nothing', null],
    ['nothing', undefined],
    ['a boolean', true],
    ['a list', [5]],
    ['an object', {}],
    [
      'what refuses to be a number',
      {
        valueOf() {
          throw new TypeError('none');
        },
      },
    ],
  ])('reads none in %s', (_, value) => {
    expect(readInstant(value)).toBeNull();
  });
});
