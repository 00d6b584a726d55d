// biome-ignore-all lint/style/noExcessiveLinesPerFile: a table, one entry for each shortcut
import {
  addMonths,
  type Day,
  dayParts,
  firstOfMonth,
  lastOfMonth,
  monthIndex,
  monthOf,
  startOfWeek,
} from '../core/day';
import { END_OF_DAY, localDate, localDay } from '../core/zone';
import { addBusinessDays } from '../holidays/business-days';

/** First and last day of a shortcut, as local dates. */
export interface ShortcutRange {
  from: Date;
  to: Date;
}

/** A range that is chosen with one click (DAT-9). */
export interface DateShortcut {
  /** Nombre de un acceso directo del paquete; los propios no lo necesitan. */
  readonly id?: string | undefined;
  /** Texto del botón. */
  readonly label: string;
  /** El rango según el día de hoy; recibe y da días locales. */
  readonly range: (today: Date) => ShortcutRange;
}

/** Names of the shortcuts that come with the package (DAT-9). */
export type DateShortcutId =
  | 'today'
  | 'yesterday'
  | 'actualWeek'
  | 'runningWeek'
  | 'lastWeek'
  | 'weekBack'
  | 'nextWeek'
  | 'weekNext'
  | 'actualMonth'
  | 'runningMonth'
  | 'lastMonth'
  | 'month1Back'
  | 'nextMonth'
  | 'month1Next'
  | 'actualTrimester'
  | 'runningTrimester'
  | 'lastTrimester'
  | 'month3Back'
  | 'nextTrimester'
  | 'month3Next'
  | 'actualSemester'
  | 'runningSemester'
  | 'lastSemester'
  | 'month6Back'
  | 'nextSemester'
  | 'month6Next'
  | 'actualYear'
  | 'runningYear'
  | 'lastYear'
  | 'month12Back'
  | 'nextYear'
  | 'month12Next'
  | 'actualFortnight'
  | 'lastFortnight'
  | 'actualBimester'
  | 'business5Next'
  | 'business15Next';

/** A shortcut of the package: it has a name, and some are shown by default. */
export interface BuiltInDateShortcut extends DateShortcut {
  readonly id: DateShortcutId;
  /** Shown by default. */
  readonly enabled: boolean;
}

