export { Calendar } from './calendar/calendar';
export type { CalendarProps } from './calendar/calendar.types';
export { clock } from './clock/clock';
export type { ViolationType } from './core/constraints';
export {
  type BuiltInDateShortcut,
  type DateShortcut,
  type DateShortcutId,
  dateShortcuts,
  type ShortcutRange,
} from './core/date-shortcuts';
export type { DateInput } from './core/instant';
export type { DayOrRange } from './core/locked-days';
export type { TimeOrRange, TimeText } from './core/time-locks';
export { toDate } from './core/to-date';
export { DatePicker } from './date-picker/date-picker';
export type { DatePickerProps } from './date-picker/date-picker.types';
export { DateRangeFields } from './date-range-fields/date-range-fields';
export type { DateRangeFieldsProps } from './date-range-fields/date-range-fields.types';
export { DateRangePicker } from './date-range-picker/date-range-picker';
export type { DateRangePickerProps } from './date-range-picker/date-range-picker.types';
export { DatesPicker } from './dates-picker/dates-picker';
export type { DatesPickerProps } from './dates-picker/dates-picker.types';
export {
  type DateRangeOptions,
  type DateSpan,
  type DateSpanOptions,
  getDateRange,
  getMonth,
  getToday,
  getTomorrow,
  getWeek,
  getYear,
  getYesterday,
} from './functions/date-ranges';
export {
  type DateLocale,
  formatDate,
  parseDate,
  type TimeZoneOptions,
} from './functions/format-date';
export {
  add,
  type DateUnit,
  diff,
  type Inclusivity,
  isAfter,
  isBefore,
  isBetween,
  isSame,
  isSameOrAfter,
  isSameOrBefore,
  subtract,
  type UnitOptions,
} from './functions/units';
export {
  addBusinessDays,
  type BusinessDayOptions,
  businessDaysAhead,
  countBusinessDays,
  isBusinessDay,
} from './holidays/business-days';
export {
  colombianHolidays,
  type Holiday,
  isHoliday,
  nextHoliday,
} from './holidays/colombian-holidays';
export {
  businessDays,
  type HolidaysCoOptions,
  holidaysCo,
} from './holidays/date-plugins';
export { dateLabels } from './labels/date-labels';
export type {
  DateLabels,
  PeriodViolationType,
  TimeViolationType,
} from './labels/date-labels.types';
export { dateLabelsEnUS } from './labels/en-us';
export { dateLabelsEsCO } from './labels/es-co';
export { dateLabelsPtBR } from './labels/pt-br';
export type { PeriodPickerProps, PeriodRange, PeriodRejection } from './period-picker/period.types';
export { MonthPicker, QuarterPicker, WeekPicker, YearPicker } from './period-picker/period-pickers';
export { highlightDays } from './plugins/highlight-days';
export { RangeCalendar } from './range-calendar/range-calendar';
export type { RangeCalendarProps } from './range-calendar/range-calendar.types';
export {
  type TemporalClass,
  type TemporalLimits,
  type TemporalProps,
  type TemporalValue,
  temporalDate,
  temporalDates,
  temporalRange,
} from './temporal/temporal';
export { TimeInput } from './time-input/time-input';
export type { TimeInputProps, TimeRejection } from './time-input/time-input.types';
export type { CalendarActions, CalendarDay } from './value/calendar-content.types';
export type { Clock, ClockOptions } from './value/clock.types';
export type {
  DateChangeDetails,
  DateChangeReason,
  DateRangeValue,
  DateRejection,
  DateShortcutOption,
  RangeInput,
  RangeOf,
  Rejection,
  ValueBinding,
} from './value/date-props.types';
export type {
  DatePlugin,
  DatePluginFeatures,
  DatePluginOption,
  DayHighlight,
  HighlightedDay,
} from './value/plugins.types';
export { registerDatePlugin } from './value/registered-plugins';
