'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useState } from 'react';
import { readMoment } from '../core/codec';
import { type DateConstraints, dayViolation } from '../core/constraints';
import {
  addMonths,
  type Day,
  dayParts,
  firstOfMonth,
  lastOfMonth,
  type MonthIndex,
  monthOf,
} from '../core/day';
import type { Draft } from '../core/draft';
import { clampDay } from '../grid/grid-keys';
import { type MonthsLayout, placeMonth, revealDay, startMonths } from '../grid/visible-months';
import type { DateViewProps } from '../value/date-props.types';
import type { DateContext } from '../value/use-date-context';
import type { DateValue } from '../value/use-date-value';

const FIRST_YEAR = 1920;

/** What `useMonths` is given. */
export interface MonthOptions
  extends Pick<
    DateViewProps,
    'defaultMonth' | 'scrollToDate' | 'minYear' | 'maxYear' | 'numberOfMonths' | 'splitView'
  > {
  readonly context: DateContext;
  readonly value: DateValue;
  readonly today: Day;
  /** One month at a time, whatever was asked. */
  readonly narrow: boolean;
}

/** The visible months, and the day that the keyboard is on. */
export interface Months {
  readonly shown: readonly MonthIndex[];
  readonly split: boolean;
  /** First and last month that can be reached. */
  readonly first: MonthIndex | null;
  readonly last: MonthIndex | null;
  readonly minYear: number;
  readonly maxYear: number;
  /** The day in the tab order, if it lies in this month. */
  readonly tabbableIn: (month: MonthIndex) => Day | null;
  /** Puts a month in a place. */
  readonly place: (index: number, month: MonthIndex) => void;
  /** Moves all months on or back. */
  readonly step: (by: 1 | -1) => void;
  /** Makes a day the keyboard's, within the limits, and brings it into view. */
  readonly focusDay: (day: Day) => Day;
}

/**
 * Which months are shown, and how they move (DAT-6).
 *
 * @param announce Says a month that was reached by a button or list.
 */
export function useMonths(
  props: MonthOptions,
  draft: Draft,
  isAwaitingEnd: boolean,
  announce: (text: string) => void,
): Months {
  const { context, today, scrollToDate = true } = props;
  const { constraints, names } = context;
  const range = constraints.mode === 'range';
  const count = props.narrow ? 1 : Math.max(1, Math.floor(props.numberOfMonths ?? (range ? 2 : 1)));
  const layout: MonthsLayout = { count, split: (props.splitView ?? range) && count > 1 };
  const bounds = [constraints.min?.day ?? null, constraints.max?.day ?? null] as const;

  const begin = () => {
    const picked = scrollToDate ? draft.from : null;
    const asked =
      props.defaultMonth === undefined ? null : readMoment(props.defaultMonth, context.codec);
    const anchor = clampDay(picked ?? asked?.day ?? today, ...bounds);
    const first = monthOf(anchor);
    const last = picked === null || draft.to === null ? first : monthOf(draft.to);
    const focused = picked ?? firstDayToFocus(constraints, first, today);
    return { shown: startMonths(first, last, layout), focused };
  };
  const [state, setState] = useState(begin);

  let { shown } = state;
  if (shown.length !== count) {
    shown = startMonths(shown[0] ?? monthOf(today), 0, layout);
    setState({ ...state, shown });
  }
  // A value that comes from outside is shown, as on opening.
  const [followed, setFollowed] = useState(props.value.span);
  if (followed !== props.value.span) {
    setFollowed(props.value.span);
    if (props.value.span && !isAwaitingEnd && scrollToDate) {
      const { from } = props.value.span;
      shown = [...revealDay(shown, from.day, layout)];
      setState({ shown, focused: from.day });
    }
  }

  const focus = useLatestCallback((day: Day) => {
    const focused = clampDay(day, ...bounds);
    setState({ shown: [...revealDay(shown, focused, layout)], focused });
    return focused;
  });
  const visible = shown.includes(monthOf(state.focused));
  const tabbable = visible
    ? state.focused
    : clampDay(sameDayIn(shown[0] ?? 0, state.focused), ...bounds);
  return {
    shown,
    split: layout.split,
    first: constraints.min ? monthOf(constraints.min.day) : null,
    last: constraints.max ? monthOf(constraints.max.day) : null,
    minYear: props.minYear ?? (constraints.min ? dayParts(constraints.min.day).year : FIRST_YEAR),
    maxYear: props.maxYear ?? dayParts(constraints.max?.day ?? today).year,
    tabbableIn: (month) => (monthOf(tabbable) === month ? tabbable : null),
    place: useLatestCallback((index: number, month: MonthIndex) => {
      const next = placeMonth(shown, index, month, layout);
      setState({ shown: next, focused: state.focused });
      announce(names.monthYear((month % 12) + 1, Math.floor(month / 12)));
    }),
    step: useLatestCallback((by: 1 | -1) => {
      const [first = 0] = shown;
      const last = shown.at(-1) ?? first;
      const target = by > 0 ? last + 1 : first - 1;
      const edge = by > 0 ? firstOfMonth(target) : lastOfMonth(target);
      if (clampDay(edge, ...bounds) !== edge) return;
      setState({
        shown: placeMonth(shown, 0, first + by, { ...layout, split: false }),
        focused: addMonths(state.focused, by),
      });
      announce(names.monthYear((target % 12) + 1, Math.floor(target / 12)));
    }),
    focusDay: focus,
  };
}

/** Today, if it can be picked, else the first day of the month that can (DAT-13). */
function firstDayToFocus(constraints: DateConstraints, month: MonthIndex, today: Day): Day {
  const [first, last] = [firstOfMonth(month), lastOfMonth(month)];
  const preferred = monthOf(today) === month ? today : first;
  if (!dayViolation(constraints, preferred)) return preferred;
  for (let day = first; day <= last; day += 1) if (!dayViolation(constraints, day)) return day;
  return preferred;
}

function sameDayIn(month: MonthIndex, day: Day): Day {
  return addMonths(day, month - monthOf(day));
}
