'use client';

import { useMemo } from 'react';
import { dayViolation, endViolation } from '../../core/constraints';
import type { Day } from '../../core/day';
import type { CalendarLabels } from '../../labels/date-labels.types';
import type { DateContext } from '../../value/use-date-context';
import { violationText } from '../../value/violation-text';
import type { DayInfo } from './month-table';

export function useDayInfo(
  context: DateContext,
  start: Day | null,
  labels: CalendarLabels,
): (day: Day) => DayInfo {
  return useMemo(() => {
    const { constraints, highlight } = context;
    const known = new Map<Day, DayInfo>();
    return (day) => {
      let info = known.get(day);
      if (!info) {
        const violation =
          start === null ? dayViolation(constraints, day) : endViolation(constraints, start, day);
        const mark = highlight(day);
        // Of the built-in reasons only those are announced that the calendar itself doesn't show.
        const explained = violation?.type === 'tooShort' || violation?.type === 'tooLong';
        const reason =
          violation?.text ??
          (violation && explained ? violationText(violation, context, labels) : '');
        info = {
          disabled: violation !== null,
          marked: mark !== null,
          note: [...new Set([mark?.label, reason])].filter(Boolean).join(', '),
          className: mark?.className,
        };
        known.set(day, info);
      }
      return info;
    };
  }, [context, start, labels]);
}
