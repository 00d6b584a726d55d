import { localDay } from '../../shared/local-day';
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
  const moment = typeof date === 'string' ? readDay(date) : date;
  // An invalid date has no year, nor has what a caller without types may give.
  const year = moment?.getFullYear?.() ?? 0;
  if (!(year >= 1 && year <= 9999)) return null;
  const day = moment.getDate();
  const days =
    day === 1
      ? 'al primer (1) día'
      : `a los ${numberInWords(day, { beforeNoun: true })} (${day}) días`;
  const inYear = yearForm === 'words' ? `${numberInWords(year)} (${year})` : String(year);
  return `${days} del mes de ${MONTHS[moment.getMonth()]} de ${inYear}`;
}

function readDay(text: string): Date {
  const [, year = 0, month = 0, day = 0] =
    /^(\d{4})-(\d\d)-(\d\d)$/.exec(text.trim())?.map(Number) ?? [];
  return localDay(year, month, day);
}
