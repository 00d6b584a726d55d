import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateNames } from '../core/date-names';
import { toDay } from '../core/day';
import { formatMoment, parseMoment, readParts, unknownLetters } from './date-text';

const LOCALES = ['es-CO', 'en-US', 'pt-BR', 'fr-FR', 'de-DE', 'vi-VN', 'ja-JP'] as const;
const anyLocale = fc.constantFrom(...LOCALES);
const anyMoment = fc.record({
  day: fc.integer({ min: toDay(1, 1, 1), max: toDay(9999, 12, 31) }),
  time: fc.integer({ min: 0, max: 86_399 }),
});
/** One token of each part, in any order, between signs that belong to none. */
const anyPattern = fc
  .tuple(
    fc.constantFrom('y', 'yyyy'),
    fc.constantFrom('M', 'MM', 'MMM', 'MMMM'),
    fc.constantFrom('d', 'dd'),
    fc.constantFrom('H:m:s', 'HH:mm:ss', 'h:m:s a', 'hh:mm:ss a'),
  )
  .chain((tokens) => fc.shuffledSubarray(tokens, { minLength: 4 }))
  .chain((tokens) =>
    fc.constantFrom('/', '-', '.', ', ', " 'de' ", ' | ').map((between) => tokens.join(between)),
  );

describe('the patterns of dates (DTF-1)', () => {
  it('reads back each moment that it wrote, in each language', () => {
    fc.assert(
      fc.property(anyMoment, anyPattern, anyLocale, (moment, pattern, locale) => {
        const names = dateNames(locale);
        expect(parseMoment(formatMoment(moment, pattern, names), pattern, names)).toEqual(moment);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(LOCALES)('passes over the weekday of %s, also one of two words', (locale) => {
    const names = dateNames(locale);
    fc.assert(
      fc.property(anyMoment, fc.constantFrom('EEE', 'EEEE'), ({ day }, weekday) => {
        const pattern = `${weekday}, d MMMM y`;
        const text = formatMoment({ day, time: 0 }, pattern, names);
        expect(parseMoment(text, pattern, names)?.day).toBe(day);
      }),
    );
  });

  it('keeps any text in quotes as it stands', () => {
    const names = dateNames('es-CO');
    fc.assert(
      fc.property(anyMoment, fc.string({ unit: 'grapheme' }), ({ day }, text) => {
        const quoted = text === '' ? '' : `'${text.replaceAll("'", "''")}'`;
        const pattern = `dd${quoted}MM${quoted}yyyy`;
        const written = formatMoment({ day, time: 0 }, pattern, names);
        expect(written.slice(2, 2 + text.length)).toBe(text);
        expect(parseMoment(written, pattern, names)?.day).toBe(day);
      }),
    );
  });

  it.each(LOCALES)('reads the months of %s with and without accents, in capitals too', (locale) => {
    const names = dateNames(locale);
    for (const [place, name] of names.months.entries()) {
      const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
      for (const text of [name, plain, name.toUpperCase(), plain.toUpperCase()]) {
        expect(readParts(`5 ${text}`, 'd MMMM', names)).toMatchObject({ month: place + 1 });
      }
    }
  });

  it.each([
    '8:30 PM',
    '8:30 pm',
    '8:30 p. m.',
    '8:30 p.m.',
    '08:30 P. M.',
    '8:30\u00a0p.\u00a0m.',
    '8:30\u202fPM',
  ])('reads the half of the day in %s', (text) => {
    const { time } = readParts(text, 'h:mm a', dateNames('es-CO')) ?? {};
    expect(time).toBe((20 * 60 + 30) * 60);
  });

  it.each([
    ['12:00 AM', 0],
    ['12:00 PM', 12],
    ['12:59 a. m.', 0],
    ['0:30 AM', null],
    ['13:00 PM', null],
  ])('takes %s as an hour of twelve', (text, hour) => {
    const parts = readParts(text, 'h:mm a', dateNames('es-CO'));
    expect(parts && Math.floor((parts.time ?? 0) / 3600)).toBe(hour);
  });

  it('reads an hour of twenty-four whatever its half of the day is said to be', () => {
    const names = dateNames('es-CO');
    const moment = { day: toDay(2026, 3, 5), time: 14 * 3600 };
    const pattern = 'dd/MM/y HH:mm a';
    expect(parseMoment(formatMoment(moment, pattern, names), pattern, names)).toEqual(moment);
  });

  it('takes a pattern that has a part twice', () => {
    const names = dateNames('es-CO');
    expect(parseMoment('5 marzo 2026 (03)', 'd MMMM y (MM)', names)?.day).toBe(toDay(2026, 3, 5));
  });

  it.each([
    ['29/02/2024', true],
    ['29/02/2000', true],
    ['29/02/1900', false],
    ['29/02/2026', false],
    ['31/04/2026', false],
    ['00/01/2026', false],
    ['01/13/2026', false],
  ])('knows whether %s exists', (text, exists) => {
    expect(parseMoment(text, 'dd/MM/y', dateNames('es-CO')) !== null).toBe(exists);
  });

  it('leaves a year of two digits to who knows which century is meant', () => {
    const names = dateNames('es-CO');
    expect(readParts('05/03/26', 'dd/MM/yy', names)).toMatchObject({ year: '26' });
    expect(parseMoment('05/03/26', 'dd/MM/yy', names)).toBeNull();
  });

  it('takes the name of a month for a number only where it is one', () => {
    const names = dateNames('es-CO');
    expect(readParts('5 0x3 2026', 'd MMM y', names)?.month).toBe(0);
    expect(readParts('5 11月 2026', 'd MMMM y', dateNames('ja-JP'))?.month).toBe(11);
  });

  it.each([
    ['dd/MM/yyy', 'yyy'],
    ['ddd d', 'ddd'],
    ['MMMMM', 'MMMMM'],
    ['EE', 'EE'],
    ['aaa', 'aaa'],
    ['mM', undefined],
    ["d 'de' MMMM", undefined],
  ])('says what of %s is no token', (pattern, unknown) => {
    expect(unknownLetters(pattern)).toBe(unknown);
  });
});

it('writes each part by its token', () => {
  const moment = { day: toDay(45, 2, 3), time: (0 * 60 + 5) * 60 + 9 };
  const names = dateNames('es-CO');
  const write = (pattern: string) => formatMoment(moment, pattern, names);
  expect(write('y yy yyyy')).toBe('0045 45 0045');
  expect(write('H HH h hh m mm s ss a')).toBe('0 00 12 12 5 05 9 09 AM');
  expect(write("'o''clock' ''")).toBe("o'clock '");
});
