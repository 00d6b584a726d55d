import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMask, isMaskComplete, maskErrors, unmask } from './mask';
import type { Mask } from './mask.types';
import { compileMask } from './mask-pattern';
import { maskRules } from './mask-rules';

const at = (text: string, from = text.length, to = from) => ({ text, from, to });
const rules = (mask: Mask) => maskRules(compileMask(mask));

describe('applyMask (MSK-1, MSK-4)', () => {
  it.each<[text: string, mask: Mask, masked: string]>([
    ['39053344705', 'cpf', '390.533.447-05'],
    ['390533447', 'cpf', '390.533.447'],
    ['390.533.447-05', 'cpf', '390.533.447-05'],
    ['CPF: 390 533 447 05', 'cpf', '390.533.447-05'],
    ['12abc34501de35', 'cnpj', '12.ABC.345/01DE-35'],
    ['39053344705', 'cpf-cnpj', '390.533.447-05'],
    ['11222333000181', 'cpf-cnpj', '11.222.333/0001-81'],
    ['12ABC', 'cpf-cnpj', '12.ABC'],
    ['11.222.333/000', 'cpf-cnpj', '112.223.330-00'],
    ['1430', 'time', '14:30'],
    ['9', 'time', '09'],
    ['30:00', 'time', '00:00'],
    ['9:5', 'time', '09:5'],
    ['1:30', 'time', '01:30'],
    ['1430', 'Hh:m0', '14:30'],
    ['143059', 'time-seconds', '14:30:59'],
    ['24', 'time', '2'],
    ['2366', 'time', '23'],
    ['5/3/2026', 'date', '05/03/2026'],
    ['31122026', 'date', '31/12/2026'],
    ['32', 'date', '3'],
    ['192168001', 'ip', '192.168.001'],
    ['10.0.0.1', 'ip', '10.0.0.1'],
    ['256', 'ip', '25'],
    ['1..2', 'ip', '1.2'],
    ['10,0 0', 'ip', '10.0.0'],
    ['3001234567', '000 000 0000', '300 123 4567'],
    ['ABC123', 'SSS-000', 'ABC-123'],
    ['ABñ12', 'SSS-000', 'ABñ-12'],
    ['a1', 'A-A', 'a-1'],
    ['3', '+57 000', '+57 3'],
    ['573', '+57 000', '+57 573'],
    ['+57300', '+57 000', '+57 300'],
    ['12', '00%', '12%'],
    ['12', '\\0\\A-00', '0A-12'],
    ['12', '009', '12'],
    ['123', '009', '123'],
    ['12', ['00', '000'], '12'],
    ['123', ['00', '000'], '123'],
    ['', 'cpf', ''],
  ])('%s under %s is %s', (text, mask, masked) => {
    expect(applyMask(text, mask)).toBe(masked);
  });

  it('takes full-width digits for digits, and leaves invisible and other characters out', () => {
    expect(applyMask('３９０５３３', 'cpf')).toBe('390.533');
    expect(applyMask('3\u200b9\u200f0\u202e5😀', 'cpf')).toBe('390.5');
    expect(applyMask('9'.repeat(10_000), 'cpf')).toBe('999.999.999-99');
  });

  it.each<Mask>(['---', '', '\\0', []])('asks for nothing with the mask %j', (mask) => {
    expect(applyMask('hola', mask)).toBe('hola');
    expect(isMaskComplete('hola', mask)).toBe(true);
    expect(unmask('hola', mask)).toBe('hola');
  });

  const masks: Mask[] = [
    'cpf',
    'cnpj',
    'cpf-cnpj',
    'time',
    'time-seconds',
    'date',
    'ip',
    '+57 000 000 0000',
    'SSS-009',
    '(99) 00%',
    '0A\\0-S9',
    ['00-00', '000-000', 'AAAA-AAAA'],
  ];
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789.:/-+ aZñ％５') }),
    fc.string({ unit: 'grapheme' }),
  );

  it.each(masks)('is idempotent, and comes back from what was entered: %j', (mask) => {
    fc.assert(
      fc.property(text, (input) => {
        const masked = applyMask(input, mask);
        expect(applyMask(masked, mask)).toBe(masked);
        const entered = unmask(masked, mask);
        expect(unmask(applyMask(entered, mask), mask)).toBe(entered);
      }),
    );
  });

  it('gives the same by the fast way and by the slow one', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 14 });
    fc.assert(
      fc.property(digits, (input) => {
        // A character that is left out sends the text the slow way.
        expect(applyMask(`${input} `, 'cpf')).toBe(applyMask(input, 'cpf'));
      }),
    );
  });
});

