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
export { type DateInput, toDate } from './functions/to-date';
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
  type BuiltInDateShortcut,
  type DateShortcut,
  type DateShortcutId,
  dateShortcuts,
  type ShortcutRange,
} from './shortcuts/date-shortcuts';
