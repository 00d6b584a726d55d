import { warnOnce } from '@guadua/utils/internal';
import { dependsOnZone, isoText, readMoment, type ValueCodec, writeMoment } from '../core/codec';
import type { DateInput } from '../core/instant';
import { type Span, sameSpan } from '../core/moment';
import type { RawReading, ValueShape } from './use-widget-value';

export interface RangeFields {
  readonly start: string;
  readonly end: string;
  readonly force: string;
}

export interface ValueReading extends RawReading<Span> {
  readonly force: boolean;
}

export const EMPTY: ValueReading = { value: null, force: false, unreadable: '' };

export function dateShape(codec: ValueCodec, component: string): ValueShape<Span, ValueReading> {
  return {
    keyOf: plainKey,
    dependsOnZone: (raw) => dependsOnZone(raw, codec),
    read: (raw) => {
      if (isMissing(raw)) return EMPTY;
      const moment = readMoment(raw as DateInput, codec);
      if (moment) return { ...EMPTY, value: { from: moment, to: moment } };
      warnOnce(
        component,
        () =>
          `value: "${String(raw)}" is no date; give a Date, a timestamp or a text such as "2026-03-05", and objects of Temporal by temporalDate.`,
        'date-value',
      );
      return { ...EMPTY, unreadable: textOf(raw) };
    },
    write: (span) => span && writeMoment(span.from, codec),
    isoTexts: (span) => (span ? [isoText(span.from, codec)] : []),
    isSame: (one, other) => sameSpan(one, other, codec.time),
  };
}

export function plainKey(value: unknown): string {
  return value instanceof Date ? `d${value.getTime()}` : `${typeof value}${String(value)}`;
}

export function textOf(value: unknown): string {
  const isNothing = isMissing(value) || value instanceof Date || typeof value === 'number';
  return isNothing ? '' : String(value);
}

export function isMissing(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}
