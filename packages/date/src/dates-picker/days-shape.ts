import { warnOnce } from '@guadua/utils/internal';
import { isoText, readMoment, type ValueCodec, writeMoment } from '../core/codec';
import type { Day } from '../core/day';
import type { DateInput } from '../core/instant';
import { NOTHING, type ValueReading, type ValueShape } from '../value/read-value';
import { type Days, toDays } from './days';

export function daysShape(codec: ValueCodec): ValueShape<Days> {
  return {
    partsOf: entriesOf,
    read: (raw) => readDays(entriesOf(raw), codec),
    write: (days) => (days ?? NONE).map((day) => writeMoment({ day, time: 0 }, codec)),
    isoTexts: (days) => (days ?? NONE).map((day) => isoText({ day, time: 0 }, codec)),
  };
}

const NONE: readonly never[] = [];

function entriesOf(raw: unknown): readonly DateInput[] {
  if (raw === null || raw === undefined || raw === '') return NONE;
  return Array.isArray(raw) ? raw : [raw as DateInput];
}

function readDays(entries: readonly DateInput[], codec: ValueCodec): ValueReading<Days> {
  const days: Day[] = [];
  for (const entry of entries) {
    const moment = readMoment(entry, codec);
    if (!moment) {
      // All of them are shown as they are: the ones that can be read must not stand for the rest.
      const unreadable = entries.map(String).join(', ');
      warnOnce(
        '<DatesPicker>',
        () =>
          `value: "${unreadable}" holds what is no date; give Dates, timestamps or texts such as "2026-03-05".`,
        'dates-value',
      );
      return { ...NOTHING, unreadable };
    }
    days.push(moment.day);
  }
  return { ...NOTHING, value: days.length === 0 ? null : toDays(days) };
}
