// biome-ignore-all lint/style/noExcessiveLinesPerFile: tables of texts and the dates that they mean
import { plainChars } from '@guadua/utils/internal';
import { format } from 'date-fns/format';
import { es } from 'date-fns/locale/es';
import { parse } from 'date-fns/parse';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownTime } from '../core/clock-time';
import { dateNames } from '../core/date-names';
import { formatIsoDay, parseIsoDay, toDay } from '../core/day';
import { localDate, localDay } from '../core/zone';
import { formatMoment, parseMoment } from './date-text';
import { type EntryContext, readTyped } from './lenient-date';
import { readTypedRange, readTypedStart } from './lenient-range';
import { readTypedTime } from './typed-time';

const names = dateNames('es-CO');
const day = (text: string) => parseIsoDay(text) ?? Number.NaN;
const context: EntryContext = {
  readTime: readTypedTime,
  pattern: 'dd/MM/y',
  names,
  today: day('2026-11-20'),
  min: null,
  max: null,
};
const read = (text: string, change: Partial<EntryContext> = {}) => {
  const typed = readTyped(text, { ...context, ...change });
  if (!typed) return null;
  return formatIsoDay(typed.day) + (typed.time === null ? '' : ` ${typed.time / 60}`);
};

describe('a text of a megabyte (TXC-8)', () => {
  // Read from each of them on, it would take minutes.
  it.each([' ', ',', ', ', '-', ' - ', '1 ', '1-', 'a '])('is no date: %j', (unit) => {
    const text = `5/3/26${unit.repeat(1_000_000 / unit.length)}x`;
    expect(readTyped(text, context)).toBeNull();
    expect(readTypedRange(text, context)).toBeNull();
    expect(readTypedStart(text, context)).toBeNull();
  });

  it('follows no pattern with two names either', () => {
    const text = `lunes${', 1 a'.repeat(200_000)}`;
    expect(parseMoment(text, 'EEEE, d MMMM y', names)).toBeNull();
  });
});

describe('formatMoment and parseMoment', () => {
  it.each([
    'dd/MM/y',
    'dd/MM/y, hh:mm a',
    'yyyy-MM-dd HH:mm',
    "d 'de' MMMM 'de' y",
    'd MMM yyyy',
    "EEEE d 'de' MMMM, h:mm a",
    'd/M/yy H:m',
    'dd/MM/y, hh:mm:ss a',
  ])('agree with date-fns on %s', (pattern) => {
    fc.assert(
      fc.property(
        fc.integer({ min: toDay(1920, 1, 1), max: toDay(2100, 12, 31) }),
        fc.integer({ min: 36_000, max: 86_399 }),
        (one, time) => {
          const date = localDate(one, time * 1000);
          const text = formatMoment({ day: one, time }, pattern, names);
          expect(text).toBe(format(date, pattern, { locale: es }));
          if (/yy(?!yy)|EEE/.test(pattern) && !pattern.includes('yyyy')) return;
          const typed = parseMoment(text, pattern, names);
          const expected = parse(text, pattern, date, { locale: es });
          expect(typed?.day).toBe(one);
          expect(localDay(expected)).toBe(one);
          const shown = shownTime(time, pattern.includes('s'));
          expect(typed?.time ?? 0).toBe(/[Hh]/.test(pattern) ? shown : 0);
        },
      ),
    );
  });

  it.each(['31/02/2026', '5/3/2026', '05/03/26', '05-03-2026', 'hola', '', '05/03/20266'])(
    'follow the pattern to the letter: %j is no dd/MM/y',
    (text) => {
      expect(parseMoment(text, 'dd/MM/y', names)).toBeNull();
    },
  );

  it.each([
    ['12:00 AM', 0],
    ['12:30 AM', 30],
    ['01:00 AM', 60],
    ['12:00 PM', 720],
    ['11:59 PM', 1439],
  ])('reads %s as minute %i', (text, minutes) => {
    expect(parseMoment(`05/03/2026, ${text}`, 'dd/MM/y, hh:mm a', names)?.time).toBe(minutes * 60);
    expect(formatMoment({ day: 0, time: minutes * 60 }, 'hh:mm a', names)).toBe(text);
  });

  it.each(['13:00 PM', '00:00 AM', '10:60 AM'])('rejects the time %s', (text) => {
    expect(parseMoment(`05/03/2026, ${text}`, 'dd/MM/y, hh:mm a', names)).toBeNull();
  });
});

