import { removeDiacritics } from '@guadua/utils';
import { type DateNames, dateNames } from '../core/date-names';
import {
  addMonths,
  type Day,
  FIRST_DAY,
  LAST_DAY,
  lastOfMonth,
  monthOf,
  weekday,
} from '../core/day';

/** Days from today. Spanish, English and Portuguese, without accents. */
const NEAR: Readonly<Record<string, number>> = {
  hoy: 0,
  manana: 1,
  'pasado manana': 2,
  ayer: -1,
  anteayer: -2,
  antier: -2,
  today: 0,
  tomorrow: 1,
  yesterday: -1,
  hoje: 0,
  amanha: 1,
  'depois de amanha': 2,
  ontem: -1,
  anteontem: -2,
};

/** The weekdays by their names, Sunday first; `-feira` is left out before. */
const WEEKDAYS: readonly (readonly string[])[] = [
  ['domingo', 'sunday'],
  ['lunes', 'monday', 'segunda'],
  ['martes', 'tuesday', 'terca'],
  ['miercoles', 'wednesday', 'quarta'],
  ['jueves', 'thursday', 'quinta'],
  ['viernes', 'friday', 'sexta'],
  ['sabado', 'saturday'],
];

const LATER = /^(?:en|dentro de|in|em|daqui a) (\d{1,4}) ([a-z]+)$/;
const EARLIER = /^(?:hace|ha) (\d{1,4}) ([a-z]+)$|^(\d{1,4}) ([a-z]+) (?:ago|atras)$/;
const NEXT =
  /^(?:el |a )?(?:proxim[oa]|next) ([a-z]+)$|^(?:el |a )?([a-z]+) (?:que viene|que vem|proxim[oa])$/;
const LAST = /^(?:el |a )?(?:ultim[oa]|last) ([a-z]+)$|^(?:el |a )?([a-z]+) (?:pasado|passad[oa])$/;
const END_OF_MONTH =
  /^(?:a )?(?:fin|fin de|final de|fim de|fim do|end of|end of the) (?:mes|month)$/;

/** Reads `mañana`, `próximo lunes`, `en 15 días`, `fin de mes` (DAT-8); "next" and "last" never mean today. */
export function readWords(text: string, today: Day): Day | null {
  const near = NEAR[text];
  if (near !== undefined) return today + near;
  if (END_OF_MONTH.test(text)) return lastOfMonth(monthOf(today));
  const later = LATER.exec(text);
  if (later) return shifted(today, Number(later[1]), later[2]);
  const earlier = EARLIER.exec(text);
  if (earlier) {
    const [, amount = earlier[3], unit = earlier[4]] = earlier;
    return shifted(today, -Number(amount), unit);
  }
  const plain = text.replace('-feira', '');
  const next = NEXT.exec(plain);
  if (next) return nextWeekday(today, next[1] ?? next[2], 1);
  const last = LAST.exec(plain);
  return last ? nextWeekday(today, last[1] ?? last[2], -1) : null;
}

/** 1 to 12 for a month's name or its beginning (three letters or more), Spanish in any locale, else 0. */
export function monthNamed(typed: string, names: DateNames): number {
  const name = fold(typed);
  if (/^sept?$|^set(?:iembre|embro)?$/.test(name)) return 9;
  const isName = (month: string) => {
    const whole = fold(month);
    return whole === name || (name.length > 2 && whole.startsWith(name));
  };
  const placeIn = ({ months, monthsShort }: DateNames) =>
    months.findIndex(isName) + 1 || monthsShort.findIndex(isName) + 1;
  return placeIn(names) || placeIn(dateNames('es'));
}

function fold(name: string): string {
  return removeDiacritics(name).toLowerCase();
}

function shifted(today: Day, amount: number, unit = ''): Day | null {
  if (/^(?:dias?|days?)$/.test(unit)) return inCalendar(today + amount);
  if (/^(?:semanas?|weeks?)$/.test(unit)) return inCalendar(today + 7 * amount);
  if (/^(?:mes|meses|months?)$/.test(unit)) return inCalendar(addMonths(today, amount));
  if (/^(?:anos?|years?)$/.test(unit)) return inCalendar(addMonths(today, 12 * amount));
  return null;
}

function nextWeekday(today: Day, name = '', direction: 1 | -1): Day | null {
  const wanted = WEEKDAYS.findIndex((names) => names.includes(name));
  if (wanted === -1) return null;
  // From 1 to 7, never 0: on a Monday the next one is in a week.
  const distance = (((wanted - weekday(today)) * direction + 13) % 7) + 1;
  return today + direction * distance;
}

function inCalendar(day: Day): Day | null {
  return day >= FIRST_DAY && day <= LAST_DAY ? day : null;
}
