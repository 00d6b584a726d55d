'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { endViolation, spanViolation } from '../core/constraints';
import type { Day } from '../core/day';
import { violationText } from '../value/violation-text';
import type { CalendarPanelProps } from './calendar-panel.types';
import type { DayInfo } from './grid/month-table';
import { createRangePreview, type DayPreview, type RangePreview } from './grid/range-preview';

/** Shows what picking a day would make, or why it can't be picked (DAT-4). */
export function useDayPreview(
  root: RefObject<HTMLElement | null>,
  { context, labels, model }: Pick<CalendarPanelProps, 'context' | 'labels' | 'model'>,
  describe: (day: Day) => DayInfo,
): RangePreview {
  const previewOf = useLatestCallback((day: Day): DayPreview => {
    const { constraints } = context;
    const { start, countText } = model;
    const { note } = describe(day);
    if (start === null) return { span: null, text: note };
    const violation = endViolation(constraints, start, day);
    if (violation) return { span: null, text: note || violationText(violation, context, labels) };
    const [from, to] = [Math.min(start, day), Math.max(start, day)];
    if (!constraints.allowLocked) {
      const ends = { from: { day: from, time: 0 }, to: { day: to, time: 0 } };
      const crossing = spanViolation({ ...constraints, time: false }, ends, start);
      if (crossing) return { span: null, text: violationText(crossing, context, labels) };
    }
    return { span: [from, to], text: [countText(from, to), note].filter(Boolean).join(' · ') };
  });
  const [preview] = useState(() => createRangePreview(() => root.current, previewOf));
  useLayoutEffect(preview.refresh);
  return preview;
}
