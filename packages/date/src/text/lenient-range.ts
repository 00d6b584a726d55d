import { LONGEST_DATE, type TypedMoment } from './date-text';
import { type EntryContext, readTyped } from './lenient-date';
import { readPair } from './typed-pair';

const BETWEEN = /\s+(?:-|al?|hasta|to|até)\s+/gi;

export type TypedPair = [TypedMoment, TypedMoment];

export function readTypedRange(text: string, context: EntryContext): TypedPair | null {
  const whole = plainDashes(text);
  for (const { index, 0: between } of whole.matchAll(BETWEEN)) {
    const ends = readEnds(whole.slice(0, index), whole.slice(index + between.length), context);
    if (ends) return ends;
  }
  // Half a range with a dash is not the single date that its figures could be: 5/3 - 10.
  if (/\s-\s/.test(whole)) return null;
  const one = readTyped(whole, context);
  return one ? [one, one] : readAroundHyphen(whole, context);
}

/** Reads the two ends of a range, each by itself; a missing year is that of the other, also over New Year. */
export function readEnds(start: string, end: string, context: EntryContext): TypedPair | null {
  return readPair(start, end, {
    ...context,
    read: (text, year) => readTyped(text, { ...context, year }),
    dayOf: ({ day }) => day,
  });
}

export interface TypedEnd extends TypedMoment {
  readonly end: 'from' | 'to';
}

export function readTypedStart(text: string, context: EntryContext): TypedEnd | null {
  const start = readTyped(plainDashes(text).replace(/\s*-$/, ''), context);
  return start && { ...start, end: 'from' };
}

/** Dates may have hyphens of their own: the one in the middle parts them. */
function readAroundHyphen(text: string, context: EntryContext): TypedPair | null {
  const pieces = text.split('-');
  if (pieces.length % 2 !== 0) return null;
  const middle = pieces.length / 2;
  return readEnds(pieces.slice(0, middle).join('-'), pieces.slice(middle).join('-'), context);
}

/** A dash parts by itself; a hyphen, or what looks like one, may also stand within a date. */
function plainDashes(text: string): string {
  // No range is longer.
  if (text.length > LONGEST_DATE) return '';
  return text
    .replace(/[\u2012-\u2015\t]/g, ' - ')
    .replace(/[\u2010\u2011\u2212\uff0d]/g, '-')
    .trim();
}
