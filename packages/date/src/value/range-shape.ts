import { warnOnce } from '@guadua/utils/internal';
import { isoText, readMoment, type ValueCodec, writeMoment } from '../core/codec';
import { isMissing } from '../core/known-props';
import { inOrder, type Span } from '../core/moment';
import { NOTHING, type RangeFields, textOf, type ValueShape } from './read-value';

export function rangeShape(
  fields: RangeFields,
  codec: ValueCodec,
  component: string,
): ValueShape<Span> {
  return {
    partsOf: (raw) => {
      if (raw === null || typeof raw !== 'object' || raw instanceof Date) return [raw];
      const record: Readonly<Record<string, unknown>> = Object(raw);
      return [fields.start, fields.end, fields.force].map((field) => record[field]);
    },
    read: (raw) => {
      if (isMissing(raw)) return NOTHING;
      const record: Readonly<Record<string, unknown>> = Object(raw);
      const [start, end] = [record[fields.start], record[fields.end]];
      // A range that is not chosen yet is often kept as an object of nulls.
      if (start === null && end === null) return NOTHING;
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
        return NOTHING;
      }
      const from = readMoment(start, codec);
      const to = readMoment(end, codec);
      const force = record[fields.force] === true;
      if (from && to) return { ...NOTHING, value: inOrder({ from, to }, codec.time), force };
      warnOnce(
        component,
        () => {
          const field = from ? fields.end : fields.start;
          return `value: its field "${field}" ("${String(record[field])}") is no date; give a Date, a timestamp or a text such as "2026-03-05".`;
        },
        'date-value-field-date',
      );
      return { ...NOTHING, unreadable: [start, end].map(textOf).filter(Boolean).join(' – ') };
    },
    write: (span) =>
      span && {
        [fields.start]: writeMoment(span.from, codec),
        [fields.end]: writeMoment(span.to, codec, 'end'),
      },
    isoTexts: (span) => (span ? [isoText(span.from, codec), isoText(span.to, codec)] : []),
  };
}
