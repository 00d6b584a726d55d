import { differenceOf } from './text-difference';
import type { TextRules, TextState } from './text-rules';

/** What the rules make of an edit. */
export interface RuledEdit {
  /** `null`: what was there stays. */
  readonly state: TextState | null;
  /** The rules refuse a text of more than one character, or one that takes the place of a selection. */
  readonly isRefused: boolean;
}

/** The same for the rules of a field, which brings them along. */
export type TextEdit = (before: TextState, now: TextState, inputType: string) => RuledEdit;

/** What an edit comes to that the browser has made already. */
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
  // What is dropped takes no selection's place.
  const most = inputType === 'insertFromDrop' ? undefined : before.from;
  const { data, ...place } = differenceOf(before.text, now.text, most, now.to);
  // With what was typed before it, unless it went elsewhere.
  const range = place.from === before.from && place.to === before.to ? before : place;
  if (data === '')
    return { state: rules.remove(range, !inputType.includes('Forward')), isRefused: false };
  const state = rules.insert(range, data);
  // A key at the caret that leads to nothing is plain to see; one over a selection seems to replace it.
  const isRefused = !state && (data.length > 1 || range.from !== range.to);
  return { state, isRefused };
}
