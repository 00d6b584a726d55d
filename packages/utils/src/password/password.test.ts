import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { generatePassword, PASSWORD_CHARACTERS } from './generate-password';
import type { PasswordOptions } from './password.types';
import { passwordEntropy } from './password-entropy';

afterEach(() => vi.restoreAllMocks());

const ALL = { numbers: true, specialChars: true, lettersUpperCase: true, lettersLowerCase: true };
const CLASSES = Object.entries(PASSWORD_CHARACTERS);

function enabled(options: PasswordOptions): string[] {
  const all = { numbers: true, lettersUpperCase: true, lettersLowerCase: true, ...options };
  return CLASSES.filter(([name]) => Reflect.get(all, name)).map(([, characters]) => characters);
}

describe('generatePassword (TXT-3)', () => {
  it('has 8 characters, with digits and letters and nothing else, by default', () => {
    expect(generatePassword()).toMatch(/^[\dA-Za-z]{8}$/);
  });

  it('holds every enabled class and no other character, for any options', () => {
    const options = fc.record({
      length: fc.integer({ min: 4, max: 40 }),
      numbers: fc.boolean(),
      specialChars: fc.boolean(),
      lettersUpperCase: fc.boolean(),
      lettersLowerCase: fc.boolean(),
    });
    fc.assert(
      fc.property(options, (given) => {
        const classes = enabled(given);
        fc.pre(classes.length > 0);
        const password = generatePassword(given);
        expect(password).toHaveLength(given.length);
        for (const characters of classes) {
          expect([...password].some((one) => characters.includes(one))).toBe(true);
        }
        expect([...password].every((one) => classes.join('').includes(one))).toBe(true);
      }),
    );
  });

  it.each([
    ['defaults', { length: 8 }],
    ['all classes', { ...ALL, length: 12 }],
    ['as short as can be', { ...ALL, length: 4 }],
  ])('is unbiased over 20 000 passwords (%s)', (_, options) => {
    const classes = enabled(options);
    const total = 20_000;
    repeatRandomness();
    const counts = new Map<string, number>();
    for (let index = 0; index < total; index++) {
      const password = generatePassword(options);
      const present = new Set<string>();
      for (const one of password) {
        counts.set(one, (counts.get(one) ?? 0) + 1);
        present.add(classes.find((characters) => characters.includes(one)) ?? '');
      }
      if (present.size !== classes.length) throw new Error(`${password} lacks a class`);
    }
    // Within a class every character is as likely as any other.
    for (const characters of classes) {
      const seen = [...characters].map((one) => counts.get(one) ?? 0);
      const expected = seen.reduce((sum, count) => sum + count, 0) / characters.length;
      const chiSquared = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      expect(chiSquared).toBeLessThan(chiSquaredLimit(characters.length - 1));
    }
    // And the classes come as often as in the list of all passwords that hold each of them.
    for (const characters of classes) {
      const seen = [...characters].reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);
      const share = shareOf(characters, classes, options.length);
      const drawn = total * options.length;
      expect(Math.abs(seen / drawn - share)).toBeLessThan(5 * Math.sqrt(share / drawn));
    }
  });

  it.each([
    [{ ...ALL, length: 2 }, 'at least 4'],
    [{ length: 0 }, 'at least 3'],
    [{ length: -1 }, 'it is -1'],
    [{ length: 1.5, numbers: false, lettersLowerCase: false }, 'whole number'],
    [{ length: Number.NaN }, 'whole number'],
    [{ length: Number.POSITIVE_INFINITY }, 'whole number'],
    [{ numbers: false, lettersUpperCase: false, lettersLowerCase: false }, 'at least one class'],
  ])('refuses %o', (options, message) => {
    expect(() => generatePassword(options)).toThrow(RangeError);
    expect(() => generatePassword(options)).toThrow(message);
    expect(() => passwordEntropy(options)).toThrow(message);
  });

  it('makes very long ones, beyond what the source gives at once', () => {
    expect(generatePassword({ ...ALL, length: 10_000 })).toHaveLength(10_000);
    expect(generatePassword({ length: 70_000 })).toHaveLength(70_000);
  });

  const ONE_DIGIT = { length: 1, lettersUpperCase: false, lettersLowerCase: false };
  it('makes one character of one class', () => {
    expect(generatePassword(ONE_DIGIT)).toMatch(/^\d$/);
  });

  it('takes no byte that would favour the first characters: 250 is the first digit once too often', () => {
    const source = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill(source.mock.calls.length === 1 ? 250 : 249);
      return bytes;
    });
    expect(generatePassword(ONE_DIGIT)).toBe('9');
    expect(source).toHaveBeenCalledTimes(2);
  });
});

describe('passwordEntropy (TXT-3)', () => {
  it('counts the passwords that there are', () => {
    expect(
      passwordEntropy({ length: 3, lettersUpperCase: false, lettersLowerCase: false }),
    ).toBeCloseTo(Math.log2(1000));
    // Two classes in two characters: a digit and a letter, or a letter and a digit.
    expect(passwordEntropy({ length: 2, lettersUpperCase: false })).toBeCloseTo(Math.log2(520));
    expect(passwordEntropy()).toBeCloseTo(47.2, 1);
    expect(passwordEntropy({ length: 10_000 })).toBeCloseTo(10_000 * Math.log2(62), 6);
  });

  it('grows with the length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 300 }), (length) => {
        expect(passwordEntropy({ ...ALL, length: length + 1 })).toBeGreaterThan(
          passwordEntropy({ ...ALL, length }),
        );
      }),
    );
  });
});

/**
 * Replaces the platform's source by a cipher's key stream, the same in each run: a chi-squared test at
 * p > 0.001 refuses a fair source once in a thousand times, and this one has eleven such tests.
 */
function repeatRandomness(): void {
  const stream = createCipheriv('aes-128-ctr', 'guadua: 16 bytes', new Uint8Array(16));
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.set(stream.update(new Uint8Array(bytes.length)));
    return bytes;
  });
}

/** Wilson and Hilferty's approximation of the 99.9 % quantile. */
function chiSquaredLimit(freedom: number): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + 3.0902 * Math.sqrt(part)) ** 3;
}

/** How much of all valid passwords' characters are of one class: by counting, class by class. */
function shareOf(characters: string, classes: readonly string[], length: number): number {
  const size = classes.join('').length;
  const holdingAll = (missing: readonly string[], places: number) => {
    let sum = 0;
    for (let left = 0; left < 2 ** missing.length; left++) {
      const out = missing.filter((_, index) => left & (1 << index));
      sum += (out.length % 2 ? -1 : 1) * (size - out.join('').length) ** places;
    }
    return sum;
  };
  const others = classes.filter((one) => one !== characters);
  return (characters.length * holdingAll(others, length - 1)) / holdingAll(classes, length);
}
