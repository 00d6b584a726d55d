import type { PasswordOptions } from './password.types';

/** The characters of each class; the classes share none. */
export const PASSWORD_CHARACTERS = {
  numbers: '0123456789',
  specialChars: '!@#$%&*()-_=+[]{};:,.?/',
  lettersUpperCase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lettersLowerCase: 'abcdefghijklmnopqrstuvwxyz',
} as const;

/** Even four classes in four characters succeed once in 13 tries: 1000 failures are no bad luck. */
const MAX_TRIES = 1000;
const MAX_BYTES = 65_536;

/**
 * A random password with at least one character of each enabled class (TXT-3). Every password that the options allow
 * is equally likely, because whole candidates are drawn until one holds all classes.
 * @throws RangeError for a length that is no whole number or too short for the classes, and when no class is enabled.
 */
export function generatePassword(options: PasswordOptions = {}): string {
  const { length, classes } = passwordRules(options);
  const alphabet = classes.join('');
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const password = randomText(length, alphabet);
    if (classes.every((characters) => holdsOne(password, characters))) return password;
  }
  throw noRandomness();
}

export function passwordRules(options: PasswordOptions): { length: number; classes: string[] } {
  const { length = 8 } = options;
  const classes = Object.entries(PASSWORD_CHARACTERS).flatMap(([name, characters]) =>
    (Reflect.get(options, name) ?? name !== 'specialChars') ? [characters] : [],
  );
  if (classes.length === 0) {
    throw new RangeError('Password: enable at least one class of characters.');
  }
  if (!Number.isSafeInteger(length) || length < classes.length) {
    throw new RangeError(
      `Password: length must be a whole number, at least ${classes.length} for its classes; it is ${length}.`,
    );
  }
  return { length, classes };
}

function holdsOne(password: string, characters: string): boolean {
  for (const character of password) if (characters.includes(character)) return true;
  return false;
}

/** Bytes that don't divide evenly are thrown away: the rest of a division favours the first characters. */
function randomText(length: number, alphabet: string): string {
  const limit = 256 - (256 % alphabet.length);
  const bytes = new Uint8Array(Math.min(length * 2, MAX_BYTES));
  let text = '';
  for (let rounds = 0; text.length < length; rounds++) {
    if (rounds === MAX_TRIES + length) throw noRandomness();
    crypto.getRandomValues(bytes);
    for (const byte of bytes) {
      if (text.length === length) break;
      if (byte < limit) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}

function noRandomness(): Error {
  return new Error('Password: the random source is not random.');
}