/** Every shortcut of the package in its usual order (DAT-9). */
export const dateShortcuts: readonly BuiltInDateShortcut[] = [
  { id: 'today', label: 'Hoy', enabled: true, range: (today) => days(today, (day) => [day, day]) },
  {
    id: 'yesterday',
    label: 'Ayer',
    enabled: false,
    range: (today) => days(today, (day) => [day - 1, day - 1]),
  },
  {
    id: 'actualWeek',
    label: 'Semana actual',
    enabled: false,
    range: (today) => days(today, (day) => week(day, 0)),
  },
  {
    id: 'runningWeek',
    label: 'Semana corrida',
    enabled: false,
    range: (today) => days(today, (day) => [startOfWeek(day, 1), day]),
  },
  {
    id: 'lastWeek',
    label: 'Semana anterior',
    enabled: false,
    range: (today) => days(today, (day) => week(day, -1)),
  },
  {
    id: 'weekBack',
    label: '1 semana atrás',
    enabled: false,
    range: (today) => days(today, (day) => [day - 7, day]),
  },
  {
    id: 'nextWeek',
    label: 'Semana próxima',
    enabled: false,
    range: (today) => days(today, (day) => week(day, 1)),
  },
  {
    id: 'weekNext',
    label: '7 días adelante',
    enabled: false,
    range: (today) => days(today, (day) => [day, day + 7]),
  },
  { id: 'actualMonth', label: 'Mes actual', enabled: true, range: (today) => period(today, 1, 0) },
  { id: 'runningMonth', label: 'Mes corrido', enabled: false, range: (today) => running(today, 1) },
  {
    id: 'lastMonth',
    label: 'Mes anterior',
    enabled: false,
    range: (today) => period(today, 1, -1),
  },
  { id: 'month1Back', label: '1 mes atrás', enabled: false, range: (today) => back(today, 1) },
  { id: 'nextMonth', label: 'Mes próximo', enabled: false, range: (today) => period(today, 1, 1) },
  {
    id: 'month1Next',
    label: '1 mes adelante',
    enabled: false,
    range: (today) => monthsFrom(today, 1),
  },
  {
    id: 'actualTrimester',
    label: 'Trimestre actual',
    enabled: true,
    range: (today) => period(today, 3, 0),
  },
  {
    id: 'runningTrimester',
    label: 'Trimestre corrido',
    enabled: false,
    range: (today) => running(today, 3),
  },
  {
    id: 'lastTrimester',
    label: 'Trimestre anterior',
    enabled: false,
    range: (today) => period(today, 3, -1),
  },
  { id: 'month3Back', label: '3 meses atrás', enabled: false, range: (today) => back(today, 3) },
  {
    id: 'nextTrimester',
    label: 'Trimestre próximo',
    enabled: false,
    range: (today) => period(today, 3, 1),
  },
  {
    id: 'month3Next',
    label: '3 meses adelante',
    enabled: false,
    range: (today) => monthsFrom(today, 3),
  },
  {
    id: 'actualSemester',
    label: 'Semestre actual',
    enabled: false,
    range: (today) => period(today, 6, 0),
  },
  {
    id: 'runningSemester',
    label: 'Semestre corrido',
    enabled: false,
    range: (today) => running(today, 6),
  },
  {
    id: 'lastSemester',
    label: 'Semestre anterior',
    enabled: false,
    range: (today) => period(today, 6, -1),
  },
  { id: 'month6Back', label: '6 meses atrás', enabled: false, range: (today) => back(today, 6) },
  {
    id: 'nextSemester',
    label: 'Semestre próximo',
    enabled: false,
    range: (today) => period(today, 6, 1),
  },
  {
    id: 'month6Next',
    label: '6 meses adelante',
    enabled: false,
    range: (today) => monthsFrom(today, 6),
  },
  { id: 'actualYear', label: 'Año actual', enabled: true, range: (today) => period(today, 12, 0) },
  { id: 'runningYear', label: 'Año corrido', enabled: false, range: (today) => running(today, 12) },
  {
    id: 'lastYear',
    label: 'Año anterior',
    enabled: false,
    range: (today) => period(today, 12, -1),
  },
  { id: 'month12Back', label: '12 meses atrás', enabled: false, range: (today) => back(today, 12) },
  { id: 'nextYear', label: 'Año próximo', enabled: false, range: (today) => period(today, 12, 1) },
  {
    id: 'month12Next',
    label: '12 meses adelante',
    enabled: false,
    range: (today) => monthsFrom(today, 12),
  },
  {
    id: 'actualFortnight',
    label: 'Quincena actual',
    enabled: false,
    range: (today) => days(today, fortnight),
  },
  {
    id: 'lastFortnight',
    label: 'Quincena anterior',
    enabled: false,
    range: (today) => days(today, (day) => fortnight(fortnight(day)[0] - 1)),
  },
  {
    id: 'actualBimester',
    label: 'Bimestre actual',
    enabled: false,
    range: (today) => period(today, 2, 0),
  },
  {
    id: 'business5Next',
    label: '+5 días hábiles',
    enabled: false,
    range: (today) => businessDays(today, 5),
  },
  {
    id: 'business15Next',
    label: '+15 días hábiles',
    enabled: false,
    range: (today) => businessDays(today, 15),
  },
];

/** From 00:00:00.000 of the first day to 23:59:59.999 of the last. */
function days(today: Date, range: (day: Day) => [Day, Day]): ShortcutRange {
  const [from, to] = range(localDay(today));
  return { from: localDate(from), to: localDate(to, END_OF_DAY) };
}

function week(day: Day, shift: number): [Day, Day] {
  const monday = startOfWeek(day, 1) + shift * 7;
  return [monday, monday + 6];
}

/** First day of the period of so many months that a day lies in, counted from January. */
function startOfPeriod(day: Day, months: number): Day {
  const month = monthOf(day);
  return firstOfMonth(month - (((month % months) + months) % months));
}

/** The whole period round today, or one before or after it. */
function period(today: Date, months: number, shift: number): ShortcutRange {
  return days(today, (day) => {
    const first = addMonths(startOfPeriod(day, months), shift * months);
    return [first, addMonths(first, months) - 1];
  });
}

/** From the start of the period to today. */
function running(today: Date, months: number): ShortcutRange {
  return days(today, (day) => [startOfPeriod(day, months), day]);
}

/** From the same day so many months ago, clamped to its month, to today. */
function back(today: Date, months: number): ShortcutRange {
  return days(today, (day) => [addMonths(day, -months), day]);
}

/** From today to the same day in so many months, clamped to its month. */
function monthsFrom(today: Date, months: number): ShortcutRange {
  return days(today, (day) => [day, addMonths(day, months)]);
}

/** 1 to 15, or 16 to the end of the month. */
function fortnight(day: Day): [Day, Day] {
  const parts = dayParts(day);
  const month = monthIndex(parts.year, parts.month);
  const first = firstOfMonth(month);
  return parts.day <= 15 ? [first, first + 14] : [first + 15, lastOfMonth(month)];
}

/** From today to the business day that so many of them lie ahead. */
function businessDays(today: Date, amount: number): ShortcutRange {
  return days(today, (day) => [day, localDay(addBusinessDays(localDate(day, NOON), amount))]);
}

/** A time of day that no daylight saving skips. */
const NOON = 43_200_000;
