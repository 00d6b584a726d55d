import { differenceOf } from './text-difference';
import type { TextRules, TextState } from './text-rules';

/** Characters. */
const LONGEST_MASK = 100;

/**
 * A text no longer than the input takes: what is added at its end is cut off, else refused. What is
 * too long already loses nothing by it.
 */
export function fitting(
  next: TextState | null,
  state: TextState,
  maxLength: number,
): TextState | null {
  const most = Math.max(maxLength, state.text.length);
  if (!next || maxLength < 0 || next.text.length <= most) return next;
  if (state.to < state.text.length) return null;
  // Not between the two halves of a surrogate pair.
  const end = /[\udc00-\udfff]/.test(next.text.charAt(most)) ? most - 1 : most;
  return { text: next.text.slice(0, end), from: end, to: end };
}

/** What a text comes to when another is put into it at the first of some places where that is of any use. */
export function firstUse(
  { text }: TextState,
  data: string,
  places: readonly number[],
  rules: TextRules,
  maxLength: number,
): TextState | null {
  for (const from of places) {
    const state = { text, from, to: from };
    const next = fitting(rules.insert(state, data), state, maxLength);
    if (next) return next;
  }
  return null;
}

/**
 * Every place in a text; first the one where the result shows that something was put into it. In a text longer
 * than any mask only that one: what is refused there is refused everywhere, by a filter or the length.
 */
export function placesIn({ text, from }: TextState, data = '', result = ''): number[] {
  const first = placeOf(text, data, result) ?? from;
  if (text.length > LONGEST_MASK) return [first];
  return [first, ...Array(text.length + 1).keys()];
}

function placeOf(text: string, data: string, result: string): number | undefined {
  if (result.length !== text.length + data.length) return undefined;
  const last = differenceOf(text, result).from;
  // Where what was put in begins as the text goes on, the two agree for longer than up to its place.
  for (let at = last; at >= 0 && at >= last - data.length; at--) {
    if (result.startsWith(data, at) && result.endsWith(text.slice(at))) return at;
  }
  return undefined;
}
