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
