import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCurrency, formatNumber, plainNumber } from './number-format';
import { numberLocale } from './number-locale';
import { readNumber } from './number-read';
import { fieldValue } from './number-rules';

const LOCALES = ['es-CO', 'en-US', 'pt-BR', 'es-ES', 'fr-FR', 'de-CH', 'hi-IN', 'ar-EG'] as const;

describe('formatNumber (INP-3)', () => {
  it('writes a whole number whole, however large, where there are no decimals', () => {
    expect(plainNumber(1e21, 0)).toBe(`1${'0'.repeat(21)}`);
    expect(plainNumber(9e21, 0)).toBe(`9${'0'.repeat(21)}`);
  });

  it.each([
    [1234567.89, 'es-CO', '1.234.567,89'],
    [1234, 'es-CO', '1.234'],
    [1234, 'es-ES', '1234'],
    [12345, 'es-ES', '12.345'],
    [1234567.89, 'en-US', '1,234,567.89'],
    [1234567.89, 'hi-IN', '12,34,567.89'],
    [999, 'es-CO', '999'],
    [0, 'es-CO', '0'],
    [-0, 'es-CO', '0'],
    [-1234.5, 'es-CO', '-1.234,5'],
    [0.0000001, 'es-CO', '0,0000001'],
    [Number.MAX_SAFE_INTEGER, 'es-CO', '9.007.199.254.740.991'],
    [1e21, 'es-CO', '1.000.000.000.000.000.000.000'],
    [Number.NaN, 'es-CO', ''],
    [Number.POSITIVE_INFINITY, 'es-CO', ''],
    [1234.5, 'no es una etiqueta', '1.234,5'],
  ])('writes %d in %s as %s', (value, locale, text) => {
    expect(formatNumber(value, { locale })).toBe(text);
  });

  it('rounds to its decimals, and fills them up on request', () => {
    expect(formatNumber(1.005, { decimals: 2 })).toBe('1,01');
    expect(formatNumber(2.675, { decimals: 2 })).toBe('2,68');
    expect(formatNumber(35.855, { decimals: 2 })).toBe('35,86');
    expect(formatNumber(9.999, { decimals: 2 })).toBe('10');
    expect(formatNumber(-999.995, { decimals: 2, fixedDecimals: true })).toBe('-1.000,00');
    expect(formatNumber(0.5, { decimals: 0 })).toBe('1');
    expect(formatNumber(0.4, { decimals: 0 })).toBe('0');
    expect(formatNumber(1e-10, { decimals: 2 })).toBe('0');
    expect(formatNumber(2.345, { decimals: 1 })).toBe('2,3');
    expect(formatNumber(1.5, { decimals: 2, fixedDecimals: true })).toBe('1,50');
    expect(formatNumber(3, { decimals: 2, fixedDecimals: true })).toBe('3,00');
    expect(formatNumber(-0.001, { decimals: 2 })).toBe('0');
    expect(formatNumber(-0, { decimals: 1, fixedDecimals: true })).toBe('0,0');
  });

  it.each(LOCALES)('writes what Intl writes in %s', (locale) => {
    const intl = new Intl.NumberFormat(locale, {
      numberingSystem: 'latn',
      maximumFractionDigits: 2,
    });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (thousandths) => {
        const value = thousandths / 1000;
        // `ar` marks the sign with an invisible character; Intl rounds ties as decimals do.
        const expected = intl
          .format(value)
          .replace(/[\u200e\u200f\u061c]/g, '')
          .replace(/^-0$/, '0');
        expect(formatNumber(value, { locale, decimals: 2 })).toBe(expected);
      }),
    );
  });

  it.each(LOCALES)('is read back as the same number in %s', (locale) => {
    const safe = fc.double({ noNaN: true, noDefaultInfinity: true, min: -9e15, max: 9e15 });
    fc.assert(
      fc.property(safe, (value) => {
        const text = formatNumber(value, { locale });
        expect(fieldValue(text, numberLocale(locale))).toBe(value === 0 ? 0 : value);
        expect(Number(readNumber(text, numberLocale(locale))?.plain) || 0).toBe(value || 0);
      }),
    );
  });
});

describe('formatCurrency', () => {
  it.each([
    [1234567.89, '$\u00a01.234.567,89'],
    [-1234, '-$\u00a01.234'],
    [0.239, '$\u00a00,24'],
    [Number.NaN, ''],
  ])('writes %d as %s', (value, text) => {
    expect(formatCurrency(value)).toBe(text);
  });
});

it('plainNumber fills decimals up only when it is told to', () => {
  expect(plainNumber(3, 2)).toBe('3');
  expect(plainNumber(1.996, 2)).toBe('2');
  expect(plainNumber(1.996, 2, true)).toBe('2.00');
});

it('plainNumber never writes an exponent', () => {
  expect(plainNumber(1.5e-9)).toBe('0.0000000015');
  expect(plainNumber(-1.5e21)).toBe('-1500000000000000000000');
});
