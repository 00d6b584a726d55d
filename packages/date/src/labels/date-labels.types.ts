import type { InlineCalendarLabels } from '../calendar/inline-labels';
import type { ViolationType } from '../core/constraints';
import type { RangeFieldsLabels } from '../date-range-fields/range-fields-labels';
import type { DatesLabels } from '../dates-picker/dates-labels';
import type { PeriodLabels } from '../period-picker/period-labels';
import type { DateShortcutId } from '../shortcuts/date-shortcuts';
import type { TimeLabels } from '../time-input/time-labels';

/** Every text of the package; each can be replaced (CMP-5). */
export interface DateLabels
  extends CalendarLabels,
    InlineCalendarLabels,
    RangeFieldsLabels,
    DatesLabels,
    TimeLabels,
    PeriodLabels {}

/** The texts of calendars and of what opens them. */
export interface CalendarLabels {
  /** Name of the calendar button; the text of the value, `''` when empty. */
  openDate: (value: string) => string;
  /** The same for a range. */
  openRange: (value: string) => string;
  /** Name of the popup. */
  dateDialog: string;
  rangeDialog: string;
  /** Name of the button that empties the value. */
  clear: string;
  clearRange: string;
  previousMonth: string;
  nextMonth: string;
  month: string;
  year: string;
  weekNumber: string;
  /** The hint of an empty field, from its Unicode pattern: `dd/MM/y` gives "dd/mm/aaaa". */
  formatHint: (pattern: string) => string;
  /** Name of a week's row head. */
  week: (week: number) => string;
  apply: string;
  cancel: string;
  reset: string;
  /** The button that picks today. */
  goToday: string;
  /** Heading of the shortcuts. */
  shortcuts: string;
  /** Names of built-in shortcuts that differ from the Spanish ones. */
  shortcutNames: Partial<Record<DateShortcutId, string>>;
  time: string;
  startTime: string;
  endTime: string;
  hour: string;
  minute: string;
  second: string;
  period: string;
  /** Read with a day's name. */
  today: string;
  selected: string;
  rangeStart: string;
  rangeEnd: string;
  unavailable: string;
  /** The day count of a range (DAT-4). */
  days: (count: number) => string;
  /** The day count with its business days. */
  daysAndBusiness: (days: string, business: number) => string;
  /** Said when the start of a range is picked. */
  startPicked: (day: string) => string;
  /** Said when a range is whole. */
  rangePicked: (from: string, to: string, days: string) => string;
  /** What can't be read, and what to type instead. */
  unreadable: (example: string) => string;
  /** Name of the text field in the sheet of a small screen. */
  typeDate: string;
  /** The same for a range. */
  typeRange: string;
  /**
   * What is wrong with a day or a range. They are given the limit: a day, or a count of days; `locked`
   * is given the reason and, in a range, the day that is meant, each `''` where there is none;
   * `lockedTime` the reason and the time.
   */
  violations: Record<ViolationType, (limit: string, day: string) => string>;
}
