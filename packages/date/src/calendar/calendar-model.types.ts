import type { Day } from '../core/day';
import type { Months } from './use-months';
import type { Selection } from './use-selection';

export interface CalendarModel {
  readonly selection: Selection;
  readonly months: Months;
  /** The days of a picker for several days, which has no single day and no range. */
  readonly picked?: ReadonlySet<Day> | undefined;
}
