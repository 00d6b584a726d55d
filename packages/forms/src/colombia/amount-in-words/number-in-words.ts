import type { NumberGender, NumberInWordsOptions } from './amount-in-words.types';

/** Under thirty each number is one word (RAE, «Ortografía de la lengua española», cardinals). */
const BELOW_THIRTY = (
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis ' +
  'diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco ' +
  'veintiséis veintisiete veintiocho veintinueve'
).split(' ');
const TENS = '   treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS = (
  ' ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos ' +
  'novecientos'
).split(' ');

export const GREATEST = 10 ** 15;
const MILLION = 1_000_000;

/**
 * Un número entero en letras, hasta 10¹⁵ y también negativo; `null` para cualquier otro. Delante de `mil` es
 * `veintiún` en los dos géneros: `veintiún mil libras`.
 * @param number El número; un `bigint` donde un `number` no es exacto.
 * @example numberInWords(1_200_000) // 'un millón doscientos mil'
 */
export function numberInWords(
  number: number | bigint,
  { gender = 'masculine', beforeNoun = false }: NumberInWordsOptions = {},
): string | null {
  // What a `number` can't hold is beyond the greatest that has words.
  const whole = typeof number === 'bigint' ? Number(number) : number;
  const size = Math.abs(whole);
  if (!Number.isSafeInteger(whole) || size > GREATEST) return null;
  const millions = Math.floor(size / MILLION);
  const rest = size % MILLION;
  const words = [
    whole < 0 && 'menos',
    scaleInWords(Math.floor(millions / MILLION), 'billón', 'billones'),
    scaleInWords(millions % MILLION, 'millón', 'millones'),
    (size === 0 || rest > 0) && belowMillion(rest, gender, beforeNoun),
  ];
  return words.filter(Boolean).join(' ');
}

/** So many millions or billones, which are masculine whatever is counted. */
function scaleInWords(count: number, one: string, many: string): string {
  if (count === 0) return '';
  if (count === 1) return `un ${one}`;
  return `${belowMillion(count, 'masculine', true)} ${many}`;
}

function belowMillion(number: number, gender: NumberGender, beforeNoun: boolean): string {
  const thousands = Math.floor(number / 1000);
  const rest = number % 1000;
  if (thousands === 0) return belowThousand(rest, gender, beforeNoun);
  const mil = thousands === 1 ? 'mil' : `${belowThousand(thousands, gender, true, true)} mil`;
  return rest === 0 ? mil : `${mil} ${belowThousand(rest, gender, beforeNoun)}`;
}

function belowThousand(
  number: number,
  gender: NumberGender,
  beforeNoun: boolean,
  beforeMil = false,
): string {
  if (number === 100) return 'cien';
  const hundreds = HUNDREDS[Math.floor(number / 100)] ?? '';
  const agreeing = gender === 'feminine' ? hundreds.replace(/os$/, 'as') : hundreds;
  const rest = number % 100;
  if (hundreds !== '' && rest === 0) return agreeing;
  const oneIs = gender === 'feminine' && !beforeMil ? 'una' : beforeNoun ? 'un' : 'uno';
  const below = belowHundred(rest, oneIs);
  return agreeing === '' ? below : `${agreeing} ${below}`;
}

/** A number under a hundred whose last word, if it is one, is `uno`, `un` or `una`. */
function belowHundred(number: number, one: string): string {
  const word = BELOW_THIRTY[number];
  if (word !== undefined) {
    if (number === 1) return one;
    // Alone at the end of a word, `un` takes an accent.
    return number === 21 ? `veinti${one === 'un' ? 'ún' : one}` : word;
  }
  const tens = TENS[Math.floor(number / 10)] ?? '';
  const units = number % 10;
  if (units === 0) return tens;
  return `${tens} y ${units === 1 ? one : BELOW_THIRTY[units]}`;
}
