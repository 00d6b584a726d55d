import type { PasswordOptions } from './password.types';

/** Los caracteres de cada clase; ninguno está en dos. */
export const PASSWORD_CHARACTERS = {
  numbers: '0123456789',
  specialChars: '!@#$%&*()-_=+[]{};:,.?/',
  lettersUpperCase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lettersLowerCase: 'abcdefghijklmnopqrstuvwxyz',
} as const;

/**
 * Una contraseña al azar, con al menos un carácter de cada clase activa. Todas las que cumplen son igual de
 * probables.
 * @throws RangeError Si no hay clases activas, o si el largo no es un entero o no alcanza para ellas.
 */
export function generatePassword(options: PasswordOptions = {}): string {
  const { length, classes } = passwordRules(options);
  const alphabet = classes.join('');
  let password: string;
  do password = randomText(length, alphabet);
  while (!classes.every((characters) => [...password].some((one) => characters.includes(one))));
  return password;
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

/** Bytes that don't divide evenly are thrown away: the rest of a division favours the first characters. */
function randomText(length: number, alphabet: string): string {
  const limit = 256 - (256 % alphabet.length);
  const bytes = new Uint8Array(256);
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(bytes)) {
      if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}
