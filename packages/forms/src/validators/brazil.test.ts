import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyCNPJ, verifyCPF } from './brazil';

describe('what is no CPF or CNPJ at all (VAL-3)', () => {
  it.each([null, undefined, '', ' ', '.-/'])('%j is empty', (value) => {
    expect(verifyCPF(value)).toBeNull();
    expect(verifyCNPJ(value)).toBeNull();
  });

  it.each([{}, [], Symbol('39053344705'), '?'])('%o is in the wrong form, not empty', (value) => {
    expect(verifyCPF(value)).toEqual({ verifyCPF: true });
    expect(verifyCNPJ(value)).toEqual({ verifyCNPJ: true });
  });

  it('reads a number as its text', () => {
    expect(verifyCPF(39053344705)).toBeNull();
    expect(verifyCPF(39053344706)).toEqual({ verifyCPFIntegrity: true });
  });

  it.each([
    ['3905334470', { verifyCPF: true }],
    ['390533447051', { verifyCPF: true }],
    ['3905334470A', { verifyCPF: true }],
    ['11111111111', { verifyCPFIntegrity: true }],
  ])('CPF %s: %j', (text, error) => {
    expect(verifyCPF(text)).toEqual(error);
  });

  it.each([
    ['1122233300018', { verifyCNPJ: true }],
    ['112223330001811', { verifyCNPJ: true }],
    ['1122233300018A', { verifyCNPJ: true }],
    ['00000000000000', { verifyCNPJIntegrity: true }],
    ['11222333000182', { verifyCNPJIntegrity: true }],
    ['11222333000181', null],
  ])('CNPJ %s: %j', (text, error) => {
    expect(verifyCNPJ(text)).toEqual(error);
  });

  it('takes of all check digits one pair, whatever stands before them', () => {
    const digits = fc.stringMatching(/^\d{9}$/).filter((text) => !/^(\d)\1*$/.test(text));
    const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'));
    fc.assert(
      fc.property(digits, (text) => {
        expect(pairs.filter((pair) => verifyCPF(text + pair) === null)).toHaveLength(1);
        expect(pairs.filter((pair) => verifyCNPJ(`ABC${text}${pair}`) === null)).toHaveLength(1);
      }),
      { numRuns: 30 },
    );
  });
});
