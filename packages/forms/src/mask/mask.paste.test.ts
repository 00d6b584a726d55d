import { describe, expect, it } from 'vitest';
import { ruledEdit } from '../text-editing/ruled-edit';
import { applyMask, isMaskComplete, maskErrors, unmask } from './mask';
import type { Mask } from './mask.types';
import { compileMask, maskSample } from './mask-pattern';
import { maskRules } from './mask-rules';

const at = (text: string, from = text.length, to = from) => ({ text, from, to });
const rules = (mask: Mask) => maskRules(compileMask(mask));

describe('what people paste into a mask (MSK-5)', () => {
  const phone = '000 000 0000';
  it.each<[Mask, string, string | null]>([
    ['date', '2026-03-05', '05/03/2026'],
    ['date', '2026/3/5', '05/03/2026'],
    ['date', '2026.03.05', '05/03/2026'],
    ['date', '1990-07-05T00:00:00.000Z', '05/07/1990'],
    ['date', '5/3/2026', '05/03/2026'],
    ['ip', '192.168.0.1:8080', '192.168.0.1'],
    ['ip', 'http://192.168.0.1/inicio', '192.168.0.1'],
    [phone, '+57 310 555 1234', '310 555 1234'],
    [phone, '0057 310 555 1234', '310 555 1234'],
    [phone, '3105551234', '310 555 1234'],
    [phone, '+1 310 555 12345', null],
    [phone, '573105551234', null],
    ['+57 000 000 0000', '573001234567', '+57 300 123 4567'],
    ['+57 000 000 0000', '+573001234567', '+57 300 123 4567'],
    ['+57 000 000 0000', '00573001234567', '+57 300 123 4567'],
    ['+57 000 000 0000', '3001234567', '+57 300 123 4567'],
    ['time', '9:30 p. m.', '21:30'],
    ['time', '12:05 AM', '00:05'],
    ['time', '9.30 p.m.', '21:30'],
    ['time', '2026-03-05T14:30:00Z', '14:30'],
    // Seconds that are not asked for are read; what is no time of day is refused as before.
    ['time', '21:30:15', '21:30'],
    ['time', ' 9:30:15 ', '09:30'],
    ['time', '21:30:15.123', '21:30'],
    ['time', '21:30:15,5', '21:30'],
    ['time', '9:30:15 p. m.', '21:30'],
    ['time', '24:30:15', null],
    ['time', '10.12.26', null],
    ['time', '21:60:15', null],
    ['time', '21:30:60', null],
    ['time', '13:30:15 p. m.', null],
    ['time', '21:30:15:10', null],
    ['time-seconds', '9:30:15', '09:30:15'],
    ['time-seconds', '12:30:15 a. m.', '00:30:15'],
    ['time-seconds', '21:30:15.123', '21:30:15'],
    ['date', '5/3/2026 9:30', '05/03/2026'],
    ['date', '05/03/2026, 09:30 a. m.', '05/03/2026'],
    ['date', '5/3/20261', null],
    ['time-seconds', '2026-03-05 14:30:15', '14:30:15'],
    // Neither ten digits nor a country of its own: no telephone number.
    ['0000 0000', '+57 1234 5678', null],
    ['AAAAAAAAAA', '+57 310 555 1234', null],
    ['cpf', '390.533.447-051', null],
    ['time', '23:591', null],
    ['time', '3000', null],
    ['date', '20260305', null],
    ['cpf', '9'.repeat(1_000_000), null],
  ])('%s: %s', (mask, text, shown) => {
    expect(rules(mask).insert(at(''), text)?.text ?? null).toBe(shown);
    if (shown === null) return;
    expect(applyMask(text, mask)).toBe(shown);
    expect(ruledEdit(rules(mask), at(''), at(text), '').state?.text).toBe(shown);
    expect(isMaskComplete(text, mask)).toBe(true);
  });

  it.each<[Mask, string, string]>([
    ['time', '930', '09:30'],
    ['date', '532026', '05/03/2026'],
    ['date', '422026', '04/02/2026'],
  ])('%s: pastes and fills in %s as it is typed (TXC-1)', (mask, digits, shown) => {
    let typed = at('');
    for (const digit of digits) typed = rules(mask).insert(typed, digit) ?? typed;
    expect(typed.text).toBe(shown);
    expect(rules(mask).insert(at(''), digits)?.text).toBe(shown);
    expect(ruledEdit(rules(mask), at(''), at(digits), '').state?.text).toBe(shown);
  });

  it.each<[Mask, string]>([
    ['cpf', '39053344705999'],
    ['ip', '256.1.1.1'],
    ['time', '25:00'],
    ['000 000 0000', '+1 310 555 1234'],
  ])('%s: %s is not complete, and keeps its digits (TXC-7)', (mask, text) => {
    expect(isMaskComplete(text, mask)).toBe(false);
    expect(maskErrors(text, mask)).toEqual({ mask: expect.objectContaining({ actual: text }) });
    expect(unmask(text, mask)).toBe(text);
    // What a browser fills in is refused like what is pasted.
    expect(ruledEdit(rules(mask), at('1'), at(text), '')).toEqual({ state: null, isRefused: true });
  });

  it('keeps the other digits where one is deleted and the rest has no place (TXC-3)', () => {
    const left = rules('time').remove(at('19:30', 0, 1), false);
    expect(left).toEqual(at('9:30', 0));
    expect(rules('time').insert(left, '0')).toEqual(at('09:30', 1));
  });

  it('refuses a megabyte between two characters instead of taking its beginning (TXC-8)', () => {
    for (const text of ['a', ' ', '9', '\0', '\ud83d']) {
      expect(rules('cpf').insert(at('12', 1), text.repeat(1_000_000))).toBeNull();
    }
  });

  it.each<Mask>(['cpf-cnpj', 'ip', 'date', 'time', 'cnpj', 'SSS', '+57 000 000 0000', '9999'])(
    'reads a megabyte as a value of %s no longer than it needs (TXC-8)',
    (mask) => {
      for (const unit of ['a', ' ', '9', '\0', '\ud83d', '\u200f', '.']) {
        const text = `1${unit.repeat(1_000_000)}`;
        expect(applyMask(text, mask).length).toBeLessThan(20);
        // Of the processor: the clock goes on where another process has its turn.
        const times = Array.from({ length: 5 }, () => {
          const { user } = process.cpuUsage();
          isMaskComplete(text, mask);
          maskErrors(text, mask);
          unmask(text, mask);
          return (process.cpuUsage().user - user) / 1000;
        });
        expect(Math.min(...times)).toBeLessThan(50);
      }
    },
  );

  it.each([
    ['31/02/2026', false],
    ['29/02/2026', false],
    ['29/02/2028', true],
    ['31/04/2026', false],
    ['31/12/2026', true],
  ])('decides whether %s is in the calendar: %s', (text, complete) => {
    expect(isMaskComplete(text, 'date')).toBe(complete);
    expect(maskErrors(text, 'date') === null).toBe(complete);
  });

  it.each<[Mask, string]>([
    ['time', '23:59'],
    ['date', '31/12/2026'],
    ['ip', '192.168.0.1'],
    ['\\0\\A-00', '0A-00'],
    ['SS-099', 'AA-0'],
  ])('shows %s as %s', (mask, sample) => {
    const [compiled] = compileMask(mask);
    expect(compiled && maskSample(compiled)).toBe(sample);
  });
});
