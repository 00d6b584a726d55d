import { useState } from 'react';
import { readMoment } from '../core/codec';
import { type DateConstraints, dayViolation } from '../core/constraints';
import {
  addMonths,
  type Day,
  dayParts,
  FIRST_DAY,
  firstOfMonth,
  LAST_DAY,
  lastOfMonth,
  type MonthIndex,
  monthOf,
} from '../core/day';
import type { DateInput } from '../core/instant';
import type { DateViewProps } from '../value/date-props.types';
import type { DateContext } from '../value/use-date-context';
import type { DateValue } from '../value/use-date-kind';
import { clampDay } from './grid/grid-keys';
import { type MonthsLayout, placeMonth, revealDay, startMonths } from './grid/visible-months';
import type { Selection } from './use-selection';

const FIRST_YEAR = 1920;
/** More months than a screen holds would only stop the page. */
const MAX_MONTHS = 12;

export interface MonthOptions
  extends Pick<DateViewProps, 'onMonthChange' | 'defaultMonth' | 'numberOfMonths'> {
  readonly context: DateContext;
  readonly value: Pick<DateValue, 'value'>;
  readonly today: Day;
  readonly narrow: boolean;
  readonly isWaiting?: boolean | undefined;
}

export type Months = ReturnType<typeof useMonths>;

export function useMonths(
  props: MonthOptions,
  { draft, start, announce }: Pick<Selection, 'draft' | 'start' | 'announce'>,
) {
  const { context, today, isWaiting = false } = props;
  const { constraints, names } = context;
  const { value } = props.value;
  const range = constraints.mode === 'range';
  const usual = range ? 2 : 1;
  const asked = Math.max(1, Math.min(MAX_MONTHS, Math.floor(props.numberOfMonths ?? usual)));
  const count = props.narrow ? 1 : asked || usual;
  const layout: MonthsLayout = { count, split: range && count > 1 };
  const { day: min = FIRST_DAY } = constraints.min ?? {};
  const { day: max = LAST_DAY } = constraints.max ?? {};
  const [firstMonth, lastMonth] = [monthOf(min), monthOf(max)];

  const read = (date: DateInput | undefined): Day | null =>
    readMoment(date, context.codec)?.day ?? null;
  // Months after the last in which a day can be picked would only take the place of earlier ones.
  const firstShown = (wanted: MonthIndex) =>
    Math.min(wanted, Math.max(firstMonth, lastMonth - count + 1));
  const begin = () => {
    const picked = draft.from ?? value?.from.day ?? null;
    const wanted = monthOf(clampDay(picked ?? read(props.defaultMonth) ?? today, min, max));
    const first = firstShown(wanted);
    const last = picked === null || draft.to === null ? first : monthOf(draft.to);
    const focused = picked ?? firstDayToFocus(constraints, wanted, today);
    return { shown: startMonths(first, last, layout), focused, value, isWaiting };
  };
  const [kept, setState] = useState(begin);
  let state = kept.isWaiting && !isWaiting ? begin() : kept;
  if (state.shown.length !== count) {
    const first = firstShown(state.shown[0] ?? firstMonth);
    state = { ...state, shown: startMonths(first, 0, layout) };
  }
  if (state.value !== value) {
    state = { ...state, value };
    // A value that comes from outside is shown, as on opening.
    if (value && start === null) {
      const focused = value.from.day;
      state = { ...state, shown: revealDay(state.shown, focused, layout), focused };
    }
  }
  if (state !== kept) setState(state);
  const { shown } = state;

  const show = (next: readonly MonthIndex[], focused: Day) => {
    setState({ ...state, shown: next, focused });
    if (next.every((month, place) => month === shown[place])) return;
    const dates = next.map((month) => context.codec.zone.instant(firstOfMonth(month), 0));
    if (dates[0]) props.onMonthChange?.(dates[0], dates);
  };
  const say = (month: MonthIndex) => announce(names.monthYear(month));
  const focusDay = (day: Day) => {
    const focused = clampDay(day, min, max);
    show(revealDay(shown, focused, layout), focused);
    return focused;
  };
  const [first = 0] = shown;
  return {
    shown,
    split: layout.split,
    /** The first and the last month in which a day can lie. */
    first: firstMonth,
    last: lastMonth,
    minYear: constraints.min ? dayParts(min).year : FIRST_YEAR,
    maxYear: dayParts(constraints.max?.day ?? today).year,
    /** The day that Tab leads to. */
    tabbable: shown.includes(monthOf(state.focused))
      ? state.focused
      : clampDay(addMonths(state.focused, first - monthOf(state.focused)), min, max),
    place: (index: number, month: MonthIndex) => {
      show(placeMonth(shown, index, month, layout), state.focused);
      say(month);
    },
    step: (by: 1 | -1) => {
      const target = by > 0 ? (shown.at(-1) ?? first) + 1 : first - 1;
      // A month from outside of the limits can be left towards them.
      if ((target - (by > 0 ? lastMonth : firstMonth)) * by > 0) return;
      show(
        placeMonth(shown, 0, first + by, { ...layout, split: false }),
        addMonths(state.focused, by),
      );
      say(target);
    },
    focusDay,
    goTo: (date: DateInput) => {
      const day = read(date);
      if (day !== null) say(monthOf(focusDay(day)));
    },
  };
}

function firstDayToFocus(constraints: DateConstraints, month: MonthIndex, today: Day): Day {
  const [first, last] = [firstOfMonth(month), lastOfMonth(month)];
  const preferred = monthOf(today) === month ? today : first;
  if (!dayViolation(constraints, preferred)) return preferred;
  for (let day = first; day <= last; day += 1) if (!dayViolation(constraints, day)) return day;
  return preferred;
}
