const PLAIN = /^[\x20-\x7e]*$/;
/** Accents that Latin, Greek and Cyrillic letters take. Other scripts spell letters with marks. */
const ACCENTS = /[\u0300-\u036f]/g;
const SPACE = /\s/;
/** Soft hyphens, joiners, directions of text, and which picture an emoji has. */
const FORMAT = /\p{Cf}|\ufe0e|\ufe0f/u;
/** Typographic characters and the keys that people type for them; Spanish keyboards have `´` beside the apostrophe. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02bc\u00b4\u2032]/, "'"],
  [/[\u201c-\u201e\u00ab\u00bb]/, '"'],
  [/[\u2010-\u2015\u2212]/, '-'],
];
const FIRST_MARK = 0x300;

const letters = new Map<string, string>();

export function foldText(text: string): string {
  const lower = text.toLowerCase();
  const folded = PLAIN.test(lower) ? lower : foldLetters(lower);
  return folded.includes('  ') ? folded.replace(/ {2,}/g, ' ') : folded;
}

/** Long lists are folded with this: what needs nothing is taken over in one piece. */
function foldLetters(text: string, isComposed = false): string {
  let folded = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x20 && code <= 0x7e) continue;
    if (code >= FIRST_MARK && !isComposed) return foldLetters(text.normalize('NFC'), true);
    folded += text.slice(from, at) + foldLetter(text[at] ?? '');
    from = at + 1;
  }
  return folded + text.slice(from);
}

function foldLetter(letter: string): string {
  let folded = letters.get(letter);
  if (folded === undefined) {
    folded = readLetter(letter);
    letters.set(letter, folded);
  }
  return folded;
}

/** Reads a letter by way of upper case, so that `ß` equals `SS` and the two small sigmas are one. */
function readLetter(letter: string): string {
  // U+FEFF is a space for JavaScript too, so format characters are asked for first.
  if (FORMAT.test(letter)) return '';
  if (SPACE.test(letter)) return ' ';
  const plain = letter.toUpperCase().toLowerCase().normalize('NFD').replace(ACCENTS, '');
  // `ŉ` is an apostrophe and a letter.
  return TYPED.reduce((text, [look, key]) => text.replace(look, key), plain.normalize('NFC'));
}
