import { PASSWORD_CHARACTERS } from '@guadua/utils';
import { plainText } from '@guadua/utils/internal';

/** Qué tan difícil es adivinar una contraseña. */
export type PasswordLevel = 'weak' | 'fair' | 'good' | 'strong';

/** What a guesser tries first; each costs as much as the place in such a list. */
const COMMON =
  /contrase[nñ]a|password|passw0rd|bienvenid[oa]|colombia|bogot[aá]|medell[ií]n|qwerty|admin|clave|hola|amor|jesus|millonarios|nacional|(?:19|20)\d\d/gi;
const BITS_OF_COMMON = 8;
/** Bits of a character that follows from the one before: the same, or the next in the alphabet or on the keyboard. */
const BITS_OF_EXPECTED = 1;
const KEY_ROWS = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm', '1234567890'];
/** Characters of no class: accents, other scripts, emoji. */
const OTHER_CHARACTERS = 100;
/** Beyond so many no one guesses, and a megabyte is not worth looking at. */
const LONGEST = 128;

/** The levels, with the least bits of each. */
export const LEVELS: readonly (readonly [PasswordLevel, number])[] = [
  ['weak', 0],
  ['fair', 40],
  ['good', 60],
  ['strong', 80],
];

/**
 * Cuántos bits tendría que adivinar alguien, más o menos, y el nivel que eso da. Lo común y lo seguido cuenta poco;
 * lo personal no se puede saber, así que es un estimado por lo alto.
 */
export function estimatePassword(password: string): { bits: number; level: PasswordLevel } {
  let bits = 0;
  const text = plainText(password)
    .slice(0, LONGEST)
    .replace(COMMON, () => {
      bits += BITS_OF_COMMON;
      return '';
    });
  const perCharacter = Math.log2(alphabetOf(text));
  let before = '';
  for (const character of text) {
    bits += isExpected(before, character) ? BITS_OF_EXPECTED : perCharacter;
    before = character;
  }
  return { bits, level: LEVELS.findLast(([, least]) => bits >= least)?.[0] ?? 'weak' };
}

function alphabetOf(text: string): number {
  const classes = Object.values(PASSWORD_CHARACTERS);
  const used = classes.filter((characters) => [...text].some((one) => characters.includes(one)));
  const known = used.reduce((sum, characters) => sum + characters.length, 0);
  const hasOther = [...text].some((one) => !classes.some((all) => all.includes(one)));
  return Math.max(known + (hasOther ? OTHER_CHARACTERS : 0), 2);
}

function isExpected(before: string, character: string): boolean {
  if (before === '') return false;
  const [one, other] = [before.toLowerCase(), character.toLowerCase()];
  if (Math.abs(one.charCodeAt(0) - other.charCodeAt(0)) <= 1) return true;
  return KEY_ROWS.some((row) => row.includes(one + other) || row.includes(other + one));
}
