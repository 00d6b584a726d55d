import { warnOnce } from '@guadua/utils/internal';
import { dependsOnZone, readMoment, type ValueCodec } from '../core/codec';
import type { DateConstraints } from '../core/constraints';
import type { DateInput } from '../core/instant';
import { inOrder, type Span } from '../core/moment';

/** Names of the fields of a range. */
export interface RangeFields {
  readonly start: string;
  readonly end: string;
  readonly force: string;
}

/** What a value from the caller means. */
export interface ValueReading {
  readonly span: Span | null;
  /** Locked days are accepted. */
  readonly force: boolean;
  /** A text that is no date: it is shown as it is. `''` for everything else. */
  readonly unreadable: string;
}

const EMPTY: ValueReading = { span: null, force: false, unreadable: '' };

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
    if (moment) return { ...EMPTY, span: { from: moment, to: moment } };
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
  if (from && to) return { ...EMPTY, span: inOrder({ from, to }, codec.time), force };
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

/** Whether the days of a value depend on a zone, which a server may not share with the browser. */
export function valueDependsOnZone(
  value: unknown,
  mode: DateConstraints['mode'],
  { start, end }: RangeFields,
  codec: ValueCodec,
): boolean {
  if (mode === 'single' || isMissing(value)) return dependsOnZone(value, codec);
  const record: Readonly<Record<string, unknown>> = Object(value);
  return dependsOnZone(record[start], codec) || dependsOnZone(record[end], codec);
}

/** Distinguishes ranges by what they hold: a caller may build a new `Date` at each render. */
export function valueKey(value: unknown, fields: RangeFields): string {
  if (value === null || typeof value !== 'object' || value instanceof Date) return plainKey(value);
  const record: Readonly<Record<string, unknown>> = Object(value);
  return [fields.start, fields.end, fields.force].map((field) => plainKey(record[field])).join();
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
