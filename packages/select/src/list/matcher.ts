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
/** Written with each letter's variants; made at the first search. */
let variants: Map<string, string> | undefined;
let unusual: RegExp | undefined;

/** How well a label answers a query: the lower the better (SEL-2). */
export const MATCH_RANK = { exact: 0, prefix: 1, wordStart: 2, inside: 3, elsewhere: 4 } as const;

/** Compares texts with a query, without regard to case and accents (SEL-2). */
export interface Matcher {
  /** Whether the text contains the query. */
  readonly matches: (text: string) => boolean;
  /** Whether the text is the query. */
  readonly isExact: (text: string) => boolean;
  /** Where the label has the query; `elsewhere` when only another field has it. */
  readonly rank: (label: string) => number;
}

/**
 * A matcher that makes nothing of the texts: equal to comparing folded texts, but a hundred thousand
 * labels are searched during typing, and must not be kept a second time for that.
 *
 * @param query Folded already; not empty.
 */
export function createMatcher(query: string): Matcher {
  variants ??= findVariants();
  const known = variants;
  const source = Array.from(query.slice(0, LONGEST_PATTERN), (letter) => {
    const others = known.get(letter);
    const literal = letter.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
    return (others ? `[${letter}${others}]` : literal) + MARKS;
  }).join('');
  const inside = new RegExp(source, 'i');
  const exact = new RegExp(`^(?:${source})$`, 'i');
  const prefix = new RegExp(`^(?:${source})`, 'i');
  const wordStart = new RegExp(`[^\\p{L}\\p{N}\\p{M}](?:${source.replace(/\\-/g, '-')})`, 'iu');
  const { exact: EXACT, prefix: PREFIX, wordStart: WORD, inside: INSIDE, elsewhere } = MATCH_RANK;
  // What a pattern can't say is compared folded: of a very long query it only holds the beginning.
  const isLong = query.length > LONGEST_PATTERN;
  const isUnusual = (text: string) => unusual?.test(text) === true;
  const rankOf = (text: string) =>
    prefix.test(text)
      ? exact.test(text)
        ? EXACT
        : PREFIX
      : wordStart.test(text)
        ? WORD
        : inside.test(text)
          ? INSIDE
          : elsewhere;
  return {
    matches: (text) =>
      (!isLong && inside.test(text)) || ((isLong || isUnusual(text)) && fold(text).includes(query)),
    isExact: (text) =>
      (!isLong && exact.test(text)) || ((isLong || isUnusual(text)) && fold(text) === query),
    rank: (label) => rankOf(isUnusual(label) ? fold(label) : label),
  };
}

/** Which letters fold to which one; and which texts the pattern alone can't judge. */
function findVariants(): Map<string, string> {
  const found = new Map<string, string>();
  let plain = '\\0-\\x7f\\u0300-\\u036f';
  for (const [from, to] of RANGES) {
    for (let code = from; code <= to; code++) {
      const letter = String.fromCharCode(code);
      const folded = fold(letter);
      // `ß` folds to two letters: a text with it is folded and searched the slow way.
      if (folded.length !== 1) continue;
      plain += letter;
      if (folded !== letter) found.set(folded, (found.get(folded) ?? '') + letter);
    }
  }
  unusual = new RegExp(`[^${plain}]`);
  return found;
}
