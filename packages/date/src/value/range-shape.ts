import { warnOnce } from '@guadua/utils/internal';
import { dependsOnZone, isoText, readMoment, type ValueCodec, writeMoment } from '../core/codec';
import type { DateInput } from '../core/instant';
import { inOrder, type Span, sameSpan } from '../core/moment';
import {
  EMPTY,
  isMissing,
  plainKey,
  type RangeFields,
  textOf,
  type ValueReading,
} from './read-value';
import type { ValueShape } from './use-widget-value';

export function rangeShape(
  fields: RangeFields,
  codec: ValueCodec,
  component: string,
): ValueShape<Span, ValueReading> {
  const partsOf = (raw: unknown): readonly unknown[] => {
    if (raw === null || typeof raw !== 'object' || raw instanceof Date) return [raw];
    const record: Readonly<Record<string, unknown>> = Object(raw);
    return [fields.start, fields.end, fields.force].map((field) => record[field]);
  };
  return {
    keyOf: (raw) => partsOf(raw).map(plainKey).join(),
    dependsOnZone: (raw) =>
      partsOf(raw)
        .slice(0, 2)
        .some((part) => dependsOnZone(part, codec)),
    read: (raw) => readRange(raw, fields, codec, component),
    write: (span) =>
      span && {
        [fields.start]: writeMoment(span.from, codec),
        [fields.end]: writeMoment(span.to, codec, 'end'),
      },
    isoTexts: (span) => (span ? [isoText(span.from, codec), isoText(span.to, codec)] : []),
    isSame: (one, other) => sameSpan(one, other, codec.time),
  };
}

function readRange(
  raw: unknown,
  fields: RangeFields,
  codec: ValueCodec,
  component: string,
): ValueReading {
  if (isMissing(raw)) return EMPTY;
  const record: Readonly<Record<string, unknown>> = Object(raw);
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
