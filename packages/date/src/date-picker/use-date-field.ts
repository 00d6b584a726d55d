import type { RefObject } from 'react';
import type { AnyDateProps } from '../calendar/any-date-props';
import { shownTime } from '../core/clock-time';
import type { Violation } from '../core/constraints';
import type { Day } from '../core/day';
import { type Draft, draftOf, draftOfEnd } from '../core/draft';
import { inOrder, type Span } from '../core/moment';
import type { OwnInputs, PickerContent } from '../field/picker-field.types';
import type { CalendarLabels } from '../labels/date-labels.types';
import { formatMoment, type TypedMoment } from '../text/date-text';
import { type EntryContext, readTyped } from '../text/lenient-date';
import type { TypedEnd, TypedPair } from '../text/lenient-range';
import type { DateContext } from '../value/use-date-context';
import { type TextFormat, useDateKind } from '../value/use-date-kind';
import { useTypedField } from '../value/use-typed-field';
import type { PickerProps } from './date-picker.types';

export interface RangeText {
  readonly read: (text: string, context: EntryContext) => TypedPair | null;
  readonly readEnd: (text: string, context: EntryContext, shown: string) => TypedEnd | null;
  readonly between: string;
}

export type PickerImplementationProps = PickerProps &
  Omit<AnyDateProps, 'classNames'> & {
    /** Reads and writes ranges; handed in so that only their widgets carry it. */
    readonly rangeText?: RangeText | undefined;
    readonly inputs?: OwnInputs | undefined;
  };

export function useDateField(
  props: PickerImplementationProps,
  context: DateContext,
  labels: CalendarLabels,
  pattern: string,
  calendar: RefObject<PickerContent<Day> | null>,
) {
  const { rangeText } = props;
  const { constraints, times, names, codec } = context;
  const { min, max, mode, time } = constraints;
  const single = mode === 'single';
  const textFormat = { pattern, names };

  const format = (span: Span, between = rangeText?.between ?? ''): string => {
    const from = formatMoment(span.from, pattern, names);
    return single ? from : from + between + formatMoment(span.to, pattern, names);
  };
  const entryContext = (format: TextFormat): EntryContext => ({
    ...format,
    today: context.today(),
    readTime: context.readTime,
    min: min?.day ?? null,
    max: max?.day ?? null,
  });
  const read = (text: string, format: TextFormat, value: Span | null): Span | null => {
    const entry = entryContext(format);
    const one = rangeText ? null : readTyped(text, entry);
    const pair = rangeText ? rangeText.read(text, entry) : one && ([one, one] as const);
    if (!pair) return null;
    const at = (typed: TypedMoment, end: 'from' | 'to') => ({
      day: typed.day,
      // The form must send what the field shows, so a time without visible seconds keeps none.
      time: shownTime(typed.time ?? value?.[end].time ?? times[end], codec.seconds),
    });
    return inOrder({ from: at(pair[0], 'from'), to: at(pair[1], single ? 'from' : 'to') }, time);
  };
  // The calendar starts from the typed text; otherwise the old value, which is no longer shown, would come back.
  const typedDraft = (text: string, by: TextFormat): Draft => {
    const { fromTime: from, toTime: to } = draftOf(value.value, times);
    const shown = value.value ? format(value.value) : '';
    const end = rangeText?.readEnd(text, entryContext(by), shown);
    return end ? draftOfEnd(end, { from, to }) : draftOf(read(text, by, value.value), { from, to });
  };

  const kind = useDateKind(props, context, labels, props.component, () => {
    const today = { day: context.today(), time: 0 };
    return labels.unreadable(format({ from: today, to: { ...today, day: today.day + 3 } }, ' – '));
  });
  const value = useTypedField<Span, Violation, TextFormat>(props, {
    ...kind,
    textFormat,
    format,
    read,
    onType: (text) => {
      // The month of a range which is only begun shows, too.
      const { from } = typedDraft(text, textFormat);
      if (from !== null) calendar.current?.show(from);
    },
    earlyText: props.inputs?.earlyText,
  });
  /** The draft that the calendar starts from while text is typed. */
  const typed = value.field.isPending
    ? typedDraft(value.field.text, value.text?.format ?? textFormat)
    : null;
  return { ...value, typed };
}