describe('typed entry (DAT-8)', () => {
  it.each([
    ['05/03/2026', '2026-03-05'],
    ['5/3/26', '2026-03-05'],
    ['٥/٣/٢٠٢٦', '2026-03-05'],
    ['٠٥\u200f/٠٣\u200f/٢٠٢٦', '2026-03-05'],
    ['５/３/２６', '2026-03-05'],
    ['05-03-2026', '2026-03-05'],
    ['5.3.2026', '2026-03-05'],
    ['5 3 2026', '2026-03-05'],
    ['050326', '2026-03-05'],
    ['05032026', '2026-03-05'],
    ['5/3', '2026-03-05'],
    ['5/3/85', '1985-03-05'],
    ['5/3/46', '2046-03-05'],
    ['5/3/47', '1947-03-05'],
    ['5 mar 2026', '2026-03-05'],
    ['5 MAR. 2026', '2026-03-05'],
    ['5mar2026', '2026-03-05'],
    ['5-mar-2026', '2026-03-05'],
    ['5 de marzo de 2026', '2026-03-05'],
    ['5 de marzo del 2026', '2026-03-05'],
    ['5 marzo', '2026-03-05'],
    ['marzo 5, 2026', '2026-03-05'],
    ['3 sept 2026', '2026-09-03'],
    ['3 set 2026', '2026-09-03'],
    ['3 setiembre 2026', '2026-09-03'],
    ['vie 20/11/2026', '2026-11-20'],
    ['viernes, 20 de noviembre de 2026', '2026-11-20'],
    ['2026-03-05', '2026-03-05'],
    ['2026/3/5', '2026-03-05'],
    ['hoy', '2026-11-20'],
    ['Mañana', '2026-11-21'],
    ['manana', '2026-11-21'],
    ['pasado mañana', '2026-11-22'],
    ['AYER', '2026-11-19'],
    ['anteayer', '2026-11-18'],
    ['29/02/2028', '2028-02-29'],
    ['5/3/26 2:30 pm', '2026-03-05 870'],
    ['5/3/26, 14:30', '2026-03-05 870'],
    ['hoy 8 a. m.', '2026-11-20 480'],
    ['mañana a las 12:00 am', '2026-11-21 0'],
    ['5/3/26 12 m.', '2026-03-05 720'],
    ['5/3/26, 12:00 m.', '2026-03-05 720'],
    ['hoy al mediodía', '2026-11-20 720'],
    ['mañana 8 de la mañana', '2026-11-21 480'],
    ['5 de marzo de 2026 a las 3 y media de la tarde', '2026-03-05 930'],
    ['5 de marzo a la 1 de la tarde', '2026-03-05 780'],
    ['próximo lunes medianoche', '2026-11-23 0'],
    ['en 15 días a las 7 de la noche', '2026-12-05 1140'],
    ['2026-03-05 10:00 de la noche', '2026-03-05 1320'],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['20101231', '2010-12-31'],
    ['20111220', '2011-12-20'],
    ['19850305', '1985-03-05'],
    ['20240229', '2024-02-29'],
    ['99991231', '9999-12-31'],
    ['20102019', '2019-10-20'],
    ['31122010', '2010-12-31'],
    ['01021999', '1999-02-01'],
    ['20101231 14:30', '2010-12-31 870'],
    ['20230229', null],
    ['20100431', null],
    ['20100000', null],
    ['45451999', null],
  ])('reads the eight digits %s as the year that is meant', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('reads eight digits as the year that is meant where the format itself has no separators', () => {
    expect(read('20101231', { pattern: 'ddMMyyyy' })).toBe('2010-12-31');
    expect(read('31122010', { pattern: 'ddMMyyyy' })).toBe('2010-12-31');
    expect(read('31122010', { pattern: 'yyyyMMdd' })).toBe('2010-12-31');
  });

  it.each(['26-12-05', '05/12/26', '261205', '26. 12. 05', '26 - 12 - 05', '26/12-05', '26-5-05'])(
    'refuses %s where the format begins with a year of four digits: it has two readings',
    (text) => {
      expect(read(text, { pattern: 'yyyy-MM-dd' })).toBeNull();
      expect(read(text)).not.toBeNull();
    },
  );

  it.each(['27‑11‑2026', '２７／１１／２０２６', '27–11–2026', '2\u00ad7/11/2026'])(
    'reads the marks and digits of %s as those of a keyboard',
    (text) => {
      expect(read(text)).toBe('2026-11-27');
    },
  );

  it('reads eight digits with the month first where the format has it so', () => {
    const english = { pattern: 'MM/dd/y', names: dateNames('en-US') };
    expect(read('12312010', english)).toBe('2010-12-31');
    expect(read('20101231', english)).toBe('2010-12-31');
  });

  it.each([
    '31/02/2026',
    '29/02/2026',
    '99/99/9999',
    '32/1/2026',
    '1/13/2026',
    'hola',
    'abc',
    '',
    '   ',
    '5',
    '5 xyz 2026',
    '5 ma 2026',
    '5/3/2026 25:00',
    '5/3/2026 13:00 pm',
    '5/3/0',
    '5/3/12345',
    '0/0/0000',
    '01/01/0000',
    '<b>5/3/2026</b>',
  ])('reads no date in %j', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    ['en-US', '5 dec 2026', '2026-12-05'],
    ['en-US', '5 December', '2026-12-05'],
    ['en-US', '5 of', null],
    ['pt-BR', '5 dez 2026', '2026-12-05'],
    ['pt-BR', '5 de dezembro de 2026', '2026-12-05'],
    ['fr-FR', '5 déc. 2026', '2026-12-05'],
    ['de-DE', '5-Dez-26', '2026-12-05'],
  ])(
    'does not take the beginning of a month for the word "de": %s, %j',
    (locale, text, expected) => {
      expect(read(text, { names: dateNames(locale) })).toBe(expected);
    },
  );

  it('puts the month first where the format does', () => {
    expect(read('3/5/26', { pattern: 'MM/dd/y', names: dateNames('en-US') })).toBe('2026-03-05');
    expect(read('Mar 5, 2026', { pattern: 'MM/dd/y', names: dateNames('en-US') })).toBe(
      '2026-03-05',
    );
  });

  it('chooses the nearer century at its turn', () => {
    expect(read('1/1/05', { today: day('1999-06-01') })).toBe('2005-01-01');
  });

  it.each([
    ['05/03/2026 - 08/03/2026'],
    ['05/03/2026 – 08/03/2026'],
    ['05-03-2026 al 08-03-2026'],
    ['05/03/2026\t08/03/2026'],
    ['5 mar 2026 hasta 8 mar 2026'],
    ['5/3/26 a 8/3/26'],
    ['5/3/26-8/3/26'],
    ['05-03-26-08-03-26'],
  ])('reads the range %j', (text) => {
    const range = readTypedRange(text, context);
    expect(range?.map((typed) => formatIsoDay(typed.day))).toEqual(['2026-03-05', '2026-03-08']);
  });

  it.each([
    ['1 de mayo a las 3 pm a 2 de mayo a las 4:30 pm', '2026-05-01 900, 2026-05-02 990'],
    ['hoy a las 8 am - mañana a las 5 pm', '2026-11-20 480, 2026-11-21 1020'],
    ['1 de mayo a las 15h30', '2026-05-01 930, 2026-05-01 930'],
    ['daqui a 15 dias', '2026-12-05, 2026-12-05'],
    ['hoje a daqui a 15 dias', '2026-11-20, 2026-12-05'],
    ['hoy a fin de mes', '2026-11-20, 2026-11-30'],
    ['2026-03-05T08:00 – 8/3/26 5 pm', '2026-03-05 480, 2026-03-08 1020'],
  ])('reads %s, where a word between dates is one of theirs too', (text, expected) => {
    const shown = readTypedRange(text, context)?.map(
      (typed) => formatIsoDay(typed.day) + (typed.time === null ? '' : ` ${typed.time / 60}`),
    );
    expect(shown?.join(', ')).toBe(expected);
  });

  it.each(['5/3 - 10', '5/3 – 10', '5/3 \u2011 10', '5/3 \u2212 10', '5/3 a', 'a las 3'])(
    'reads no range in %j',
    (text) => {
      expect(readTypedRange(text, context)).toBeNull();
    },
  );

  it('reads one day as a range of itself, and nothing out of one and a half or three', () => {
    expect(readTypedRange('5/3/26', context)?.map((typed) => formatIsoDay(typed.day))).toEqual([
      '2026-03-05',
      '2026-03-05',
    ]);
    expect(readTypedRange('5/3/26 - ', context)).toBeNull();
    expect(readTypedRange('5/3/26 - 31/02/2026', context)).toBeNull();
    expect(readTypedRange('1/1/26 - 2/1/26 - 3/1/26', context)).toBeNull();
  });

  it('reads back every day it wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: toDay(1920, 1, 1), max: toDay(2100, 12, 31) }), (one) => {
        for (const text of [
          formatMoment({ day: one, time: 0 }, 'dd/MM/y', names),
          formatMoment({ day: one, time: 0 }, 'd-M-y', names),
          names.longDay(one),
          names.fullDay(one),
          formatIsoDay(one),
        ]) {
          expect(readTyped(text, context)?.day).toBe(one);
        }
      }),
    );
  });
});

