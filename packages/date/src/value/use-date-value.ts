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

export interface AnyDateValueProps
  extends AnyValueProps,
    Pick<DateRangeProps<string, string>, 'startDateField' | 'endDateField' | 'forceRangeField'> {
  onReject?: ((rejection: DateRejection) => void) | undefined;
}

export interface TextFormat {
  readonly pattern: string;
  readonly names: DateContext['names'];
}

export interface DateValue extends WidgetValue<Span, TextFormat, DateChangeReason> {
  readonly violation: Violation | null;
  readonly reject: (span: Span, violation: Violation) => void;
}

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

function rejected({ from, to }: Span, { codec, constraints }: DateContext): DateRejection['value'] {
  const asDates = { ...codec, valueAs: 'date' } as const;
  const [start, end] = [writeMoment(from, asDates), writeMoment(to, asDates, 'end')];
  if (constraints.mode === 'single') return new Date(start);
  return { from: new Date(start), to: new Date(end) };
}