describe('maskErrors (MSK-2)', () => {
  it.each<[text: string, mask: Mask, required: string]>([
    ['14:3', 'time', 'Hh:m0'],
    ['390.533', 'cpf', '000.000.000-00'],
    ['11.222.333/0001', 'cpf-cnpj', 'AA.AAA.AAA/AAAA-00'],
    ['10.0.0', 'ip', '099.099.099.099'],
    ['abc', 'cpf', '000.000.000-00'],
  ])('says that %s is too short for %s', (text, mask, required) => {
    expect(maskErrors(text, mask)).toEqual({ mask: { required, actual: text } });
    expect(isMaskComplete(text, mask)).toBe(false);
  });

  it.each<[text: string, mask: Mask]>([
    ['', 'cpf'],
    ['14:30', 'time'],
    ['1430', 'time'],
    ['390.533.447-05', 'cpf-cnpj'],
    ['1.1.1.1', 'ip'],
    ['12', '009'],
  ])('finds nothing wrong with %s under %s', (text, mask) => {
    expect(maskErrors(text, mask)).toBeNull();
  });

  it('names the pattern of the list that a text goes by', () => {
    expect(maskErrors('12', ['0-00', '000'])?.mask.required).toBe('0-00');
  });
});

describe('unmask (MSK-3)', () => {
  it.each<[string, Mask, string]>([
    ['390.533.447-05', 'cpf', '39053344705'],
    ['14:30', 'time', '1430'],
    ['10.0.0.1', 'ip', '10.0.0.1'],
    ['192.168.100.200', 'ip', '192168100200'],
    ['+57 300', '+57 000', '300'],
  ])('%s under %s was entered as %s', (text, mask, entered) => {
    expect(unmask(text, mask)).toBe(entered);
  });
});

