import { type EntryContext, readTyped, type TypedMoment } from '../text/lenient-date';
import { readTypedRange } from '../text/lenient-range';

/** Parts the texts of two inputs in the one text of a field: a dash between thin spaces, as no keyboard writes it. */
export const BETWEEN_INPUTS = '\u2009–\u2009';

/** The texts of the two inputs. */
export function splitTexts(text: string): readonly [string, string] {
  const [start = '', end = ''] = text.split(BETWEEN_INPUTS);
  return [start, end];
}

/** One text of two; nothing where both are empty. */
export function joinTexts(start: string, end: string): string {
  return start.trim() === '' && end.trim() === '' ? '' : start + BETWEEN_INPUTS + end;
}

/**
 * Reads two dates, each from its own input. A range that was pasted into the first is taken whole; a
 * single date there still misses the other.
 */
export function readTwoTexts(
  text: string,
  context: EntryContext,
): readonly [TypedMoment, TypedMoment] | null {
  // A sheet has one text for both.
  if (!text.includes(BETWEEN_INPUTS)) return readTypedRange(text, context);
  const [start, end] = splitTexts(text);
  const from = readTyped(start, context);
  if (end.trim() === '') return from ? null : readTypedRange(start, context);
  const to = from && readTyped(end, context);
  return from && to ? [from, to] : null;
}
