import { type EntryContext, readTyped } from '../text/lenient-date';
import {
  readEnds,
  readTypedRange,
  readTypedStart,
  type TypedEnd,
  type TypedPair,
} from '../text/lenient-range';

/** Parts the texts of two inputs in the one text of a field: a dash between thin spaces, as no keyboard writes it. */
export const BETWEEN_INPUTS = '\u2009–\u2009';

export function splitTexts(text: string): readonly [string, string] {
  const place = text.indexOf(BETWEEN_INPUTS);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + BETWEEN_INPUTS.length)];
}

/** One text of two; nothing where both are empty. `Intl` writes a whole range with thin spaces, which may be pasted. */
export function joinTexts(start: string, end: string): string {
  return start.trim() === '' && end.trim() === ''
    ? ''
    : start.replaceAll('\u2009', ' ') + BETWEEN_INPUTS + end;
}

export function readTwoTexts(text: string, context: EntryContext): TypedPair | null {
  // A sheet has one text for both.
  if (!text.includes(BETWEEN_INPUTS)) return readTypedRange(text, context);
  const [start, end] = splitTexts(text);
  if (start.trim() === '' || end.trim() === '') {
    const only = start + end;
    return readTyped(only, context) ? null : readTypedRange(only, context);
  }
  return readEnds(start, end, context);
}

/** The end from which picking goes on: the only one that stands there, or the one that differs from the value. */
export function readTypedEnd(text: string, context: EntryContext, shown: string): TypedEnd | null {
  if (!text.includes(BETWEEN_INPUTS)) return readTypedStart(text, context);
  const [start, end] = splitTexts(text);
  const [shownStart, shownEnd] = splitTexts(shown);
  const [hasStart, hasEnd] = [start.trim() !== '', end.trim() !== ''];
  const isStart = hasStart && (!hasEnd || end === shownEnd);
  const isEnd = hasEnd && (!hasStart || start === shownStart);
  if (isStart === isEnd) return null;
  const typed = readTyped(isStart ? start : end, context);
  return typed && { ...typed, end: isStart ? 'from' : 'to' };
}