describe('maskRules (MSK-3)', () => {
  it('moves the rest along when something is entered in the middle', () => {
    expect(rules('cpf').insert(at('123.456', 3), '9')).toEqual(at('123.945.6', 5));
    expect(rules('cpf').insert(at('123.456', 1, 5), '9')).toEqual(at('195.6', 2));
  });
  it('refuses what would push out what stands behind the caret', () => {
    expect(rules('cpf').insert(at('390.533.447-05', 2), '9')).toBeNull();
    expect(rules('SS-000').insert(at('AB-123', 1), 'C')).toBeNull();
  });
  it('refuses a month or a day that no year has', () => {
    expect(rules('date').insert(at('05/1'), '3')).toBeNull();
    expect(rules('date').insert(at('05/1'), '2')?.text).toBe('05/12');
    expect(rules('date').insert(at('3'), '2')).toBeNull();
  });
  it('refuses what fits nowhere, and with it the loss of a selection', () => {
    expect(rules('cpf').insert(at('123', 0, 3), 'x')).toBeNull();
  });
  it.each(['25:70', '99:99', '30:00'])('refuses a pasted %s altogether', (text) => {
    expect(rules('time').insert(at(''), text)).toBeNull();
  });
  it.each<[mask: Mask, text: string, from: number, to: number, key: string, result: string]>([
    ['time', '12:30', 0, 2, '9', '09:30'],
    ['time-seconds', '12:30:45', 0, 2, '3', '03:30:45'],
    ['date', '25/12/2026', 0, 2, '9', '09/12/2026'],
    ['date', '25/12/2026', 3, 5, '4', '25/04/2026'],
  ])(
    'puts a zero before a digit that replaces a whole number: %s, %s',
    (mask, text, from, to, key, result) => {
      const state = rules(mask).insert(at(text, from, to), key);
      expect(state?.text).toBe(result);
      expect(state?.text.slice(0, state.to)).toMatch(new RegExp(`0${key}$`));
    },
  );

  it('puts no zero where a part of a number is replaced, or nothing is', () => {
    expect(rules('time').insert(at('12:30', 0, 1), '9')).toBeNull();
    expect(rules('time').insert(at('12:30', 0), '9')).toBeNull();
  });

  it('refuses a pasted address with an octet over 255', () => {
    expect(rules('ip').insert(at(''), '256.1.1.1')).toBeNull();
    expect(rules('ip').insert(at(''), '255.1.1.1')?.text).toBe('255.1.1.1');
  });
  it('removes what was entered, not the mask’s own characters', () => {
    expect(rules('cpf').remove(at('123.456', 3, 4), true)).toEqual(at('124.56', 2));
    expect(rules('cpf').remove(at('123.456', 3, 4), false)).toEqual(at('123.56', 3));
    expect(rules('00%').remove(at('12%', 2, 3), true)).toEqual(at('1', 1));
  });
  it('removes a dot that was typed early as one character', () => {
    expect(rules('ip').remove(at('1.2', 1, 2), true)).toEqual(at('12', 1));
    expect(rules('ip').remove(at('123.', 3, 4), true)).toEqual(at('123', 3));
  });
  it('leaves the dots round a number of an address, however long both were', () => {
    const octet = fc.integer({ min: 0, max: 255 }).map(String);
    const property = fc.property(
      fc.tuple(octet, octet, octet, octet),
      fc.nat(3),
      octet,
      (octets, place, other) => {
        const from = octets.slice(0, place).join('.').length + (place === 0 ? 0 : 1);
        const before = at(octets.join('.'), from, from + (octets[place]?.length ?? 0));
        const expected = octets.with(place, other).join('.');
        const pasted = rules('ip').insert(before, other);
        expect(pasted?.text).toBe(expected);
        const typed = [...other].reduce(
          (state, key) => rules('ip').insert(state, key) ?? state,
          before,
        );
        expect(typed.text).toBe(expected);
      },
    );
    fc.assert(property);
    expect(rules('ip').remove(at('192.168.0.1', 6, 7), true).text).toBe('192.16.0.1');
    expect(rules('ip').remove(at('192.168.0.1', 3, 4), true)).toEqual(at('19.168.0.1', 2));
    expect(rules('ip').remove(at('192.168.0.1', 3, 4), false)).toEqual(at('192.68.0.1', 3));
  });

  it('keeps a prefix of digits apart from what was entered', () => {
    expect(rules('+57 000 000').insert(at('+57 300 1', 5), '2')).toEqual(at('+57 320 01', 6));
    expect(rules('+57 000').insert(at('+57 3', 0), '9')).toEqual(at('+57 93', 5));
  });
  it('goes from CPF to CNPJ and back', () => {
    const typed = rules('cpf-cnpj').insert(at('390.533.447-05'), '1');
    expect(typed?.text).toBe('39.053.344/7051');
    expect(rules('cpf-cnpj').remove(at('39.053.344/7051', 14, 15), true)).toEqual(
      at('390.533.447-05', 14),
    );
  });
  it('keeps the caret inside the text, whatever is entered wherever', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789') }),
        fc.nat(20),
        fc.nat(20),
        fc.string({ unit: fc.constantFrom(...'0123456789.-x') }),
        (digits, a, b, data) => {
          const text = applyMask(digits, 'cpf');
          const [from = 0, to = 0] = [a, b]
            .map((i) => Math.min(i, text.length))
            .sort((x, y) => x - y);
          for (const state of [
            rules('cpf').insert({ text, from, to }, data),
            rules('cpf').remove({ text, from, to }, true),
          ]) {
            if (!state) continue;
            expect(applyMask(state.text, 'cpf')).toBe(state.text);
            expect(state.from).toBeLessThanOrEqual(state.text.length);
          }
        },
      ),
    );
  });
});
