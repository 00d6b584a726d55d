// biome-ignore-all lint/style/noExcessiveLinesPerFile: tables of texts and the numbers that they mean
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { formatCurrency, formatNumber, plainNumber } from './number-format';
import { numberLocale } from './number-locale';
import { isExact, parseNumber, readNumber } from './number-read';
import { fieldValue, type NumberRulesOptions, numberRules } from './number-rules';
import { stepValue } from './step-value';

const LOCALES = ['es-CO', 'en-US', 'pt-BR', 'es-ES', 'fr-FR', 'de-CH', 'hi-IN', 'ar-EG'] as const;

describe('formatNumber (INP-3)', () => {
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
        expect(readNumber(text, numberLocale(locale))?.value).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('formatCurrency', () => {
  it.each([
    [1234567.89, '$\u00a01.234.567,89'],
    [-1234, '-$\u00a01.234'],
    [Number.NaN, ''],
  ])('writes %d as %s', (value, text) => {
    expect(formatCurrency(value)).toBe(text);
  });
});

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
    ['-$ 1.234,5', -1234.5],
    ['$ -1.234,5', -1234.5],
    ['−5', -5],
    ['(1.234,50)', -1234.5],
    ['-0', 0],
    ['50 %', 50],
    ['１２３４', 1234],
    ['１２,５', 12.5],
    ['٣٫', null],
    ['١٢٣', 123],
    ['\u200f1\u200b2\u202e3', 123],
    ['1.23.45', null],
    ['1.234.56', null],
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
    expect(read('1.234', 'es-CO')).toEqual({ plain: '1234', value: 1234, ambiguous: true });
    expect(read('1,234', 'es-CO')).toEqual({ plain: '1.234', value: 1.234, ambiguous: true });
    expect(read('1.234', 'en-US')).toEqual({ plain: '1.234', value: 1.234, ambiguous: true });
    expect(read('1.234.567', 'en-US')?.ambiguous).toBe(false);
    expect(read('1,23,456', 'hi-IN')?.value).toBe(123456);
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
  it('plainNumber never writes an exponent', () => {
    expect(plainNumber(1.5e-9)).toBe('0.0000000015');
    expect(plainNumber(-1.5e21)).toBe('-1500000000000000000000');
  });
});

