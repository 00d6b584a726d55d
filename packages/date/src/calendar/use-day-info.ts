'use client';

import { useMemo } from 'react';
import type { Day } from '../days/day';
import type { DateLabels } from '../labels/date-labels.types';
import type { DayInfo } from './month-view';
import { refusalText } from './refusal-text';
import { dayRefusal, secondDayRefusal } from './rules';
import type { DateContext } from './use-date-rules';

/**
 * What each day has by itself: whether it can be picked and why not, and its name if it stands out.
 * Asked once for each day, until the rules or the start of the range change.
 */
export function useDayInfo(
  { rules, highlight, names }: DateContext,
  start: Day | null,
  labels: DateLabels,
): (day: Day) => DayInfo {
  return useMemo(() => {
    const known = new Map<Day, DayInfo>();
    return (day) => {
      let info = known.get(day);
      if (!info) {
        const refusal =
          start === null ? dayRefusal(rules, day) : secondDayRefusal(rules, start, day);
        const mark = highlight(day);
        // Of the built-in reasons only those are told that a look at the calendar doesn't explain.
        const explained = refusal?.type === 'tooShort' || refusal?.type === 'tooLong';
        const reason =
          refusal?.text ?? (refusal && explained ? refusalText(refusal, rules, labels, names) : '');
        info = {
          disabled: refusal !== null,
          marked: mark !== null,
          note: [...new Set([mark?.label, reason])].filter(Boolean).join(', '),
          className: mark?.className,
        };
        known.set(day, info);
      }
      return info;
    };
  }, [rules, highlight, names, start, labels]);
}