describe('dateNames', () => {
  it.each(['fa-IR', 'th-TH', 'ar-SA'])('are those of the Gregorian calendar in %s', (locale) => {
    const { months, monthYear } = dateNames(locale);
    const inLatin = `${locale}-u-ca-gregory-nu-latn`;
    const january = new Date(Date.UTC(2026, 0));
    const options = { month: 'long', timeZone: 'UTC' } as const;
    expect(months[0]).toBe(january.toLocaleDateString(inLatin, options));
    expect(plainChars(monthYear(2026 * 12))).toContain('2026');
  });

  it('has Spanish names of its own and takes others from the engine', () => {
    expect(names.fullDay(day('2026-11-20'))).toBe('viernes, 20 de noviembre de 2026');
    expect(names.weekdaysShort).toEqual(['do', 'lu', 'ma', 'mi', 'ju', 'vi', 'sá']);
    expect(dateNames('en-US').fullDay(day('2026-11-20'))).toBe('Friday, November 20, 2026');
    expect(dateNames('pt-BR').monthYear(2026 * 12 + 10)).toBe('novembro de 2026');
    expect(dateNames('en-US').weekdays[0]).toBe('Sunday');
  });

  it('falls back to Spanish for an invalid language tag', () => {
    expect(dateNames('!!').months[0]).toBe('enero');
  });
});

