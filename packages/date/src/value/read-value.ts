import { warnOnce } from '@guadua/utils/internal';
import { dependsOnZone, isoText, readMoment, type ValueCodec, writeMoment } from '../core/codec';
import type { DateConstraints } from '../core/constraints';
import type { DateInput } from '../core/instant';
import { inOrder, type Span, sameSpan } from '../core/moment';
import type { RawReading, ValueShape } from './use-widget-value';

/** Names of the fields of a range. */
export interface RangeFields {
  readonly start: string;
  readonly end: string;
  readonly force: string;
}

/** What a value from the caller means. */
export interface ValueReading extends RawReading<Span> {
  /** Locked days are accepted. */
  readonly force: boolean;
}

const EMPTY: ValueReading = { value: null, force: false, unreadable: '' };

/**
 * Reads the value of a single picker or of a range, in whatever shape the caller keeps it (DAT-1).
 *
 * @param component Named in the warning of a value that is no date.
 */
export function readValue(
  value: unknown,
  mode: DateConstraints['mode'],
  fields: RangeFields,
  codec: ValueCodec,
  component: string,
): ValueReading {
  if (isMissing(value)) return EMPTY;
  if (mode === 'single') {
    const moment = readMoment(value as DateInput, codec);
    if (moment) return { ...EMPTY, value: { from: moment, to: moment } };
    warnOnce(
      component,
      () =>
        `value: "${String(value)}" is no date; give a Date, a timestamp or a text such as "2026-03-05", and objects of Temporal by temporalDate.`,
      'date-value',
    );
    return { ...EMPTY, unreadable: textOf(value) };
  }
  const record: Readonly<Record<string, unknown>> = Object(value);
  const [start, end] = [record[fields.start], record[fields.end]];
  // A range that is not chosen yet is often kept as an object of nulls.
  if (start === null && end === null) return EMPTY;
  if (isMissing(start) || isMissing(end)) {
    warnOnce(
      component,
      () => {
        const [prop, field] = isMissing(start)
          ? ['startDateField', fields.start]
          : ['endDateField', fields.end];
        return `value: it has no field "${field}", so nothing is shown. Add it, or name the field with ${prop}.`;
      },
      'date-value-field',
    );
    return EMPTY;
  }
  const from = readMoment(start as DateInput, codec);
  const to = readMoment(end as DateInput, codec);
  const force = record[fields.force] === true;
  if (from && to) return { ...EMPTY, value: inOrder({ from, to }, codec.time), force };
  warnOnce(
    component,
    () => {
      const field = from ? fields.end : fields.start;
      return `value: its field "${field}" ("${String(record[field])}") is no date; give a Date, a timestamp or a text such as "2026-03-05".`;
    },
    'date-value-field-date',
  );
  return { ...EMPTY, unreadable: [start, end].map(textOf).filter(Boolean).join(' – ') };
}

/** The shapes of a single date, or of a range (DAT-1). */
export function dateShape(
  mode: DateConstraints['mode'],
  fields: RangeFields,
  codec: ValueCodec,
  component: string,
): ValueShape<Span, ValueReading> {
  const single = mode === 'single';
  const partsOf = (raw: unknown): readonly unknown[] => {
    const isWhole = single || raw === null || typeof raw !== 'object' || raw instanceof Date;
    const record: Readonly<Record<string, unknown>> = Object(raw);
    return isWhole ? [raw] : [fields.start, fields.end, fields.force].map((field) => record[field]);
  };
  return {
    keyOf: (raw) => partsOf(raw).map(plainKey).join(),
    dependsOnZone: (raw) =>
      partsOf(raw)
        .slice(0, 2)
        .some((part) => dependsOnZone(part, codec)),
    read: (raw) => readValue(raw, mode, fields, codec, component),
    write: (span) => {
      if (!span || single) return span && writeMoment(span.from, codec);
      return {
        [fields.start]: writeMoment(span.from, codec),
        [fields.end]: writeMoment(span.to, codec, 'end'),
      };
    },
    isoTexts: (span) => {
      if (!span) return [];
      const from = isoText(span.from, codec);
      return single ? [from] : [from, isoText(span.to, codec)];
    },
    isSame: (one, other) => sameSpan(one, other, codec.time),
  };
}

/** Distinguishes single values by what they hold. */
export function plainKey(value: unknown): string {
  return value instanceof Date ? `d${value.getTime()}` : `${typeof value}${String(value)}`;
}

/** What a field shows in place of a value that is none: what it is as a text. */
export function textOf(value: unknown): string {
  const isNothing = isMissing(value) || value instanceof Date || typeof value === 'number';
  return isNothing ? '' : String(value);
}

export function isMissing(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}
