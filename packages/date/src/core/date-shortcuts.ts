import { addMonths, type Day, firstOfMonth, lastOfMonth, monthOf, startOfWeek } from './day';
import { endOfDay, localDate, localDay } from './zone';

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
  | 'actualBimester';

/** A shortcut of the package: it has a name, and some are shown by default. */
export interface BuiltInDateShortcut extends DateShortcut {
  readonly id: DateShortcutId;
  /** Shown by default. */
  readonly enabled: boolean;
}

/** First and last day of a shortcut, by the day that counts as today. */
type Days = (today: Day) => readonly [Day, Day];

const week =
  (shift: number): Days =>
  (today) => {
    const monday = startOfWeek(today, 1) + shift * 7;
    return [monday, monday + 6];
  };

/** First day of the period of so many months that a day lies in, counted from January. */
function startOfPeriod(day: Day, months: number): Day {
  const month = monthOf(day);
  return firstOfMonth(month - (((month % months) + months) % months));
}

/** The whole period round today, or one before or after it. */
const period =
  (months: number, shift: number): Days =>
  (today) => {
    const first = addMonths(startOfPeriod(today, months), shift * months);
    return [first, addMonths(first, months) - 1];
  };

/** From the start of the period to today. */
const running =
  (months: number): Days =>
  (today) => [startOfPeriod(today, months), today];

/** From the same day so many months ago, clamped to its month, to today. */
const back =
  (months: number): Days =>
  (today) => [addMonths(today, -months), today];

/** From today to the same day in so many months, clamped to its month. */
const ahead =
  (months: number): Days =>
  (today) => [today, addMonths(today, months)];

/** 1 to 15, or 16 to the end of the month. */
const fortnight: Days = (today) => {
  const month = monthOf(today);
  const first = firstOfMonth(month);
  return today < first + 15 ? [first, first + 14] : [first + 15, lastOfMonth(month)];
};

/** The day that ended last: a zone may have left one out. */
const yesterday: Days = (today) => {
  const day = localDay(endOfDay(today - 1));
  return [day, day];
};

/** Names, texts and days of all shortcuts in their usual order. */
const SHORTCUTS: readonly (readonly [DateShortcutId, string, Days])[] = [
  ['today', 'Hoy', (today) => [today, today]],
  ['yesterday', 'Ayer', yesterday],
  ['actualWeek', 'Semana actual', week(0)],
  ['runningWeek', 'Semana corrida', (today) => [startOfWeek(today, 1), today]],
  ['lastWeek', 'Semana anterior', week(-1)],
  ['weekBack', '1 semana atrás', (today) => [today - 7, today]],
  ['nextWeek', 'Semana próxima', week(1)],
  ['weekNext', '7 días adelante', (today) => [today, today + 7]],
  ['actualMonth', 'Mes actual', period(1, 0)],
  ['runningMonth', 'Mes corrido', running(1)],
  ['lastMonth', 'Mes anterior', period(1, -1)],
  ['month1Back', '1 mes atrás', back(1)],
  ['nextMonth', 'Mes próximo', period(1, 1)],
  ['month1Next', '1 mes adelante', ahead(1)],
  ['actualTrimester', 'Trimestre actual', period(3, 0)],
  ['runningTrimester', 'Trimestre corrido', running(3)],
  ['lastTrimester', 'Trimestre anterior', period(3, -1)],
  ['month3Back', '3 meses atrás', back(3)],
  ['nextTrimester', 'Trimestre próximo', period(3, 1)],
  ['month3Next', '3 meses adelante', ahead(3)],
  ['actualSemester', 'Semestre actual', period(6, 0)],
  ['runningSemester', 'Semestre corrido', running(6)],
  ['lastSemester', 'Semestre anterior', period(6, -1)],
  ['month6Back', '6 meses atrás', back(6)],
  ['nextSemester', 'Semestre próximo', period(6, 1)],
  ['month6Next', '6 meses adelante', ahead(6)],
  ['actualYear', 'Año actual', period(12, 0)],
  ['runningYear', 'Año corrido', running(12)],
  ['lastYear', 'Año anterior', period(12, -1)],
  ['month12Back', '12 meses atrás', back(12)],
  ['nextYear', 'Año próximo', period(12, 1)],
  ['month12Next', '12 meses adelante', ahead(12)],
  ['actualFortnight', 'Quincena actual', fortnight],
  ['lastFortnight', 'Quincena anterior', (today) => fortnight(fortnight(today)[0] - 1)],
  ['actualBimester', 'Bimestre actual', period(2, 0)],
];

const SHOWN: readonly DateShortcutId[] = ['today', 'actualMonth', 'actualTrimester', 'actualYear'];

/** Every shortcut of the package in its usual order (DAT-9). */
export const dateShortcuts: readonly BuiltInDateShortcut[] = /* @__PURE__ */ SHORTCUTS.map(
  ([id, label, days]) => ({
    id,
    label,
    enabled: SHOWN.includes(id),
    // From 00:00:00.000 of the first day to 23:59:59.999 of the last.
    range: (today) => {
      const [from, to] = days(localDay(today));
      return { from: localDate(from), to: endOfDay(to) };
    },
  }),
);
