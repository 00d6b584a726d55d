import type { TextState } from './text-rules';

/** No character that a person sees as one is longer: a family of emoji has some thirty units. */
const LONGEST_GRAPHEME = 100;

/**
 * What a deletion is about to remove: the selection, else a character, a word or the line. A
 * character is what a person sees as one (TXC-3): a flag, an `É` written as letter and accent.
 */
export function deletionRange({ text, from, to }: TextState, inputType: string): TextState {
  if (from !== to || !inputType.startsWith('delete')) return { text, from, to };
  const forward = inputType.includes('Forward');
  const side = forward ? text.slice(to) : text.slice(0, from);
  let length: number;
  if (inputType.includes('Line')) length = side.length;
  else if (inputType.includes('Word')) {
    // Backward an expression would look for the word from each letter on.
    const before = side.trimEnd();
    const word = before.split(/\s/).at(-1) ?? '';
    length = forward
      ? (/^\s*\S*/.exec(side)?.[0].length ?? 0)
      : side.length - before.length + word.length;
  } else length = graphemeLength(side, forward);
  return forward ? { text, from, to: to + length } : { text, from: from - length, to };
}

/** How many units the first or last grapheme of a text has. */
function graphemeLength(text: string, first: boolean): number {
  const near = first ? text.slice(0, LONGEST_GRAPHEME) : text.slice(-LONGEST_GRAPHEME);
  // One unit of plain ASCII, by far the most frequent: nothing before or after it joins it.
  const edge = first ? near.slice(0, 2) : near.slice(-1);
  if (
    near === '' ||
    (/^[ -~]+$/.test(edge) && (!first || edge.length === near.length || edge.length === 2))
  ) {
    return Math.min(1, near.length);
  }
  if (typeof Intl.Segmenter !== 'function')
    return (first ? /^./su : /.$/su).exec(near)?.[0].length ?? 0;
  let length = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    near,
  )) {
    length = segment.length;
    if (first) break;
  }
  return length;
}