describe('day or month first', () => {
  it.each([
    ['dd/MM/y', '5/11/26', '2026-11-05'],
    ['MM/dd/y', '5/11/26', '2026-05-11'],
    ['MM/dd', '5/11/26', '2026-05-11'],
    ['y-MM-dd', '5/11/26', '2026-11-05'],
    ['yyyy-MM-dd', '05112026', '2026-11-05'],
    ['yyyy-MM-dd', '2026/5/11', '2026-05-11'],
    // The end of the pattern itself.
    ['yyyy-MM-dd', '05-11', '2026-05-11'],
  ])('is decided by the pattern: %s, %s', (pattern, text, iso) => {
    expect(read(text, { pattern })).toBe(iso);
  });
});

describe('two digits of a year', () => {
  it.each([
    ['5/3/27', null, '2026-11-20', '1927-03-05'],
    ['5/3/46', null, '2026-11-20', '1946-03-05'],
    ['5/3/85', null, '2026-11-20', '1985-03-05'],
    ['5/3/26', null, '2026-11-20', '2026-03-05'],
    // A slip round today is refused, not moved by a hundred years.
    ['21/11/26', null, '2026-11-20', '2026-11-21'],
    ['5/11/26', '2026-11-06', null, '2026-11-05'],
    ['5/11/25', '2026-11-06', null, '2025-11-05'],
    ['5 de marzo de 30', null, '2026-11-20', '1930-03-05'],
    ['5/3/70', '2026-01-01', null, '2070-03-05'],
    ['5/3/27', null, null, '2027-03-05'],
    // Outside of the limits in any century: the usual one, so that the reason can be shown.
    ['5/3/27', '2030-01-01', '2030-12-31', '2027-03-05'],
    // A whole year is what it says.
    ['5/3/2027', null, '2026-11-20', '2027-03-05'],
  ])('%s from %s to %s is %s', (text, min, max, iso) => {
    expect(
      read(text, { min: min === null ? null : day(min), max: max === null ? null : day(max) }),
    ).toBe(iso);
  });
});

