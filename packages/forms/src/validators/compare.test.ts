import { describe, expect, it } from 'vitest';
import {
  betweenRange,
  dateGreaterThan,
  dateLowerThan,
  greaterThan,
  lowerThan,
  match,
} from './compare';

describe('what is compared as a number (VAL-1)', () => {
  it.each<[unknown, unknown]>([
    ['7', { limit: 5, actual: '7' }],
    [new Date(7), { limit: 5, actual: new Date(7) }],
    [true, null],
    ['4', null],
    // What has no order.
    [Symbol('7'), null],
    [[7], null],
    [{ valueOf: () => 7 }, null],
    [Number.NaN, null],
    ['', null],
    ['  ', null],
  ])('lowerThan(5) of %o', (value, error) => {
    expect(lowerThan(5)(value)).toEqual(error && { lowerThan: error });
  });

  it.each([
    [0, { min: 1, max: 3, actual: 0 }],
    ['0', { min: 1, max: 3, actual: 0 }],
    ['2', null],
    ['no es un número', null],
  ])('betweenRange(1, 3) of %o', (value, error) => {
    expect(betweenRange(1, 3)(value)).toEqual(error && { betweenRange: error });
  });
});

describe('which two values are compared (VAL-1)', () => {
  const error = { greaterThan: { field: 'max', limit: 2, actual: 1 } };
  it('reads both from the form’s values where these are what is validated', () => {
    const values = { min: 2, max: 1 };
    expect(greaterThan('max', 'min')(values, { values })).toEqual(error);
    expect(greaterThan('max', 'min')(values)).toEqual(error);
  });

  it('takes the newest value of a field, though the others still hold the old one', () => {
    const values = { min: 2, max: 9 };
    expect(greaterThan('max', 'min')(1, { values })).toEqual(error);
  });

  it.each([
    [{ a: '', b: 'x' }],
    [{ a: 'x', b: '' }],
    [{ a: 'x' }],
    [{ a: null, b: 'x' }],
    [new Date(0)],
    [null],
  ])('compares nothing in %o', (values) => {
    expect(match('a', 'b')(values)).toBeNull();
  });

  it.each([
    [{ a: 'text', c: 'x' }],
    [{ a: null, c: 'x' }],
    [{ a: new Date(0), c: 'x' }],
    [{ c: 'x' }],
  ])('finds nothing below what is no group: %o', (values) => {
    expect(match('a.b', 'c')(values)).toBeNull();
    // What a text or a date has by itself is no field.
    expect(match('a.length', 'c')(values)).toBeNull();
  });
});

describe('which dates are compared (VAL-1)', () => {
  const noon = new Date(2026, 2, 5, 12);
  it('takes a number for a moment', () => {
    expect(dateLowerThan(noon)(noon.getTime() - 1)).toBeNull();
    expect(dateLowerThan(noon)(noon.getTime())).not.toBeNull();
    expect(dateGreaterThan(noon)(noon.getTime() + 1)).toBeNull();
  });

  it.each([true, {}, [], new Date(Number.NaN), Number.NaN])('finds no date in %o', (value) => {
    expect(dateLowerThan(new Date(0))(value)).toBeNull();
    expect(dateGreaterThan(new Date(8e15))(value)).toBeNull();
  });

  it.each(['2026-03-05T11:59', '2026-03-05 11:59', ' 2026-03-05T11:59:59.999 '])(
    'reads the time of %s',
    (text) => {
      expect(dateLowerThan(noon)(text)).toBeNull();
      expect(dateGreaterThan(noon)(text)).not.toBeNull();
    },
  );

  it('compares days where one of the two is a day, and names both fields', () => {
    const values = { from: '2026-03-05', to: noon };
    expect(dateLowerThan('from', 'to')(values)).toEqual({
      dateLowerThan: { field: 'from', limit: noon, actual: '2026-03-05' },
    });
    expect(dateGreaterThan('to', 'from')(values)).not.toBeNull();
    expect(dateGreaterThan('to', 'from')({ ...values, from: '4.3.2026' })).toBeNull();
  });
});
