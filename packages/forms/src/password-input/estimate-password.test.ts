import { generatePassword } from '@guadua/utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimatePassword } from './estimate-password';

describe('how hard a password is to guess (INP-7)', () => {
  it.each([
    ['', 'weak'],
    ['Contraseña2024', 'weak'],
    ['Colombia123', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['qwertyuiopasdfghjkl', 'weak'],
    ['abcdefghijklmnopqrstuvwxyz', 'weak'],
    ['g7Kp2Wz', 'fair'],
    ['correcto caballo grapa pila', 'strong'],
    ['n8#Vt!q2Lw0z', 'good'],
  ])('%j is %s', (password, level) => {
    expect(estimatePassword(password).level).toBe(level);
  });

  // The first digit of a row of one and the same is worth 3.3 bits, each further one a single bit.
  it.each([
    [37, 'weak'],
    [38, 'fair'],
    [57, 'fair'],
    [58, 'good'],
    [77, 'good'],
    [78, 'strong'],
  ])('takes %i digits that say one for %s', (length, level) => {
    const { bits, level: found } = estimatePassword('1'.repeat(length));
    expect(bits).toBeCloseTo(Math.log2(10) + length - 1);
    expect(found).toBe(level);
  });

  it('counts no more than 128 characters', () => {
    const [whole, longer, shorter] = [128, 129, 127].map(
      (length) => estimatePassword('1'.repeat(length)).bits,
    );
    expect(longer).toBe(whole);
    expect(shorter).toBeLessThan(whole ?? 0);
  });

  it.each([
    ['', 0],
    ['hola', 8],
    ['Hola1998', 16],
    // What neither follows from the character before nor is common.
    ['1a', 2 * Math.log2(36)],
    ['ag', 2 * Math.log2(26)],
    // The next in the alphabet or on the keyboard, in either direction and in any case.
    ['aB', Math.log2(52) + 1],
    ['ba', Math.log2(26) + 1],
    ['qw', Math.log2(26) + 1],
    ['wq', Math.log2(26) + 1],
    ['é', Math.log2(100)],
    ['aé', 2 * Math.log2(126)],
    // Two apart.
    ['ac', 2 * Math.log2(26)],
  ])('finds in %j %d bits', (password, bits) => {
    expect(estimatePassword(password).bits).toBeCloseTo(bits);
  });

  it('is never more than what a random password of its length and classes has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 40 }), (length) => {
        const password = generatePassword({ length, specialChars: true });
        expect(estimatePassword(password).bits).toBeLessThanOrEqual(length * Math.log2(86));
      }),
    );
  });

  it('is a finite number for any text', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)),
          maxLength: 300,
        }),
        (text) => {
          expect(estimatePassword(text).bits).toBeGreaterThanOrEqual(0);
          expect(Number.isFinite(estimatePassword(text).bits)).toBe(true);
        },
      ),
    );
    expect(Number.isFinite(estimatePassword('x'.repeat(1_000_000)).bits)).toBe(true);
  });
});
