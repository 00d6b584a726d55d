import { addMonths, type Day, firstOfMonth, lastOfMonth, monthOf, startOfWeek } from './day';
import { endOfDay, localDate, localDay } from './zone';

/** El primer y el último día de un acceso directo, como fechas locales. */
export interface ShortcutRange {
  from: Date;
  to: Date;
}

/** Un rango que se elige con un clic. */
export interface DateShortcut {
  /** Nombre de un acceso directo del paquete; los propios no lo necesitan. */
  readonly id?: string | undefined;
  /** Texto del botón. */
  readonly label: string;
  /** El rango según el día de hoy; recibe y da días locales. */
  readonly range: (today: Date) => ShortcutRange;
}

/** Los nombres de los accesos directos del paquete. */
export type DateShortcutId =
  | 'today'
  | 'yesterday'
  | 'weekBack'
  | 'weekNext'
  | `${'actual' | 'running' | 'last' | 'next'}${'Week' | 'Month' | 'Trimester' | 'Semester' | 'Year'}`
  | `month${1 | 3 | 6 | 12}${'Back' | 'Next'}`
  | 'actualFortnight'
  | 'lastFortnight'
  | 'actualBimester';

/** Un acceso directo del paquete: tiene un nombre, y algunos se muestran sin pedirlos. */
export interface BuiltInDateShortcut extends DateShortcut {
  readonly id: DateShortcutId;
  readonly enabled: boolean;
}

type Days = (today: Day) => readonly [Day, Day];

const week =
  (shift: number): Days =>
  (today) => {
    const monday = startOfWeek(today, 1) + shift * 7;
    return [monday, monday + 6];
  };

function startOfPeriod(day: Day, months: number): Day {
  const month = monthOf(day);
  return firstOfMonth(month - (((month % months) + months) % months));
}

const period =
  (months: number, shift: number): Days =>
  (today) => {
    const first = addMonths(startOfPeriod(today, months), shift * months);
    return [first, addMonths(first, months) - 1];
  };

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

type Row = readonly [id: DateShortcutId, label: string, days: Days];

const PERIODS = [
  ['Month', 1, 'Mes', '1 mes'],
  ['Trimester', 3, 'Trimestre', '3 meses'],
  ['Semester', 6, 'Semestre', '6 meses'],
  ['Year', 12, 'Año', '12 meses'],
] as const;

const SHORTCUTS: readonly Row[] = [
  ['today', 'Hoy', (today) => [today, today]],
  ['yesterday', 'Ayer', yesterday],
  ['actualWeek', 'Semana actual', week(0)],
  ['runningWeek', 'Semana corrida', (today) => [startOfWeek(today, 1), today]],
  ['lastWeek', 'Semana anterior', week(-1)],
  ['weekBack', '1 semana atrás', (today) => [today - 7, today]],
  ['nextWeek', 'Semana próxima', week(1)],
  ['weekNext', '7 días adelante', (today) => [today, today + 7]],
  // Months back and ahead are clamped: 31 March less a month is 28 February.
  .../* @__PURE__ */ PERIODS.flatMap(([name, months, label, span]): readonly Row[] => [
    [`actual${name}`, `${label} actual`, period(months, 0)],
    [`running${name}`, `${label} corrido`, (today) => [startOfPeriod(today, months), today]],
    [`last${name}`, `${label} anterior`, period(months, -1)],
    [`month${months}Back`, `${span} atrás`, (today) => [addMonths(today, -months), today]],
    [`next${name}`, `${label} próximo`, period(months, 1)],
    [`month${months}Next`, `${span} adelante`, (today) => [today, addMonths(today, months)]],
  ]),
  ['actualFortnight', 'Quincena actual', fortnight],
  ['lastFortnight', 'Quincena anterior', (today) => fortnight(fortnight(today)[0] - 1)],
  ['actualBimester', 'Bimestre actual', period(2, 0)],
];

const SHOWN: readonly DateShortcutId[] = ['today', 'actualMonth', 'actualTrimester', 'actualYear'];

/** Los accesos directos del paquete, en su orden. */
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
