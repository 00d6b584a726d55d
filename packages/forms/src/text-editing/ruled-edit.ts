import { differenceOf, type TextDifference } from './text-difference';
import type { TextRules, TextState } from './text-rules';

/** What the rules make of an edit. */
export interface RuledEdit {
  /** `null`: what was there stays. */
  readonly state: TextState | null;
  /** The rules refuse a text of more than one character, or one that takes the place of a selection. */
  readonly isRefused: boolean;
}

/**
 * What an edit comes to that the browser has made already.
 *
 * @param before The text before it, with its selection.
 * @param now The text that the browser made of it, with the caret behind what came in.
 * @param inputType What the browser says of it; `''` for a fill, `composition` for the end of one.
 */
export function ruledEdit(
  rules: TextRules,
  before: TextState,
  now: TextState,
  inputType: string,
): RuledEdit {
  if (/^$|^composition|Replacement/.test(inputType)) {
    const replaced = inputType !== 'composition';
    const state = rules.format(now, { previous: before.text, replaced });
    // The same as before, because there was nothing in it to use.
    const isUnused = state.text === before.text && now.text !== '';
    return { state, isRefused: isUnused && rules.format(now).text === '' };
  }
  const { data, ...range } = replacementOf(before, now, inputType === 'insertFromDrop');
  if (data === '')
    return { state: rules.remove(range, !inputType.includes('Forward')), isRefused: false };
  const state = rules.insert(range, data);
  // A key at the caret that leads to nothing is plain to see; one over a selection seems to replace it.
  const isRefused = !state && (data.length > 1 || range.from !== range.to);
  return { state, isRefused };
}

/** What was replaced by what: the caret stands behind it, and what it took the place of was selected. */
function replacementOf(before: TextState, now: TextState, isDropped: boolean): TextDifference {
  const { text } = before;
  const to = text.length - (now.text.length - now.to);
  if (to < 0 || now.text.slice(now.to) !== text.slice(to)) return differenceOf(text, now.text);
  const same = differenceOf(text.slice(0, to), now.text.slice(0, now.to)).from;
  // What is dropped takes no selection's place.
  const from = isDropped ? same : Math.min(before.from, same);
  const data = now.text.slice(from, now.to);
  // With what was typed before it, unless it went elsewhere.
  return from === before.from && to === before.to ? { ...before, data } : { text, from, to, data };
}
