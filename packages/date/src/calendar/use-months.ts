'use client';

import { useState } from 'react';
import { readMoment, writeMoment } from '../core/codec';
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
import type { DateInput } from '../core/instant';
import type { DateViewProps } from '../value/date-props.types';
import type { DateContext } from '../value/use-date-context';
import type { DateValue } from '../value/use-date-value';
import { clampDay } from './grid/grid-keys';
import { type MonthsLayout, placeMonth, revealDay, startMonths } from './grid/visible-months';

const FIRST_YEAR = 1920;
/** More at once than a screen holds would only stop the page. */
const MAX_MONTHS = 12;

export interface MonthOptions
  extends Pick<DateViewProps, 'onMonthChange' | 'defaultMonth' | 'numberOfMonths'> {
  readonly context: DateContext;
  readonly value: Pick<DateValue, 'value'>;
  readonly today: Day;
  readonly narrow: boolean;
  readonly isWaiting?: boolean | undefined;
}

export interface Months {
  readonly shown: readonly MonthIndex[];
  readonly split: boolean;
  readonly first: MonthIndex | null;
  readonly last: MonthIndex | null;
  readonly minYear: number;
  readonly maxYear: number;
  readonly tabbableIn: (month: MonthIndex) => Day | null;
  readonly place: (index: number, month: MonthIndex) => void;
  readonly step: (by: 1 | -1) => void;
  readonly focusDay: (day: Day) => Day;
  readonly goTo: (date: DateInput) => void;
}

export function useMonths(
  props: MonthOptions,
  draft: Draft,
  isAwaitingEnd: boolean,
  announce: (text: string) => void,
): Months {
  const { context, today, isWaiting = false } = props;
  const { constraints, names } = context;
  const range = constraints.mode === 'range';
  const count = props.narrow ? 1 : within(props.numberOfMonths, 1, MAX_MONTHS, range ? 2 : 1);
  const layout: MonthsLayout = { count, split: range && count > 1 };
  const bounds = [constraints.min?.day ?? null, constraints.max?.day ?? null] as const;
  const firstMonth = constraints.min && monthOf(constraints.min.day);
  const lastMonth = constraints.max && monthOf(constraints.max.day);

  const read = (date: DateInput | undefined): Day | null =>
    (date === undefined ? null : readMoment(date, context.codec))?.day ?? null;
  const begin = () => {
    const picked = draft.from ?? props.value.value?.from.day ?? null;
    const anchor = clampDay(picked ?? read(props.defaultMonth) ?? today, ...bounds);
    const first = monthOf(anchor);
    const last = picked === null || draft.to === null ? first : monthOf(draft.to);
    const focused = picked ?? firstDayToFocus(constraints, first, today);
    return { shown: startMonths(first, last, layout), focused, isWaiting };
  };
  const [kept, setState] = useState(begin);
  const state = kept.isWaiting && !isWaiting ? begin() : kept;
  if (state !== kept) setState(state);

  let { shown } = state;
  if (shown.length !== count) {
    shown = startMonths(shown[0] ?? monthOf(today), 0, layout);
    setState({ ...state, shown });
  }
  // A value that comes from outside is shown, as on opening.
  const [followed, setFollowed] = useState(props.value.value);
  if (followed !== props.value.value) {
    setFollowed(props.value.value);
    if (props.value.value && !isAwaitingEnd) {
      const { from } = props.value.value;
      shown = [...revealDay(shown, from.day, layout)];
      setState({ shown, focused: from.day, isWaiting });
    }
  }

  const show = (next: readonly MonthIndex[], focused: Day) => {
    setState({ shown: [...next], focused, isWaiting });
    if (next.every((month, place) => month === shown[place])) return;
    const dates = next.map(
      (month) =>
        new Date(
          writeMoment({ day: firstOfMonth(month), time: 0 }, { ...context.codec, valueAs: 'date' }),
        ),
    );
    if (dates[0]) props.onMonthChange?.(dates[0], dates);
  };
  const say = (month: MonthIndex) => announce(names.monthYear((month % 12) + 1, yearOf(month)));
  const focus = (day: Day) => {
    const focused = clampDay(day, ...bounds);
    show(revealDay(shown, focused, layout), focused);
    return focused;
  };
  const visible = shown.includes(monthOf(state.focused));
  const tabbable = visible
    ? state.focused
    : clampDay(sameDayIn(shown[0] ?? 0, state.focused), ...bounds);
  return {
    shown,
    split: layout.split,
    first: firstMonth,
    last: lastMonth,
    minYear: constraints.min ? dayParts(constraints.min.day).year : FIRST_YEAR,
    maxYear: dayParts(constraints.max?.day ?? today).year,
    tabbableIn: (month) => (monthOf(tabbable) === month ? tabbable : null),
    place: (index, month) => {
      show(placeMonth(shown, index, month, layout), state.focused);
      say(month);
    },
    step: (by) => {
      const [first = 0] = shown;
      const last = shown.at(-1) ?? first;
      const target = by > 0 ? last + 1 : first - 1;
      // A month from outside of the limits can be left towards them.
      const limit = by > 0 ? lastMonth : firstMonth;
      if (limit !== null && (target - limit) * by > 0) return;
      show(
        placeMonth(shown, 0, first + by, { ...layout, split: false }),
        addMonths(state.focused, by),
      );
      say(target);
    },
    focusDay: focus,
    goTo: (date) => {
      const day = read(date);
      if (day !== null) say(monthOf(focus(day)));
    },
  };
}

function yearOf(month: MonthIndex): number {
  return Math.floor(month / 12);
}

function within(given: number | undefined, min: number, max: number, otherwise: number): number {
  const whole = Math.floor(given ?? otherwise);
  return Number.isNaN(whole) ? otherwise : Math.max(min, Math.min(max, whole));
}

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
