import { fold } from './fold';

/** Letters of the Latin script with accents: where variants of a letter are looked for. */
const RANGES: readonly (readonly [number, number])[] = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
];
/** Letters that become a pattern; a browser refuses one of some thousands. */
const LONGEST_PATTERN = 500;
/** Accents that stand by themselves after their letter. */
const MARKS = '[\\u0300-\\u036f]*';
/** What a word goes on with. */
const IN_WORD = /[\p{L}\p{N}\p{M}]$/u;
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
  /** Whether the text is the query. */
  readonly isExact: (text: string) => boolean;
  /** Where the label has the query; `ELSEWHERE` when only another field has it. */
  readonly rank: (label: string) => number;
}

/**
 * A matcher that makes nothing of the texts: equal to comparing folded texts, but a hundred thousand
 * labels are searched during typing, and must not be kept a second time for that.
 *
 * @param query Folded already; not empty.
 */
export function createMatcher(query: string): Matcher {
  alphabet ??= readAlphabet();
  const { variants, unusual } = alphabet;
  const source = Array.from(query.slice(0, LONGEST_PATTERN), (letter) => {
    const others = variants.get(letter);
    const literal = letter.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
    return (others ? `[${letter}${others}]` : literal) + MARKS;
  }).join('');
  const inside = new RegExp(source, 'gi');
  // Most texts are refused by this alone: one pattern, asked once.
  const possible = new RegExp(`${source}|${unusual.source}`, 'i');

  function rank(label: string): number {
    const text = unusual.test(label) ? fold(label) : label;
    let found = ELSEWHERE;
    inside.lastIndex = 0;
    for (let match = inside.exec(text); match; match = inside.exec(text)) {
      const { index } = match;
      if (index === 0) return fold(text) === query ? EXACT : PREFIX;
      // A letter may be two units long.
      if (!IN_WORD.test(text.slice(Math.max(0, index - 2), index))) return WORD_START;
      found = INSIDE;
      inside.lastIndex = index + 1;
    }
    return found;
  }

  // What a pattern can't say is compared folded: of a very long query it only holds the beginning.
  const matches = (text: string): boolean =>
    query.length > LONGEST_PATTERN
      ? fold(text).includes(query)
      : possible.test(text) && (text.search(inside) >= 0 || fold(text).includes(query));
  return {
    matches,
    isExact: (text) => matches(text) && rank(text) === EXACT,
    rank,
  };
}

function readAlphabet(): NonNullable<typeof alphabet> {
  const variants = new Map<string, string>();
  let plain = '\\0-\\x7f\\u0300-\\u036f';
  for (const [from, to] of RANGES) {
    for (let code = from; code <= to; code++) {
      const letter = String.fromCharCode(code);
      const folded = fold(letter);
      // `ß` folds to two letters: a text with it is folded and searched the slow way.
      if (folded.length !== 1) continue;
      plain += letter;
      if (folded !== letter) variants.set(folded, (variants.get(folded) ?? '') + letter);
    }
  }
  return { variants, unusual: new RegExp(`[^${plain}]`) };
}
