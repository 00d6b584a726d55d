import { warnOnce } from '@guadua/utils/internal';
import { dependsOnZone, isoText, readMoment, type ValueCodec, writeMoment } from '../core/codec';
import type { Day } from '../core/day';
import type { DateInput } from '../core/instant';
import { plainKey } from '../value/read-value';
import type { RawReading, ValueShape } from '../value/use-widget-value';
import { type Days, toDays } from './days';

export function daysShape(codec: ValueCodec): ValueShape<Days> {
  return {
    keyOf: (raw) => entriesOf(raw).map(plainKey).join(),
    dependsOnZone: (raw) => entriesOf(raw).some((entry) => dependsOnZone(entry, codec)),
    read: (raw) => readDays(entriesOf(raw), codec),
    write: (days) => (days ?? NONE).map((day) => writeMoment({ day, time: 0 }, codec)),
    isoTexts: (days) => (days ?? NONE).map((day) => isoText({ day, time: 0 }, codec)),
    isSame: (one, other) => (one ?? NONE).join() === (other ?? NONE).join(),
  };
}

const NONE: readonly never[] = [];

function entriesOf(raw: unknown): readonly DateInput[] {
  if (raw === null || raw === undefined || raw === '') return NONE;
  return Array.isArray(raw) ? raw : [raw as DateInput];
}

function readDays(entries: readonly DateInput[], codec: ValueCodec): RawReading<Days> {
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
      return { value: null, unreadable };
    }
    days.push(moment.day);
  }
  return { value: days.length === 0 ? null : toDays(days), unreadable: '' };
}
