'use client';

import type { Day } from '../core/day';
import { type MonthOptions, type Months, useMonths } from './use-months';
import { type Selection, type SelectionOptions, useSelection } from './use-selection';

export interface CalendarOptions extends SelectionOptions, Omit<MonthOptions, 'value'> {}

export interface CalendarModel {
  readonly selection: Selection;
  readonly months: Months;
  /** Loose days, in place of a day or a range. */
  readonly picked?: ReadonlySet<Day> | undefined;
}

export function useCalendar(options: CalendarOptions): CalendarModel {
  const selection = useSelection(options);
  return { selection, months: useMonths(options, selection) };
}