describe('words (DAT-8)', () => {
  // 20 November 2026 is a Friday.
  it.each([
    ['pasado mañana', '2026-11-22'],
    ['próximo lunes', '2026-11-23'],
    ['Próximo viernes', '2026-11-27'],
    ['el lunes que viene', '2026-11-23'],
    ['último viernes', '2026-11-13'],
    ['lunes pasado', '2026-11-16'],
    ['en 15 días', '2026-12-05'],
    ['dentro de 1 semana', '2026-11-27'],
    ['hace 2 meses', '2026-09-20'],
    ['en 1 año', '2027-11-20'],
    ['fin de mes', '2026-11-30'],
    ['1º de mayo', '2026-05-01'],
    ['1ro de mayo de 2027', '2027-05-01'],
    ['1° may 2027', '2027-05-01'],
    ['primero de mayo', '2026-05-01'],
    ['next monday', '2026-11-23'],
    ['last friday', '2026-11-13'],
    ['in 3 days', '2026-11-23'],
    ['2 weeks ago', '2026-11-06'],
    ['end of month', '2026-11-30'],
    ['may 1st, 2027', '2027-05-01'],
    ['próxima segunda-feira', '2026-11-23'],
    ['em 10 dias', '2026-11-30'],
    ['há 3 dias', '2026-11-17'],
    ['fim do mês', '2026-11-30'],
    ['próximo lunes 3 pm', '2026-11-23 900'],
  ])('%s is %s', (text, iso) => {
    expect(read(text)).toBe(iso);
  });

  it.each([
    'próximo mes',
    'en 15',
    'en 15 lunas',
    'en 9999 años',
    'próximo',
    'fin',
    '1º',
    'primero',
  ])('%s means nothing', (text) => {
    expect(read(text)).toBeNull();
  });

  it('keeps to the same day of the month, or its last, through months', () => {
    expect(read('en 1 mes', { today: day('2026-01-31') })).toBe('2026-02-28');
    expect(read('fin de mes', { today: day('2028-02-10') })).toBe('2028-02-29');
  });

  it('never takes today for the next or the last of its name', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.nat(6), (today, weekday) => {
        const name = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'][
          weekday
        ];
        const next = readTyped(`próximo ${name}`, { ...context, today })?.day ?? 0;
        const last = readTyped(`último ${name}`, { ...context, today })?.day ?? 0;
        expect([next - today >= 1, next - today <= 7, (next + 4) % 7 === weekday]).toEqual([
          true,
          true,
          true,
        ]);
        expect([
          today - last >= 1,
          today - last <= 7,
          next - last === 7 || next - last === 14,
        ]).toEqual([true, true, true]);
      }),
    );
  });
});
