import { differenceOf } from './text-difference';
import type { TextRules, TextState } from './text-rules';

export interface RuledEdit {
  /** `null`: what was there stays. */
  readonly state: TextState | null;
  /** The rules refuse a text of more than one character, or one that takes the place of a selection. */
  readonly isRefused?: boolean;
  /** The edit is undone together with the one before it. */
  readonly goesOn?: boolean | undefined;
}

export type TextEdit = (
  before: TextState,
  now: TextState,
  inputType: string,
  /** The `code` of the last key. */
  keyCode?: string,
) => RuledEdit;

const MOST_KEYS = 1000;

/** What becomes of an edit by the browser (TXC-1): `''` is the type of a fill, `composition` of a composition's end. */
export function ruledEdit(
  { insert, remove }: TextRules,
  before: TextState,
  now: TextState,
  inputType: string,
  keyCode?: string,
): RuledEdit {
  if (/^$|Replacement/.test(inputType)) {
    // The text takes the place of all that was there, so that one that is too long already stays as long.
    const all = { text: before.text, from: 0, to: before.text.length };
    const whole = now.text === '' ? now : insert(all, now.text);
    if (!whole) return { state: null, isRefused: true };
    // The caret stays behind a word that was corrected.
    const caret = Math.max(0, whole.text.length - now.text.length + now.to);
    return { state: { text: whole.text, from: caret, to: caret } };
  }
  // What is dropped takes no selection's place, and what is composed may take that of a word before it.
  const most = /Drop|^composition/.test(inputType) ? undefined : before.from;
  const { data, ...place } = differenceOf(before.text, now.text, most, now.to);
  // At the caret, `before` also carries the keys that were typed one after another.
  const range = place.from === before.from && place.to === before.to ? before : place;
  if (data === '') {
    return { state: remove(range, !inputType.includes('Forward')) };
  }
  const state = insert(range, data, keyCode);
  if (state || inputType !== 'composition') {
    // A key at the caret that leads to nothing is plain to see; one over a selection seems to replace it.
    return { state, isRefused: !state && (data.length > 1 || range.from !== range.to) };
  }
  let rest = range.from === range.to ? range : remove(range, true);
  for (const key of Array.from(data.slice(0, MOST_KEYS))) rest = insert(rest, key) ?? rest;
  return { state: rest, isRefused: rest.text === before.text };
}
