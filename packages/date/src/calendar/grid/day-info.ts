import { dayViolation, endViolation } from '../../core/constraints';
import type { Day } from '../../core/day';
import type { CalendarLabels } from '../../labels/date-labels.types';
import type { DateContext } from '../../value/use-date-context';
import { violationText } from '../../value/violation-text';

export interface DayInfo {
  readonly disabled: boolean;
  readonly marked: boolean;
  readonly note: string;
  readonly className: string | undefined;
}

export interface DayState extends DayInfo {
  readonly today: boolean;
  readonly selected: boolean;
  readonly start: boolean;
  readonly end: boolean;
}

export function dayInfo(
  day: Day,
  start: Day | null,
  context: DateContext,
  labels: CalendarLabels,
): DayInfo {
  const { constraints } = context;
  const violation =
    start === null ? dayViolation(constraints, day) : endViolation(constraints, start, day);
  const mark = context.highlight(day);
  // Of the built-in reasons only those are announced that the calendar itself doesn't show.
  const explained = violation?.type === 'tooShort' || violation?.type === 'tooLong';
  const reason =
    violation?.text ?? (violation && explained ? violationText(violation, context, labels) : '');
  return {
    disabled: violation !== null,
    marked: mark !== null,
    note: [...new Set([mark?.label, reason])].filter(Boolean).join(', '),
    className: mark?.className,
  };
}