describe('numberRules (INP-3)', () => {
  const at = (text: string, from = text.length, to = from) => ({ text, from, to });
  const make = (options: Partial<NumberRulesOptions> = {}) =>
    numberRules({
      locale: numberLocale('es-CO'),
      decimals: 2,
      allowNegative: true,
      maxLength: 50,
      ...options,
    });
  const type = (text: string, rules = make()) => {
    let state = at('');
    for (const char of text) state = rules.insert(state, char) ?? state;
    return state.text;
  };

  it.each([
    ['1234567', '1.234.567'],
    ['1234567,89', '1.234.567,89'],
    ['1234,567', '1.234,56'],
    ['-1234', '-1.234'],
    ['1-2', '12'],
    ['1,2,3', '1,23'],
    [',5', '0,5'],
    ['.5', '0,5'],
    ['-.5', '-0,5'],
    ['1.5', '1,5'],
    ['1.50', '1,50'],
    ['1.500', '1.500'],
    ['1.5004', '15.004'],
    ['1.200.000', '1.200.000'],
    ["4'500.000", '4.500.000'],
    ['12 345', '12.345'],
    ['1234 5', '12.345'],
    ['1234.56', '1.234,56'],
    ['0.125', '0,12'],
    ['1.5,', '1,5'],
    ['12a3', '123'],
    ['００７', '007'],
    ['1e21', '121'],
  ])('typing %s shows %s', (keys, text) => {
    expect(type(keys)).toBe(text);
  });

  it('reads what stands in the field', () => {
    const { locale } = { locale: numberLocale('es-CO') };
    expect(fieldValue('1,5', locale)).toBe(1.5);
    expect(fieldValue('1,', locale)).toBe(1);
    expect(fieldValue(',5', locale)).toBe(0.5);
    expect(fieldValue('１２', locale)).toBe(12);
    expect(fieldValue('1.500', locale)).toBe(1500);
    expect(fieldValue('-', locale)).toBeNull();
    expect(fieldValue('-0', locale)).toBe(0);
  });

  it('refuses what the field does not allow', () => {
    expect(type('-5', make({ allowNegative: false }))).toBe('5');
    expect(type('1,5', make({ decimals: 0 }))).toBe('1');
    expect(type('4500000.50', make({ decimals: 0 }))).toBe('4.500.000');
    expect(type('1.234', make({ decimals: 0 }))).toBe('1.234');
    expect(type('1234567', make({ maxLength: 5 }))).toBe('1.234');
    expect(make().insert(at('9.007.199.254.740.99'), '2')).toBeNull();
    expect(make().insert(at('9.007.199.254.740.99'), '1')?.text).toBe('9.007.199.254.740.991');
  });

  it('leaves groups alone and the caret where it works', () => {
    expect(make().insert(at('1.234', 1), '9')).toMatchObject(at('19.234', 2));
    expect(make().remove(at('1.234', 1, 2), true)).toEqual(at('234', 0));
    expect(make().remove(at('1.234.567', 1, 2), false)).toEqual(at('134.567', 1));
    expect(make().remove(at('1.234', 0, 1), false)).toEqual(at('234', 0));
    expect(make().remove(at('1.234,5', 5, 6), true)).toEqual(at('12.345', 5));
  });

  it('pastes over everything, and inside', () => {
    expect(make().insert(at('99', 0, 2), '$ 1.234.567,89')?.text).toBe('1.234.567,89');
    expect(make().insert(at('12', 1), '5.5')).toEqual(at('15,52', 4));
    expect(make().insert(at('1,2', 1), '5.5')).toBeNull();
    expect(make().insert(at('12', 0, 2), 'doce')).toBeNull();
  });

  it('reports what was ambiguous, and what was rounded', () => {
    const onReading = vi.fn();
    const rules = make({ onReading });
    rules.insert(at(''), '11.11');
    expect(onReading).not.toHaveBeenCalled();
    rules.insert(at(''), '1.234');
    expect(onReading).toHaveBeenLastCalledWith('1.234', expect.objectContaining({ value: 1234 }));
    expect(rules.insert(at(''), '1,239')?.text).toBe('1,24');
    expect(onReading).toHaveBeenLastCalledWith('1,239', expect.objectContaining({ value: 1.24 }));
  });

  it('understands what a composition or the browser put in', () => {
    expect(make().format(at('1234567.89')).text).toBe('1.234.567,89');
    const composed = { previous: '1.234', replaced: false };
    expect(make().format(at('1.234５'), composed).text).toBe('12.345');
    expect(make().format(at('1.234あ'), composed).text).toBe('1.234');
    expect(make().format(at(''), composed).text).toBe('');
    expect(make().format(at('1.234.567'), { ...composed, replaced: true }).text).toBe('1.234.567');
  });

  const marks = { 'es-CO': ['.', ','], 'en-US': [',', '.'] } as const;
  const grouped = (whole: string, mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark);
  const number = fc.record({
    whole: fc.oneof(fc.nat(999_999_999), fc.nat(2000)).map(String),
    fraction: fc.stringMatching(/^\d{0,2}$/),
    mark: fc.constantFrom('.', ','),
    group: fc.constantFrom('', '.', ',', "'", ' '),
    negative: fc.boolean(),
  });
  const text = number
    .filter(({ mark, group }) => mark !== group)
    .map(({ whole, fraction, mark, group, negative }) => {
      const sign = negative ? '-' : '';
      return `${sign}${grouped(whole, group)}${fraction && mark}${fraction}`;
    });

  it.each(Object.keys(marks))('types every number as it is pasted in %s (TXC-1)', (tag) => {
    fc.assert(
      fc.property(text, (written) => {
        const locale = numberLocale(tag);
        // More decimals than the field has: typing stops there, a paste is rounded.
        fc.pre((readNumber(written, locale)?.plain.split('.')[1]?.length ?? 0) <= 2);
        const rules = make({ locale });
        const value = parseNumber(written, { locale: tag });
        const typedText = type(written, rules);
        expect(rules.insert(at(''), written)?.text).toBe(typedText);
        expect(rules.format(at(written)).text).toBe(typedText);
        expect(fieldValue(typedText, locale)).toBe(value);
      }),
      { numRuns: 2000 },
    );
  });

  it('pastes into a number what typing puts there (TXC-1)', () => {
    fc.assert(
      fc.property(
        fc.nat(999_999),
        fc.nat(8),
        fc.stringMatching(/^\d{1,4}(,\d{1,2})?$/),
        (value, place, data) => {
          const rules = make();
          const start = formatNumber(value);
          const caret = Math.min(place, start.length);
          const pasted = rules.insert(at(start, caret), data);
          let state = at(start, caret);
          let refused = false;
          for (const char of data) {
            const next = rules.insert(state, char);
            refused ||= next === null || next.text === state.text;
            state = next ?? state;
          }
          // A paste is taken whole or not at all; keys stop where the field has no more decimals.
          if (!refused) expect(pasted?.text).toBe(state.text);
        },
      ),
    );
  });

  it('deletes always, and never more than was selected (TXC-3)', () => {
    const any = fc.oneof(
      fc.integer({ min: -99_999, max: 99_999 }).map((value) => formatNumber(value)),
      fc.string({ unit: fc.constantFrom(...'0123456789.,-N/A') }),
    );
    fc.assert(
      fc.property(any, fc.nat(12), fc.boolean(), (shown, place, allowNegative) => {
        const rules = make({ allowNegative, decimals: 0, maxLength: 4 });
        const from = Math.min(place, Math.max(0, shown.length - 1));
        if (shown === '') return;
        const { text: left } = rules.remove(at(shown, from, from + 1), true);
        const count = (one: string) => one.replace(/[.]/g, '').length;
        // A group mark at the very start has nothing before it that could go.
        if (from > 0 || shown[0] !== '.') expect(left).not.toBe(shown);
        expect(count(shown) - count(left)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('keeps the caret behind the same digits, whatever is typed and deleted (TXC-1)', () => {
    const digitsBefore = ({ text: shown, from }: { text: string; from: number }) =>
      shown.slice(0, from).replace(/\D/g, '');
    fc.assert(
      fc.property(
        fc.nat(99_999_999),
        fc.nat(10),
        fc.constantFrom(...'0123456789'),
        (value, place, digit) => {
          const shown = formatNumber(value);
          const state = at(shown, Math.min(place, shown.length));
          const next = make().insert(state, digit);
          if (next) expect(digitsBefore(next)).toBe(digitsBefore(state) + digit);
          const left = make().remove(at(shown, 0, state.from || 1), true);
          expect(digitsBefore(left)).toBe('');
        },
      ),
    );
  });
});

describe('numbers that are too much (TXC-8)', () => {
  const rules = numberRules({
    locale: numberLocale('es-CO'),
    decimals: 2,
    allowNegative: true,
    maxLength: 50,
  });

  it.each(['9', '1.', ' ', '\0', '\ud83d', '\u200f'])(
    'refuses a megabyte of %j at every caret',
    (text) => {
      const data = text.repeat(1_000_000 / text.length);
      for (const at of [0, 1, 2]) {
        expect(rules.insert({ text: '12', from: at, to: at }, data)).toBeNull();
      }
      expect(rules.insert({ text: '12', from: 0, to: 2 }, data)).toBeNull();
    },
  );

  it.each([350, 1_000_000])(
    'takes %d digits for no value, and never for an infinite one',
    (count) => {
      expect(fieldValue('9'.repeat(count), numberLocale('es-CO'))).toBeNull();
    },
  );
});

describe('stepValue (APG spin button)', () => {
  it.each([
    [null, 1, undefined, undefined, 1],
    [0.1, 0.2, undefined, undefined, 0.3],
    [9, 5, 0, 10, 10],
    [1, -5, 0, 10, 0],
    [-1, 1, undefined, undefined, 0],
  ])('%d by %d between %s and %s is %d', (value, step, min, max, next) => {
    expect(stepValue(value, step, min, max)).toBe(next);
  });
});
