import { warnOnce } from '@guadua/utils/internal';
import { isoText, readMoment, type ValueCodec, writeMoment } from '../core/codec';
import { type DateConstraints, dayViolation, type Violation } from '../core/constraints';
import type { Day } from '../core/day';
import { isMissing } from '../core/known-props';
import { type EntryContext, readTyped } from '../text/lenient-date';
import { NOTHING, type ValueShape } from '../value/read-value';

export type Days = readonly Day[];

const NONE: readonly never[] = [];

export function daysShape(codec: ValueCodec): ValueShape<Days> {
  const entriesOf = (raw: unknown): readonly unknown[] => (isMissing(raw) ? NONE : [raw].flat());
  return {
    partsOf: entriesOf,
    read: (raw) => {
      const entries = entriesOf(raw);
      const days = entries.flatMap((entry) => readMoment(entry, codec)?.day ?? []);
      if (days.length === entries.length) {
        return { ...NOTHING, value: days.length === 0 ? null : toDays(days) };
      }
      // All of them are shown as they are: the ones that can be read must not stand for the rest.
      const unreadable = entries.map(String).join(', ');
      warnOnce(
        '<DatesPicker>',
        () =>
          `value: "${unreadable}" holds what is no date; give Dates, timestamps or texts such as "2026-03-05".`,
        'dates-value',
      );
      return { ...NOTHING, unreadable };
    },
    write: (days) => (days ?? NONE).map((day) => writeMoment({ day, time: 0 }, codec)),
    isoTexts: (days) => (days ?? NONE).map((day) => isoText({ day, time: 0 }, codec)),
  };
}

export function toDays(days: Iterable<Day>): Days {
  return [...new Set(days)].sort((a, b) => a - b);
}

export function toggleDay(days: Days, day: Day): Days {
  return days.includes(day) ? days.filter((other) => other !== day) : toDays([...days, day]);
}

export function daysViolation(
  constraints: DateConstraints,
  maxItems: number | null,
  days: Days,
): Violation | null {
  for (const one of days) {
    const violation = dayViolation(constraints, one);
    if (violation) return violation;
  }
  return maxItems !== null && days.length > maxItems ? { type: 'tooLong' } : null;
}

const BETWEEN = /\s*[,;\n]\s*|\s+(?:y|e|and)\s+/i;

/** Cells of a spreadsheet: an input of one line gets a column of them with spaces between. */
const CELLS = /^\d+([/.-])\d+\1\d+(?:\s+\d+\1\d+\1\d+)+$/;

export function readTypedDays(text: string, context: EntryContext): Days | null {
  const days: Day[] = [];
  // From each space of a long row of them the expressions would look for what parts two dates.
  const list = text.trim().replace(/[^\S\n]+/g, ' ');
  const pieces = list.split(CELLS.test(list) ? /\s+/ : BETWEEN).filter(Boolean);
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index] ?? '';
    const next = pieces[index + 1] ?? '';
    // A comma may stand inside of a date: "Mar 5, 2026".
    const whole = /^\d{4}$/.test(next) ? readTyped(`${piece}, ${next}`, context) : null;
    const read = whole ?? readTyped(piece, context);
    if (!read) return null;
    if (whole) index += 1;
    days.push(read.day);
  }
  return days.length === 0 ? null : toDays(days);
}
