import { describe, expect, it } from 'vitest';
import { plainNumber, showPlain, withDecimals } from './number-format';
import { numberLocale } from './number-locale';

describe('a plain number with at most so many decimals (INP-3)', () => {
  it.each([
    ['5', 0, '5', '5'],
    ['100', 0, '100', '100'],
    ['5', 1, '5', '5.0'],
    ['1.5', 1, '1.5', '1.5'],
    ['1.5', 2, '1.5', '1.50'],
    ['1.50', 2, '1.50', '1.50'],
    ['1.005', 2, '1.01', '1.01'],
    ['9007199254740993.4', 0, '9007199254740993.4', '9007199254740993.4'],
    ['1.24', 1, '1.2', '1.2'],
    ['1.25', 1, '1.3', '1.3'],
    ['1.249', 1, '1.2', '1.2'],
    ['1.4', 0, '1', '1'],
    ['1.5', 0, '2', '2'],
    ['10.4', 0, '10', '10'],
    ['99.5', 0, '100', '100'],
    ['9.95', 1, '10', '10.0'],
    ['0.99', 1, '1', '1.0'],
    ['-9.95', 1, '-10', '-10.0'],
    ['-0.05', 1, '-0.1', '-0.1'],
    ['-0.04', 1, '0', '0.0'],
    ['-1.04', 1, '-1', '-1.0'],
  ])('%s with %i: %s, and filled up %s', (plain, decimals, rounded, filled) => {
    expect(withDecimals(plain, decimals)).toBe(rounded);
    expect(withDecimals(plain, decimals, true)).toBe(filled);
  });

  it.each([
    [3, 0, '3'],
    [3, undefined, '3'],
    [-0, 2, '0.00'],
    [1e20, 1, `1${'0'.repeat(20)}.0`],
    [-1e21, 1, `-1${'0'.repeat(21)}.0`],
    [1.5e-7, undefined, '0.00000015'],
    [-1e-7, undefined, '-0.0000001'],
    [1.5e300, undefined, `15${'0'.repeat(299)}`],
  ])('writes %d filled up to %s decimals without an exponent', (value, decimals, plain) => {
    expect(plainNumber(value, decimals, true)).toBe(plain);
  });
});

describe('a plain number in the shape of a locale (INP-3)', () => {
  it.each([
    ['es-CO', '999', '999'],
    ['es-CO', '1000', '1.000'],
    ['es-CO', '-999', '-999'],
    ['es-CO', '-1000', '-1.000'],
    ['es-CO', '123456', '123.456'],
    ['es-CO', '1234567', '1.234.567'],
    ['es-CO', '1234.5678', '1.234,5678'],
    ['es-CO', '-', '-'],
    ['es-CO', '12.', '12,'],
    ['es-CO', '.5', ',5'],
    ['es-CO', '', ''],
    ['es-ES', '9999', '9999'],
    ['es-ES', '10000', '10.000'],
    ['hi-IN', '1000', '1,000'],
    ['hi-IN', '99999', '99,999'],
    ['hi-IN', '100000', '1,00,000'],
    ['hi-IN', '-12345678.9', '-1,23,45,678.9'],
  ])('%s: %j as %j', (locale, plain, text) => {
    expect(showPlain(plain, numberLocale(locale))).toBe(text);
  });
});
