'use client';

import { useMemo } from 'react';
import { writeMoment } from '../core/codec';
import { spanViolation, type Violation } from '../core/constraints';
import type { Span } from '../core/moment';
import type { CalendarLabels } from '../labels/date-labels.types';
import type { DateChangeReason, DateRangeProps, DateRejection } from './date-props.types';
import { dateShape, type ValueReading } from './read-value';
import type { DateContext } from './use-date-context';
import { useRejectOnce } from './use-reject-once';
import {
  type AnyValueProps,
  useWidgetValue,
  type WidgetValue,
  type WidgetValueOptions,
} from './use-widget-value';
import { violationText } from './violation-text';

/** Value props of any of the widgets, whatever the value's kind. */
export interface AnyDateValueProps
  extends AnyValueProps,
    Pick<DateRangeProps<string, string>, 'startDateField' | 'endDateField' | 'forceRangeField'> {
  onReject?: ((rejection: DateRejection) => void) | undefined;
}

/** How a typed date is written. */
export interface TextFormat {
  readonly pattern: string;
  readonly names: DateContext['names'];
}

/** The value of a widget, and the ways to change it. */
export interface DateValue extends WidgetValue<Span, TextFormat, DateChangeReason> {
  readonly violation: Violation | null;
  /** Tells the caller that a date or range is not allowed (`error:date`, `error:range`). */
  readonly reject: (span: Span, violation: Violation) => void;
}

/** Reads a widget's value into days, anew whenever the value, the zone or the limits change (DAT-1, DAT-14). */
export function useDateValue(
  props: AnyDateValueProps,
  context: DateContext,
  labels: CalendarLabels,
  component: string,
  options: Omit<WidgetValueOptions<TextFormat>, 'isZoneKnown'>,
): DateValue {
  const { codec, constraints, isZoneKnown, range } = context;
  const { mode } = constraints;
  const { startDateField: start = 'from', endDateField: end = 'to' } = props;
  const { forceRangeField: force = 'force' } = props;
  const shape = useMemo(
    () => range?.shape({ start, end, force }, codec, component) ?? dateShape(codec, component),
    [range, start, end, force, codec, component],
  );
  const widget = useWidgetValue<Span, TextFormat, DateChangeReason, ValueReading>(props, shape, {
    ...options,
    isZoneKnown,
  });
  const { key, value, force: isForced } = widget;
  const violation = useMemo(
    () => (value && !isForced ? spanViolation(constraints, value) : null),
    [value, isForced, constraints],
  );
  const reject = (span: Span, wrong: Violation) =>
    props.onReject?.({
      type: mode === 'single' ? 'error:date' : 'error:range',
      reason: wrong.type,
      value: rejected(span, context),
      message: violationText(wrong, context, labels),
    });
  useRejectOnce(key, violation, () => value && violation && reject(value, violation));
  return { ...widget, violation, reject };
}

/** What was not taken, as `Date`s whatever the value is. */
function rejected({ from, to }: Span, { codec, constraints }: DateContext): DateRejection['value'] {
  const asDates = { ...codec, valueAs: 'date' } as const;
  const [start, end] = [writeMoment(from, asDates), writeMoment(to, asDates, 'end')];
  if (constraints.mode === 'single') return new Date(start);
  return { from: new Date(start), to: new Date(end) };
}
