import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNIT, nitCheck, nitCheckDigit, verifyNIT } from './nit';

const REAL =
  '899999068-1 890903938-8 860002964-4 860034313-7 860003020-1 890900608-9 890100577-6 890900050-1 ' +
  '890900266-3 890100251-0 860016610-3 890904996-1 860005224-6 860025900-2 890301884-5 890321567-0 ' +
  '830095213-0 800153993-7 830122566-1 899999063-3 890980040-8 860007386-1 800197268-4 899999034-1 ' +
  '899999239-2 900336004-7 900156264-2 860066942-7 860007336-1 860013570-3 890900943-1 800242106-2 ' +
  '830037248-0 860063875-8 899999061-9 860005216-7 900276962-1 900843898-9 890903939-5 860512330-3 ' +
  '222222222222-7 6386949-2 79308960-7 15252525-0 1118534248-0 1032456789-7 1234567890-2';
const BY_LENGTH =
  '1-8 12-9 123-8 1234-1 12345-8 123456-3 1234567-2 12345678-8 123456789-6 1234567890-2 ' +
  '12345678901-2 123456789012-9 1234567890123-8 12345678901234-4 123456789012345-2';

/** Written apart from the library: a table of primes and a reversed reduction over BigInt. */
function independentCheckDigit(body: string): number {
  const primes = [3n, 7n, 13n, 17n, 19n, 23n, 29n, 37n, 41n, 43n, 47n, 53n, 59n, 67n, 71n];
  const sum = [...body]
    .reverse()
    .reduce((total, char, i) => total + BigInt(char) * (primes[i] ?? 0n), 0n);
  const rest = Number(sum % 11n);
  return [0, 1, 9, 8, 7, 6, 5, 4, 3, 2, 1].at(rest) ?? -1;
}

describe('verifyNIT (VAL-2)', () => {
  it.each([...REAL.split(' '), ...BY_LENGTH.split(' ')])('accepts %s', (nit) => {
    expect(verifyNIT(nit)).toBeNull();
    expect(verifyNIT(formatNIT(nit))).toBeNull();
    expect(verifyNIT(nit.replace('-', ''), { withCheckDigit: true })).toBeNull();
  });

  it.each(['899999068-2', '890903938-3', '79308960-1'])('finds the wrong digit of %s', (nit) => {
    expect(verifyNIT(nit)).toEqual({ verifyNITIntegrity: true });
  });

  it.each([
    ['digits without a hyphen', '899999068'],
    ['two check digits', '899999068-11'],
    ['letters', 'abc'],
    ['sixteen digits', '1234567890123456-1'],
    ['a date', '21/11/2026'],
    ['a date with hyphens', '2026-11-21'],
    ['ten thousand characters', '9'.repeat(10_000)],
    ['full-width digits', '８９９９９９０６８-１'],
    ['an emoji', '899999068-😀'],
  ])('says that %s is not the format', (_, text) => {
    expect(verifyNIT(text)).toEqual({ verifyNIT: true });
  });

  it('lets empty values pass', () => {
    for (const empty of ['', '  ', null, undefined]) expect(verifyNIT(empty)).toBeNull();
  });

  it.each([{}, [], true, Symbol('1-8'), () => '1-8'])(
    'lets %o, which has no text, not pass',
    (value) => {
      expect(verifyNIT(value)).toEqual({ verifyNIT: true });
    },
  );

  it('ignores dots and spaces', () => {
    expect(verifyNIT(' 899.999.068 - 1 ')).toBeNull();
  });

  it('agrees with a second implementation for all lengths', () => {
    const digits = fc.string({
      unit: fc.constantFrom(...'0123456789'),
      minLength: 1,
      maxLength: 15,
    });
    fc.assert(
      fc.property(digits, (body) => {
        expect(nitCheckDigit(body)).toBe(independentCheckDigit(body));
        expect(verifyNIT(`${body}-${nitCheckDigit(body)}`)).toBeNull();
      }),
    );
  });

  it('gives digits, weights, sum and remainder', () => {
    expect(nitCheck('899999068')).toMatchObject({ sum: 1519, remainder: 1, checkDigit: 1 });
    expect(nitCheck('899999068')?.digits[0]).toEqual({ digit: 8, weight: 41, product: 328 });
    expect(nitCheck('89A')).toBeNull();
    expect(nitCheckDigit('')).toBeNull();
  });
});

describe('formatNIT (VAL-2)', () => {
  it.each([
    ['8999990681', '8.999.990.681'],
    ['899999068-1', '899.999.068-1'],
    ['899999068-', '899.999.068-'],
    ['12', '12'],
    ['no es un NIT', 'no es un NIT'],
  ])('writes %s as %s', (text, formatted) => {
    expect(formatNIT(text)).toBe(formatted);
  });
});
