import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ruledEdit } from '../text-editing/ruled-edit';
import { formatNumber } from './number-format';
import { numberLocale } from './number-locale';
import { parseNumber, readNumber } from './number-read';
import { fieldValue, type NumberRulesOptions, numberRules } from './number-rules';

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
  const ambiguous = (text: string, value: number, reason: string) => ({ text, value, reason });
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
    ['4’500.000', '4.500.000'],
    ['٤٥', '45'],
    ['1e21', '121'],
    ['1.500.000.00', '1.500.000,00'],
    ['1.500.000.0', '1.500.000,0'],
    ['1.500.000.', '1.500.000,'],
    ['1.500.000.000', '1.500.000.000'],
    ['1,500,000,25', '1.500.000,25'],
    ['٣٫١٤', '3,14'],
    ['١٬٢٣٤', '1.234'],
  ])('typing %s shows %s', (keys, text) => {
    expect(type(keys)).toBe(text);
  });

  it.each([
    'en-US',
    'pt-BR',
    'es-ES',
    'fr-FR',
    'de-CH',
    'de-AT',
    'hi-IN',
    'ar-EG',
    'fa-IR',
    'sv-SE',
    'ru-RU',
    'mt-MT',
  ])('takes both marks of %s, as it writes them', (tag) => {
    const locale = numberLocale(tag);
    const written = formatNumber(1_234_567.25, { locale: tag, decimals: 2 });
    expect(type(written, make({ locale }))).toBe(written);
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
    expect(type('1,234.56', make({ decimals: 0 }))).toBe('1.234');
    expect(type('1,234.', make({ decimals: 0 }))).toBe('1.234');
    expect(type('1.500.000.00', make({ decimals: 0 }))).toBe('1.500.000');
    expect(type('1,234.56', make({ decimals: 1 }))).toBe('1.234,5');
    // Without its zero, as deleting leaves it.
    expect(make({ decimals: 1 }).insert(at(',5'), '5')?.text).toBe(',5');
    expect(make({ decimals: 0 }).insert({ ...at('1234', 1), text: '1.234' }, ',')?.text).toBe(
      '1.234',
    );
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
    expect(make().insert(at('1,2', 1), '5')).toMatchObject(at('15,2', 2));
    expect(make().insert(at('1,2', 0), '-')).toMatchObject(at('-1,2', 1));
    expect(make().insert(at('1,2', 1), '-')).toBeNull();
  });

  it('pastes over everything, and inside', () => {
    expect(make().insert(at('99', 0, 2), '$ 1.234.567,89')?.text).toBe('1.234.567,89');
    expect(make().insert(at('12', 1), '5.5')).toEqual(at('15,52', 4));
    expect(make().insert(at('1,2', 1), '5.5')).toBeNull();
    expect(make().insert(at('12', 0, 2), 'doce')).toBeNull();
  });

  it('reports what was ambiguous, and what was rounded', () => {
    const onAmbiguous = vi.fn();
    const rules = make({ onAmbiguous });
    rules.insert(at(''), '11.11');
    expect(onAmbiguous).not.toHaveBeenCalled();
    rules.insert(at(''), '1.234');
    expect(onAmbiguous).toHaveBeenLastCalledWith(ambiguous('1.234', 1234, 'separator'));
    expect(rules.insert(at(''), '1,239')?.text).toBe('1,24');
    expect(onAmbiguous).toHaveBeenLastCalledWith(ambiguous('1,239', 1.24, 'separator'));
    expect(rules.insert(at(''), '1,996')?.text).toBe('2');
    make({ onAmbiguous, decimals: 0 }).insert(at(''), '0,4');
    expect(onAmbiguous).toHaveBeenLastCalledWith(ambiguous('0,4', 0, 'rounded'));
    expect(rules.insert(at('5', 0), '1.234')?.text).toBe('12.345');
    expect(onAmbiguous).toHaveBeenLastCalledWith(ambiguous('1.234', 1234, 'separator'));
  });

  it('reports what keys left ambiguous, save where they said the decimal mark', () => {
    const onAmbiguous = vi.fn();
    const rules = make({ onAmbiguous, decimals: 3 });
    expect(type('1,234', rules)).toBe('1,234');
    expect(type('1234,5', rules)).toBe('1.234,5');
    expect(onAmbiguous).not.toHaveBeenCalled();
    expect(type('1.234', rules)).toBe('1.234');
    expect(onAmbiguous).toHaveBeenCalledExactlyOnceWith(ambiguous('1.234', 1234, 'separator'));
  });

  it('understands what a composition or the browser put in', () => {
    const edited = (text: string, how: string) =>
      ruledEdit(make(), at('1.234'), at(text), how).state?.text;
    expect(edited('1234567.89', '')).toBe('1.234.567,89');
    expect(edited('1.234５', 'composition')).toBe('12.345');
    expect(edited('1.234あ', 'composition')).toBe('1.234');
    expect(edited('', 'composition')).toBe('');
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
        expect(ruledEdit(rules, at(''), at(written), '').state?.text).toBe(typedText);
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

  it('groups anew what is left of a number that the field does not allow (TXC-3)', () => {
    const rules = make({ allowNegative: false, decimals: 0 });
    expect(rules.remove(at('-1.250', 5, 6), true)).toEqual(at('-125', 4));
    expect(rules.remove(at('-1.250', 1, 2), false)).toEqual(at('-250', 1));
    expect(rules.remove(at('-12.345', 0, 1), false)).toEqual(at('12.345', 0));
    expect(rules.remove(at('12.345.678.901.234.567', 21, 22), true).text).toBe(
      '1.234.567.890.123.456',
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
