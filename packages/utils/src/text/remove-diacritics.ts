import { plainText } from './plain-text';

const ASCII = /^[\0-\x7f]*$/;
const ACCENTS = /[\u0300-\u036f]/g;

/** El texto sin tildes: `á` pasa a `a` y `ñ` a `n`; letras como `ø` quedan. */
export function removeDiacritics(text: string): string {
  if (typeof text !== 'string') return plainText(text);
  // Long lists are folded with this: most texts need nothing done.
  if (ASCII.test(text)) return text;
  return text.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
}
