'use client';

import type { RefObject } from 'react';
import { shownTime } from '../core/clock-time';
import { spanViolation, type Violation } from '../core/constraints';
import type { Day } from '../core/day';
import { type Draft, draftOf, draftOfEnd } from '../core/draft';
import { inOrder, type Span, sameSpan } from '../core/moment';
import type { PickerContent } from '../field/picker-field.types';
import type { CalendarLabels } from '../labels/date-labels.types';
import { formatMoment } from '../text/date-text';
import { type EntryContext, readTyped, type TypedMoment } from '../text/lenient-date';
import type { TypedEnd } from '../text/lenient-range';
import type { DateFormProps, DateLimitProps } from '../value/date-props.types';
import type { Unreadable } from '../value/field-state';
import type { DateContext } from '../value/use-date-context';
import type { DateValue, TextFormat } from '../value/use-date-value';
import { useTypedField } from '../value/use-typed-field';
import { violationText } from '../value/violation-text';

export interface RangeText {
  readonly read: (
    text: string,
    context: EntryContext,
  ) => readonly [TypedMoment, TypedMoment] | null;
  readonly readEnd: (text: string, context: EntryContext, shown: string) => TypedEnd | null;
  readonly between: string;
}

export interface DateFieldOptions extends TextFormat {
  readonly context: DateContext;
  readonly value: DateValue;
  readonly labels: CalendarLabels;
  readonly props: Pick<DateFormProps, 'disabled' | 'readOnly'> & Pick<DateLimitProps, 'onReject'>;
  readonly calendar: RefObject<PickerContent<Day> | null>;
  readonly rangeText: RangeText | undefined;
}

export function useDateField({
  context,
  value,
  labels,
  props,
  pattern,
  names,
  rangeText,
  calendar,
}: DateFieldOptions) {
  const { constraints, times } = context;
  const { min, max, mode, time } = constraints;
  const single = mode === 'single';

  const format = (span: Span, between = rangeText?.between ?? ''): string => {
    const from = formatMoment(span.from, pattern, names);
    return single ? from : from + between + formatMoment(span.to, pattern, names);
  };
  const entryContext = (textFormat: TextFormat): EntryContext => ({
    ...textFormat,
    today: context.today(),
    readTime: context.readTime,
    min: min?.day ?? null,
    max: max?.day ?? null,
  });
  const read = (text: string, textFormat: TextFormat): Span | null => {
    const entry = entryContext(textFormat);
    const one = rangeText ? null : readTyped(text, entry);
    const pair = rangeText ? rangeText.read(text, entry) : one && ([one, one] as const);
    if (!pair) return null;
    const at = (typed: TypedMoment, end: 'from' | 'to') => ({
      day: typed.day,
      // Seconds that are not shown are not kept either: what is seen is what is sent.
      time: shownTime(typed.time ?? value.value?.[end].time ?? times[end], context.codec.seconds),
    });
    return inOrder({ from: at(pair[0], 'from'), to: at(pair[1], single ? 'from' : 'to') }, time);
  };
  const messageOf = (problem: Violation | Unreadable): string => {
    if (problem.type !== 'unreadable') return violationText(problem, context, labels);
    const today = { day: context.today(), time: 0 };
    return labels.unreadable(format({ from: today, to: { ...today, day: today.day + 3 } }, ' – '));
  };
  const typedField = useTypedField<Span, Violation, TextFormat>({
    widget: value,
    violation: value.violation,
    props,
    textFormat: { pattern, names },
    format: (span) => format(span),
    read,
    // What the value is already was accepted before: it may be typed again, even where `force` let it in.
    judge: (span) =>
      sameSpan(span, value.value, time) ? value.violation : spanViolation(constraints, span),
    messageOf,
    onRefused: (text, span, problem) => {
      if (span && problem.type !== 'unreadable') value.reject(span, problem);
      else {
        props.onReject?.({
          type: single ? 'error:date' : 'error:range',
          reason: problem.type,
          value: text,
          message: messageOf(problem),
        });
      }
    },
  });
  const { field, typedFormat } = typedField;
  // A calendar goes on from what is typed: else the former value, which is no longer shown, would come back.
  const typedDraft = (text: string, textFormat = typedFormat): Draft => {
    const { fromTime, toTime } = draftOf(value.value, times);
    const kept = { from: fromTime, to: toTime };
    const shown = value.value ? format(value.value) : '';
    const end = rangeText?.readEnd(text, entryContext(textFormat), shown);
    return end ? draftOfEnd(end, kept) : draftOf(read(text, textFormat), kept);
  };
  return {
    field: {
      ...field,
      type: (text: string) => {
        field.type(text);
        // Also that of a range which is only begun.
        const { from } = typedDraft(text, { pattern, names });
        if (from !== null) calendar.current?.show(from);
      },
    },
    typed: field.isPending ? typedDraft(field.text) : null,
  };
}
