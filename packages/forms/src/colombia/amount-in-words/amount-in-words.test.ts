import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words';

describe('amountInWords (COL-1)', () => {
  it.each([
    [0, 'cero pesos m/cte'],
    [1, 'un peso m/cte'],
    [21, 'veintiún pesos m/cte'],
    [100, 'cien pesos m/cte'],
    [1000, 'mil pesos m/cte'],
    [21_000, 'veintiún mil pesos m/cte'],
    [1_000_000, 'un millón de pesos m/cte'],
    [1_200_000, 'un millón doscientos mil pesos m/cte'],
    [1_250_000, 'un millón doscientos cincuenta mil pesos m/cte'],
    [31_000_000, 'treinta y un millones de pesos m/cte'],
    [1_000_000_000, 'mil millones de pesos m/cte'],
    [1e12, 'un billón de pesos m/cte'],
    [1e15, 'mil billones de pesos m/cte'],
    [-5, 'menos cinco pesos m/cte'],
    [-0, 'cero pesos m/cte'],
    [1_000_000_000_000_000n, 'mil billones de pesos m/cte'],
  ])('writes %s as "%s"', (amount, words) => {
    expect(amountInWords(amount)).toBe(words);
  });

  it.each([
    [0.01, 'cero pesos con un centavo m/cte'],
    [0.1, 'cero pesos con diez centavos m/cte'],
    [0.21, 'cero pesos con veintiún centavos m/cte'],
    [0.29, 'cero pesos con veintinueve centavos m/cte'],
    [1.5, 'un peso con cincuenta centavos m/cte'],
    [0.1 + 0.2, 'cero pesos con treinta centavos m/cte'],
    [1_000_000.5, 'un millón de pesos con cincuenta centavos m/cte'],
    [-1.05, 'menos un peso con cinco centavos m/cte'],
  ])('writes the cents of %s as "%s"', (amount, words) => {
    expect(amountInWords(amount)).toBe(words);
  });

  it('takes another currency, feminine ones too, and another ending', () => {
    const pound = { one: 'libra', many: 'libras', gender: 'feminine' } as const;
    const penny = { one: 'penique', many: 'peniques' };
    expect(amountInWords(201_021.01, { unit: pound, cent: penny })).toBe(
      'doscientas un mil veintiuna libras con un penique',
    );
    expect(amountInWords(2_000_000, { unit: pound })).toBe('dos millones de libras');
    expect(amountInWords(5, { ending: 'moneda legal' })).toBe('cinco pesos moneda legal');
    expect(amountInWords(5, { ending: '' })).toBe('cinco pesos');
  });

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1.005,
    0.995,
    9_000_000_000_000.125,
    0.001,
    1e15 + 1,
    1e21,
    1.5e21,
    10n ** 15n + 1n,
    -(10n ** 15n) - 1n,
    '5' as never,
    null as never,
  ])('has no words for %s, rather than those of another amount', (amount) => {
    expect(amountInWords(amount)).toBeNull();
  });

  it('gives each amount words of its own', () => {
    const amount = fc.integer({ min: 0, max: 10 ** 11 });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        expect(amountInWords(one / 100) === amountInWords(other / 100)).toBe(one === other);
      }),
    );
  });
});
