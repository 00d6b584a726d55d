import { warnOnce } from '@guadua/utils/internal';
import { isoText, readMoment, type ValueCodec, writeMoment } from '../core/codec';
import { isMissing } from '../core/known-props';
import type { Span } from '../core/moment';

export interface ValueReading<Value> {
  readonly value: Value | null;
  /** A text that stands for no value: it is shown as it is. `''` for everything else. */
  readonly unreadable: string;
  /** The value is accepted although it breaks a limit, because the caller asked for it. */
  readonly force: boolean;
}

/** The shapes in which callers keep a kind of value. It keeps its identity while what it depends on does. */
export interface ValueShape<Value> {
  /** The parts by which two values from the caller are compared. */
  readonly partsOf: (raw: unknown) => readonly unknown[];
  readonly read: (raw: unknown) => ValueReading<Value>;
  readonly write: (value: Value | null) => unknown;
  readonly isoTexts: (value: Value | null) => readonly string[];
}

export interface RangeFields {
  readonly start: string;
  readonly end: string;
  readonly force: string;
}

export const NOTHING: ValueReading<never> = { value: null, force: false, unreadable: '' };

export function dateShape(codec: ValueCodec, component: string): ValueShape<Span> {
  return {
    partsOf: (raw) => [raw],
    read: (raw) => {
      if (isMissing(raw)) return NOTHING;
      const moment = readMoment(raw, codec);
      if (moment) return { ...NOTHING, value: { from: moment, to: moment } };
      warnOnce(
        component,
        () =>
          `value: "${String(raw)}" is no date; give a Date, a timestamp or a text such as "2026-03-05", and objects of Temporal by temporalDate.`,
        'date-value',
      );
      return { ...NOTHING, unreadable: textOf(raw) };
    },
    write: (span) => span && writeMoment(span.from, codec),
    isoTexts: (span) => (span ? [isoText(span.from, codec)] : []),
  };
}

/** The same text for the same value, in whatever new object it comes. */
export function keyOf(parts: readonly unknown[]): string {
  return parts
    .map((part) => (part instanceof Date ? `d${part.getTime()}` : `${typeof part}${String(part)}`))
    .join();
}

export function textOf(value: unknown): string {
  const isNothing = isMissing(value) || value instanceof Date || typeof value === 'number';
  return isNothing ? '' : String(value);
}
