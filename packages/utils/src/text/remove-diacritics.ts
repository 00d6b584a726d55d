import { plainText } from './plain-text';

const ASCII = /^[\0-\x7f]*$/;
const ACCENTS = /[\u0300-\u036f]/g;

/** The text without accents: `á` becomes `a`, `ñ` becomes `n`; letters such as `ø` stay (TXT-1). */
export function removeDiacritics(text: string): string {
  if (typeof text !== 'string') return plainText(text);
  // Long lists are folded with this: most texts need nothing done.
  if (ASCII.test(text)) return text;
  return text.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
}
