import { numberInWords } from '../amount-in-words/number-in-words';
import type { DateInWordsOptions } from './date-in-words.types';

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/**
 * Un día como se escribe en contratos y escrituras: `a los veintidós (22) días del mes de noviembre de 2026`. Es
 * `null` lo que no es un día de los años 1 a 9999.
 * @param date Un `Date`, del que cuenta el día local, o un texto como `2026-11-22`.
 * @example dateInWords('2026-11-22') // 'a los veintidós (22) días del mes de noviembre de 2026'
 */
export function dateInWords(
  date: Date | string,
  { year: yearForm = 'digits' }: DateInWordsOptions = {},
): string | null {
  const parts = typeof date === 'string' ? readIsoDay(date) : readLocalDay(date);
  if (parts === null) return null;
  const { year, month, day } = parts;
  const days =
    day === 1
      ? 'al primer (1) día'
      : `a los ${numberInWords(day, { beforeNoun: true })} (${day}) días`;
  const inYear = yearForm === 'words' ? `${numberInWords(year)} (${year})` : String(year);
  return `${days} del mes de ${MONTHS[month - 1]} de ${inYear}`;
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function readIsoDay(text: string): Day | null {
  const [, year = 0, month = 0, day = 0] =
    /^(\d{4})-(\d\d)-(\d\d)$/.exec(text.trim())?.map(Number) ?? [];
  if (year === 0 || month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) return null;
  return { year, month, day };
}

function readLocalDay(date: Date): Day | null {
  if (!isDate(date)) return null;
  const year = date.getFullYear();
  // An invalid date has no year at all.
  if (!(year >= 1 && year <= 9999)) return null;
  return { year, month: date.getMonth() + 1, day: date.getDate() };
}

function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** A date of another frame is no instance of this one's `Date`. */
function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]';
}
