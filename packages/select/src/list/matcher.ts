import { fold } from './fold';

/** Letters of the Latin script with accents: where variants of a letter are looked for. */
const RANGES: readonly (readonly [number, number])[] = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
];
/** So long may a query be that becomes a pattern; a browser refuses one of some thousands. */
const LONGEST_PATTERN = 500;
/** What a word goes on with. */
const IN_WORD = /[\p{L}\p{N}\p{M}]$/u;
/** The same among usual letters: `\p` needs another kind of pattern, which folds case otherwise. */
const USUAL_IN_WORD = 'a-z\\dÀ-ÖØ-öø-ɏḀ-ỿ';
/** Which letters fold to which one, and the texts a pattern alone can't judge; made at the first search. */
let alphabet:
  | { readonly variants: ReadonlyMap<string, string>; readonly unusual: RegExp }
  | undefined;

/** How well a label answers a query: the lower the better (SEL-2). */
export const EXACT = 0;
export const PREFIX = 1;
export const WORD_START = 2;
export const INSIDE = 3;
export const ELSEWHERE = 4;

/** Compares texts with a query, without regard to case and accents (SEL-2). */
export interface Matcher {
  /** Whether the text contains the query. */
  readonly matches: (text: string) => boolean;
  /** Where the label has the query; `ELSEWHERE` when it does not. */
  readonly rank: (label: string) => number;
}

/**
 * A matcher that makes nothing of most texts: equal to comparing folded texts, but a hundred thousand
 * labels are searched during typing, and must not be kept a second time for that.
 *
 * @param query Folded already; not empty.
 */
export function createMatcher(query: string): Matcher {
  alphabet ??= readAlphabet();
  const { variants, unusual } = alphabet;
  const isLong = query.length > LONGEST_PATTERN;
  const source = Array.from(isLong ? '' : query, (letter) => {
    const others = variants.get(letter);
    const literal = letter.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
    return others ? `[${letter}${others}]` : literal;
  }).join('');
  // Most texts are refused by this alone: one pattern, asked once.
  const possible = new RegExp(`${source}|${unusual.source}`, 'i');
  const atStart = new RegExp(`^${source}`, 'i');
  const atWord = new RegExp(`[^${USUAL_IN_WORD}]${source}`, 'i');
  const needsFolding = (text: string) => isLong || unusual.test(text);

  return {
    // Of usual letters, each is one of the query's.
    matches: (text) => possible.test(text) && (!needsFolding(text) || fold(text).includes(query)),
    rank(label) {
      if (!possible.test(label)) return ELSEWHERE;
      if (needsFolding(label)) return rankFolded(fold(label), query);
      if (atStart.test(label)) return label.length === query.length ? EXACT : PREFIX;
      return atWord.test(label) ? WORD_START : INSIDE;
    },
  };
}

function rankFolded(text: string, query: string): number {
  if (text.startsWith(query)) return text.length === query.length ? EXACT : PREFIX;
  let found = ELSEWHERE;
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + 1)) {
    // A letter may be two units long.
    if (!IN_WORD.test(text.slice(Math.max(0, at - 2), at))) return WORD_START;
    found = INSIDE;
  }
  return found;
}

function readAlphabet(): NonNullable<typeof alphabet> {
  const variants = new Map<string, string>();
  let plain = '\\0-\\x7f';
  for (const [from, to] of RANGES) {
    for (let code = from; code <= to; code++) {
      const letter = String.fromCharCode(code);
      const folded = fold(letter);
      // `ß` folds to two letters, an accent by itself to none: texts with them are folded.
      if (folded.length !== 1) continue;
      plain += letter;
      if (folded !== letter) variants.set(folded, (variants.get(folded) ?? '') + letter);
    }
  }
  return { variants, unusual: new RegExp(`[^${plain}]`) };
}
