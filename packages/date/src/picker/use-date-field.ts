'use client';

import { shownTime } from '../core/clock-time';
import { spanViolation, type Violation } from '../core/constraints';
import type { DateNames } from '../core/date-names';
import type { DefaultTimes } from '../core/draft';
import { inOrder, type Span, sameSpan } from '../core/moment';
import type { CalendarLabels } from '../labels/date-labels.types';
import { formatMoment } from '../text/date-text';
import { type EntryContext, readTyped, type TypedMoment } from '../text/lenient-date';
import type { DateContext } from '../value/use-date-context';
import type { DateValue } from '../value/use-date-value';
import { violationText } from '../value/violation-text';
import type { Unreadable } from './field-state';
import type { DateValidity } from './picker.types';
import { useTypedField } from './use-typed-field';

/** Between the two dates of a range. */
const BETWEEN = ' – ';

/** How a text is written and read. */
export interface TextFormat {
  /** A Unicode pattern. */
  readonly pattern: string;
  readonly names: DateNames;
}

/** Reads a text with two dates. */
export type ReadRange = (
  text: string,
  context: EntryContext,
) => readonly [TypedMoment, TypedMoment] | null;

/** What `useDateField` is given. */
export interface DateFieldOptions extends TextFormat {
  readonly context: DateContext;
  readonly value: DateValue;
  readonly labels: CalendarLabels;
  readonly isEditable: boolean;
  readonly times: DefaultTimes;
  /** Reads two dates; handed in so that only a range carries it. */
  readonly readRange: ReadRange | undefined;
  /** What stands between the two dates of a range. */
  readonly between: string | undefined;
  readonly onError: ((text: string, message: string) => void) | undefined;
  readonly onValidityChange: ((validity: DateValidity) => void) | undefined;
}

/** The field of a date or a range; a typed range that runs backwards is put in order (DAT-3). */
export function useDateField({
  context,
  value,
  labels,
  isEditable,
  pattern,
  names,
  times,
  readRange,
  between = BETWEEN,
  onError,
  onValidityChange,
}: DateFieldOptions) {
  const { constraints } = context;
  const { min, max, mode, time } = constraints;
  const single = mode === 'single';

  const format = (span: Span, gap = between): string => {
    const from = formatMoment(span.from, pattern, names);
    return single ? from : from + gap + formatMoment(span.to, pattern, names);
  };
  const read = (text: string, textFormat: TextFormat): Span | null => {
    const entry: EntryContext = {
      ...textFormat,
      today: context.today(),
      min: min?.day ?? null,
      max: max?.day ?? null,
    };
    const one = readRange ? null : readTyped(text, entry);
    const pair = readRange ? readRange(text, entry) : one && ([one, one] as const);
    if (!pair) return null;
    const at = (typed: TypedMoment, end: 'from' | 'to') => ({
      day: typed.day,
      // Seconds that are not shown are not kept either: what is seen is what is sent.
      time: shownTime(typed.time ?? value.span?.[end].time ?? times[end], context.codec.seconds),
    });
    return inOrder({ from: at(pair[0], 'from'), to: at(pair[1], single ? 'from' : 'to') }, time);
  };
  return useTypedField<Span, Violation, TextFormat>({
    valueKey: value.key,
    value: value.span,
    unreadable: value.unreadable,
    violation: value.violation,
    isEditable,
    textFormat: { pattern, names },
    format: (span) => format(span),
    read,
    // What the value is already was accepted before: it may be typed again, even where `force` let it in.
    judge: (span) =>
      sameSpan(span, value.span, time) ? value.violation : spanViolation(constraints, span),
    messageOf: (problem: Violation | Unreadable) => {
      if (problem.type !== 'unreadable') return violationText(problem, context, labels);
      const today = { day: context.today(), time: 0 };
      return labels.unreadable(
        format({ from: today, to: { ...today, day: today.day + 3 } }, BETWEEN),
      );
    },
    commit: value.commit,
    onRefused: value.reportViolation,
    onError,
    onValidityChange,
  });
}
