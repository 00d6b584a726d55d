'use client';

import { useMemo, useState } from 'react';
import type { CalendarModel } from '../calendar/calendar-model.types';
import { type MonthOptions, useMonths } from '../calendar/use-months';
import type { Violation } from '../core/constraints';
import type { Day } from '../core/day';
import { draftOf } from '../core/draft';
import type { DatesLabels } from '../labels/date-labels.types';
import type { DateChangeReason } from '../value/date-props.types';
import { type Days, toggleDay } from './days';

export interface DaysCalendarOptions extends Omit<MonthOptions, 'value'> {
  readonly days: Days;
  readonly words: DatesLabels;
  readonly judge: (days: Days) => Violation | null;
  readonly messageOf: (violation: Violation) => string;
  /** A text that can't be taken, typed or stored, is shown as such, and must not vanish below a picked day. */
  readonly isBlocked: () => boolean;
  readonly commit: (days: Days, reason: DateChangeReason) => void;
  readonly onRefused: (days: Days, violation: Violation) => void;
}

export function useDaysCalendar(options: DaysCalendarOptions): CalendarModel {
  const { days, words, context } = options;
  const [announcement, announce] = useState('');
  const [refused, setRefused] = useState<{ violation: Violation; by: string } | null>(null);
  const picked = useMemo(() => new Set(days), [days]);
  const first = days[0];
  const start = first === undefined ? null : { day: first, time: 0 };
  const draft = { ...draftOf(start && { from: start, to: start }, { from: 0, to: 0 }), to: null };
  const months = useMonths({ ...options, value: NO_SPAN }, { draft, start: null, announce });

  const change = (next: Days, day: Day, reason: DateChangeReason) => {
    if (options.isBlocked()) return;
    // A day that is taken away is never refused: that is how too many become fewer.
    const violation = next.length > days.length ? options.judge(next) : null;
    setRefused(violation && { violation, by: days.join() });
    if (violation) {
      announce(options.messageOf(violation));
      options.onRefused(next, violation);
      return;
    }
    const say = next.length > days.length ? words.added : words.removed;
    announce(say(context.names.longDay(day), words.picked(next.length)));
    options.commit(next, reason);
  };
  return {
    months,
    picked,
    selection: {
      draft,
      start: null,
      autoApply: true,
      countText: () => '',
      message: refused && refused.by === days.join() ? options.messageOf(refused.violation) : '',
      announcement,
      canApply: false,
      announce,
      pick: (day) => change(toggleDay(days, day), day, 'select'),
      choose: ({ from: { day } }, reason) => {
        if (!picked.has(day)) change(toggleDay(days, day), day, reason);
      },
      cancel: () => setRefused(null),
      dropStart: () => false,
      setTime: ignore,
      apply: ignore,
    },
  };
}

/** The months follow no value: every change comes from the person who is looking at them. */
const NO_SPAN = { value: null };

function ignore(): void {}
