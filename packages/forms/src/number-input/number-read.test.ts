import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberLocale } from './number-locale';
import { isExact, parseNumber, readNumber } from './number-read';

describe('parseNumber, by the shape of the groups (INP-3)', () => {
  it.each<[string, number | null]>([
    ['$ 1.234.567,89', 1234567.89],
    ['1,234,567.89', 1234567.89],
    ['1234567.89', 1234567.89],
    ['1234567,89', 1234567.89],
    ['11.11', 11.11],
    ['11,11', 11.11],
    ['1.5', 1.5],
    ['.5', 0.5],
    ['5.', 5],
    ['0.123', 0.123],
    ['1234.567', 1234.567],
    ['COP 1.234.567', 1234567],
    ['1.234.567 COP', 1234567],
    ['US$ 12.50', 12.5],
    ['$\u00a01.234,50', 1234.5],
    ['1 234 567,89', 1234567.89],
    ['1\u202f234,5', 1234.5],
    ["1'234'567.89", 1234567.89],
    ["$ 1'234.567", 1234567],
    ["4'500.000", 4500000],
    ['4´500.000', 4500000],
    ["1.234'567.890", 1234567890],
    ["1'234.56", 1234.56],
    ['1 234.567', 1234567],
    ['1.500.000 pesos', 1500000],
    ['1.500.000 pesos m/cte', 1500000],
    ['$ 1.500.000,00 M/CTE', 1500000],
    ['1.500.000 PESOS M/L.', 1500000],
    ['$ 1.500.000,oo M/CTE', 1500000],
    ['1.500.000.OO', 1500000],
    ['$ 1.500.000,-', 1500000],
    ['oo', null],
    ['m/cte', null],
    ['123\n456', null],
    ['123\t456', null],
    ['123\u00a0456\n', 123456],
    ['1.500.000.00', 1500000],
    ['$1.500.000.5', 1500000.5],
    ['1,500,000,25', 1500000.25],
    ['-$ 1.234,5', -1234.5],
    ['$ -1.234,5', -1234.5],
    ['−5', -5],
    ['(1.234,50)', -1234.5],
    ['-0', 0],
    ['50 %', 50],
    ['１２３４', 1234],
    ['１２,５', 12.5],
    ['٣٫', 3],
    ['٣٫١٤٥', 3.145],
    ['١٬٢٣٤٫٥٦', 1234.56],
    ['١٢٣', 123],
    ['۴۵۶', 456],
    ['७८९', 789],
    ['\u200f1\u200b2\u202e3', 123],
    ['1.23.45', null],
    ['1.234.56', 1234.56],
    ['1.234.', null],
    ['12.34.56', null],
    ['1.234.5678', null],
    ['1,234.567,89', null],
    ['1.2345.678', null],
    ['21/11/2026', null],
    ['21.11.2026', null],
    ['2026-11-21', null],
    ['899.999.068-1', null],
    ['1e21', null],
    ['NaN', null],
    ['Infinity', null],
    ['', null],
    ['$', null],
    ['.', null],
    ['(5', null],
    ['- -5', null],
    ['doce', null],
    ['1😀2', null],
    ['9007199254740991', 9007199254740991],
    ['9007199254740993', null],
    ['1234567890123456,78', null],
    ['9'.repeat(10_000), null],
  ])('%s is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it('reads what is ambiguous by the locale, and says so', () => {
    const read = (text: string, locale: string) => readNumber(text, numberLocale(locale));
    expect(read('1.234', 'es-CO')).toEqual({ plain: '1234', ambiguous: true });
    expect(read('1,234', 'es-CO')).toEqual({ plain: '1.234', ambiguous: true });
    expect(read('1.234', 'en-US')).toEqual({ plain: '1.234', ambiguous: true });
    expect(read('1.234.567', 'en-US')?.ambiguous).toBe(false);
    expect(read('1234', 'es-CO')?.ambiguous).toBe(false);
    // Millions as they are written in Colombia, or thousands of Switzerland.
    expect(read("4'500.000", 'es-CO')).toEqual({
      plain: '4500000',
      ambiguous: false,
    });
    expect(read("4'500.000", 'en-US')).toEqual({ plain: '4500.000', ambiguous: true });
    expect(read("4'500,000", 'es-CO')).toEqual({ plain: '4500.000', ambiguous: true });
    expect(read("4'500.000", 'de-CH')?.ambiguous).toBe(false);
    expect(read("4'500.00", 'en-US')?.ambiguous).toBe(false);
    expect(read("1'234'567.890", 'en-US')?.ambiguous).toBe(false);
    expect(read('1,23,456', 'hi-IN')?.plain).toBe('123456');
    expect(read('1,23,456', 'en-US')).toBeNull();
  });

  it('never takes two decimals for hundreds', () => {
    const cents = fc.integer({ min: 0, max: 99 }).map((n) => String(n).padStart(2, '0'));
    fc.assert(
      fc.property(fc.nat(999_999), cents, fc.constantFrom('.', ','), (whole, fraction, mark) => {
        expect(parseNumber(`${whole}${mark}${fraction}`)).toBe(Number(`${whole}.${fraction}`));
      }),
    );
  });
});

describe('isExact', () => {
  it.each([
    ['9007199254740991', true],
    ['9007199254740992', false],
    ['123456789012345.6', true],
    ['1234567890123456.78', false],
    ['0.1', true],
    ['00000000000000000001.50', true],
  ])('%s: %s', (plain, exact) => {
    expect(isExact(plain)).toBe(exact);
  });
});
