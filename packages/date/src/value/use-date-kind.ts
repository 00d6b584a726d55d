import { useMemo } from 'react';
import { dateOf } from '../core/codec';
import { spanViolation, type Violation } from '../core/constraints';
import type { Span } from '../core/moment';
import type { CalendarLabels } from '../labels/date-labels.types';
import type { DateRangeProps, DateRejection } from './date-props.types';
import type { Unreadable } from './field-state';
import { dateShape } from './read-value';
import type { DateContext } from './use-date-context';
import type { AnyValueProps, ValueKind, WidgetValue } from './use-widget-value';
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

export type DateValue = WidgetValue<Span, Violation, TextFormat>;

/** A date or a range as a kind of value; `unreadable` says how one is written. */
export function useDateKind(
  props: AnyDateValueProps,
  context: DateContext,
  labels: CalendarLabels,
  component: string,
  unreadable: () => string = () => '',
): ValueKind<Span, Violation> {
  const { codec, constraints, range } = context;
  const { startDateField: start = 'from', endDateField: end = 'to' } = props;
  const { forceRangeField: force = 'force' } = props;
  const shape = useMemo(
    () => range?.shape({ start, end, force }, codec, component) ?? dateShape(codec, component),
    [range, start, end, force, codec, component],
  );
  const messageOf = (problem: Violation | Unreadable) =>
    problem.type === 'unreadable' ? unreadable() : violationText(problem, context, labels);
  return {
    shape,
    openZone: context.isZoneKnown ? undefined : codec,
    judge: (span) => spanViolation(constraints, span),
    messageOf,
    reject: (given, problem) =>
      props.onReject?.({
        type: range ? 'error:range' : 'error:date',
        reason: problem.type,
        value: typeof given === 'string' ? given : rejected(given, context),
        message: messageOf(problem),
      }),
  };
}

function rejected({ from, to }: Span, { codec, range }: DateContext): DateRejection['value'] {
  const start = dateOf(from, codec);
  return range ? { from: start, to: dateOf(to, codec, 'end') } : start;
}
