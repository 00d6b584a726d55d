import { fold } from './fold';

/** Letters of the Latin script with accents: where variants of a letter are looked for. */
const RANGES: readonly (readonly [number, number])[] = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
];
/** Accents that stand by themselves after their letter. */
const MARKS = '[\\u0300-\\u036f]*';
/** Written with each letter's variants; made at the first search. */
let variants: Map<string, string> | undefined;
let unusual: RegExp | undefined;

/**
 * A test whether a text contains a query, without regard to case and accents (SEL-2): equal to
 * `fold(text).includes(fold(query))`, but nothing is made of the texts. A hundred thousand labels
 * are searched while somebody types, and must not be kept a second time for that.
 *
 * @param query Folded already; not empty.
 */
export function createMatcher(query: string): (text: string) => boolean {
  variants ??= findVariants();
  const known = variants;
  const letters = Array.from(query, (letter) => {
    const others = known.get(letter);
    const literal = letter.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
    return (others ? `[${letter}${others}]` : literal) + MARKS;
  });
  const pattern = new RegExp(letters.join(''), 'i');
  return (text) =>
    pattern.test(text) || (unusual?.test(text) === true && fold(text).includes(query));
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
