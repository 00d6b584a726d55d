import { describe, expect, it } from 'vitest';
import { FIRST_DAY, LAST_DAY, parseIsoDay, weekday } from '../core/day';
import { readWords } from './date-words';

const FRIDAY = parseIsoDay('2026-11-20') ?? Number.NaN;

describe('days that are named by their distance (DAT-8)', () => {
  it.each([
    ['hace 5 dias', FIRST_DAY + 5, FIRST_DAY],
    ['hace 6 dias', FIRST_DAY + 5, null],
    ['en 5 dias', LAST_DAY - 5, LAST_DAY],
    ['en 6 dias', LAST_DAY - 5, null],
    ['2 semanas atras', FRIDAY, FRIDAY - 14],
    ['in 1 week', FRIDAY, FRIDAY + 7],
    ['daqui a 1 ano', FRIDAY, FRIDAY + 365],
    ['3 months ago', FRIDAY, FRIDAY - 92],
    ['en 2 siglos', FRIDAY, null],
    ['fin de mes', FRIDAY, FRIDAY + 10],
    ['hoy', FRIDAY, FRIDAY],
    ['nunca', FRIDAY, null],
  ])('%s, from %i, is %j', (text, today, day) => {
    expect(readWords(text, today)).toBe(day);
  });

  it.each(
    [
      ['domingo', 'sunday', 'domingo'],
      ['lunes', 'monday', 'segunda-feira'],
      ['martes', 'tuesday', 'terca-feira'],
      ['miercoles', 'wednesday', 'quarta'],
      ['jueves', 'thursday', 'quinta'],
      ['viernes', 'friday', 'sexta'],
      ['sabado', 'saturday', 'sabado'],
    ].map((names, day) => ({ names, day })),
  )(
    'the next and the last $names.0 lie from one to seven days away',
    ({ names: [spanish, english, portuguese], day }) => {
      for (let today = FRIDAY; today < FRIDAY + 7; today++) {
        const next = readWords(`proximo ${spanish}`, today) ?? Number.NaN;
        expect(weekday(next)).toBe(day);
        expect([1, 2, 3, 4, 5, 6, 7]).toContain(next - today);
        for (const text of [
          `el ${spanish} que viene`,
          `next ${english}`,
          `proxima ${portuguese}`,
        ]) {
          expect(readWords(text, today)).toBe(next);
        }
        const last = readWords(`ultimo ${spanish}`, today) ?? Number.NaN;
        expect(weekday(last)).toBe(day);
        expect([1, 2, 3, 4, 5, 6, 7]).toContain(today - last);
        for (const text of [`el ${spanish} pasado`, `last ${english}`, `${portuguese} passada`]) {
          expect(readWords(text, today)).toBe(last);
        }
      }
    },
  );

  it.each([
    [-2, ['anteayer', 'antier', 'anteontem']],
    [-1, ['ayer', 'yesterday', 'ontem']],
    [0, ['hoy', 'today', 'hoje']],
    [1, ['manana', 'tomorrow', 'amanha']],
    [2, ['pasado manana', 'depois de amanha']],
  ])('%i days from today has its words: %j', (distance, words) => {
    for (const word of words) expect(readWords(word, FRIDAY)).toBe(FRIDAY + distance);
  });

  it('no other word has a next one', () => {
    expect([readWords('proximo enero', FRIDAY), readWords('last pizza', FRIDAY)]).toEqual([
      ...[null, null],
    ]);
  });
});
