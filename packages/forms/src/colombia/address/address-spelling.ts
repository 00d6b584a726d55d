import { plainChars } from '@guadua/utils/internal';
import { COMPLEMENTS, LONGEST_ADDRESS } from './address-vocabulary';
import { ORDINAL, quadrantOf, takeRoad } from './road-number';

/** Puts right what copying brings along: invisible marks, full-width forms, other hyphens, too much space. */
export function tidy(text: string): string {
  return (
    plainChars(text.normalize('NFC'))
      .replace(/[\u2014\u2015]/g, '-')
      // A hyphen with a space on one side stands between parts, as one with two.
      .replace(/^-+|-+$|\s-+|-+\s/g, ' - ')
      .replace(/\s*([,;])[\s,;]*/g, '$1 ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,;]+|[\s,;]+$/g, '')
  );
}

export function inUsualSpelling(text: string, isHouse = false): string {
  const trimmed = text
    .replace(/^[\s,;-]+|[\s,;-]+$/g, '')
    // Only after the house number a hyphen may stand by itself: `Und. 24 - 25`.
    .replace(isHouse ? /\s-(?:\s-)+(?=\s)/g : /\s-+(?=\s)/g, isHouse ? ' -' : '');
  const start = takeRoad(trimmed, isHouse);
  // A text such as 501-2 is one word, not a number with something behind it.
  const road = start && /^(?:[\s,;]|$)/.test(start.rest) ? start : null;
  const tail = road ? road.rest : trimmed;
  const words = tail.split(/\s+/).filter((word) => word !== '');
  const full = words.map((word, index) => wordInFull(word, words[index + 1]));
  // A comma stays at the number that it follows.
  const gap = road && !/^[,;]/.test(tail) ? ' ' : '';
  return titled(`${road?.text ?? ''}${gap}${full.join(' ')}`);
}

/** Writes an abbreviation in full where something follows that it can belong to. */
function wordInFull(word: string, next: string | undefined): string {
  const bare = word.replace(/\.+$/, '');
  const key = folded(bare);
  // `con` is also a plain word: only in capitals, as the DANE writes it, it means Conjunto.
  const known =
    next !== undefined && next !== '-' && (key !== 'con' || bare === 'CON')
      ? Object.keys(COMPLEMENTS).find((full) => COMPLEMENTS[full]?.split(' ').includes(key))
      : undefined;
  return known ?? quadrantWord(bare) ?? word;
}

function quadrantWord(word: string): string | undefined {
  return word.length > 1 ? quadrantOf(word) : undefined;
}

/** Capitals at the start of words and right after a digit, and nowhere else (ADR-2). */
export function titled(text: string): string {
  if (text.length > LONGEST_ADDRESS) return text;
  return text
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=\d)(?:\p{L}{1,2}|[b-df-hj-np-tv-z]{3,4})(?![\p{L}\p{M}])/giu, (letters) =>
      ORDINAL.test(letters) ? letters.toLowerCase() : letters.toUpperCase(),
    )
    .replace(/\s+/g, ' ')
    .trim();
}

export function folded(text: string): string {
  // Each character becomes one character, so that places in the folded text are places in the text.
  return Array.from(text, (char) => {
    const plain = char.normalize('NFD').charAt(0).toLowerCase();
    return char.length === 1 && plain.length === 1 ? plain : char;
  }).join('');
}
