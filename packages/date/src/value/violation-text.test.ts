import { describe, expect, it } from 'vitest';
import { LAST_MINUTE, type TimeFormat } from '../core/clock-time';
import type { DateConstraints, Violation } from '../core/constraints';
import { dateNames } from '../core/date-names';
import { parseIsoDay } from '../core/day';
import { MAX_SCANNED_DAYS } from '../core/locked-days';
import { calendarLabelsEsCO } from '../labels/es-co';
import { violationText } from './violation-text';

const DAY = parseIsoDay('2026-11-20') ?? Number.NaN;
const RULES: DateConstraints = {
  mode: 'range',
  time: true,
  seconds: false,
  lockedTime: () => false,
  min: null,
  max: null,
  locked: { at: () => false, isAnyWithin: () => false },
  allowLocked: true,
  minDays: null,
  maxDays: null,
  forward: false,
  backward: false,
};
const CLOCK: TimeFormat = { hourCycle: 12, seconds: false };
const textOf = (
  violation: Violation,
  change: Partial<DateConstraints> = {},
  clock: TimeFormat | null = CLOCK,
) => {
  const constraints = { ...RULES, ...change };
  return violationText(
    violation,
    { constraints, names: dateNames('es-CO'), clock },
    calendarLabelsEsCO,
  );
};

describe('what is wrong with a date, as a sentence (DAT-5)', () => {
  it.each([
    [0, CLOCK, '20 de noviembre de 2026'],
    [60, CLOCK, '20 de noviembre de 2026, 12:01 AM'],
    [LAST_MINUTE - 60, CLOCK, '20 de noviembre de 2026, 11:58 PM'],
    [LAST_MINUTE, CLOCK, '20 de noviembre de 2026'],
    [60, null, '20 de noviembre de 2026'],
  ])('says the time of a limit where it is a part of its day: %i, by %j', (time, clock, text) => {
    const limit = { day: DAY, time };
    expect(textOf({ type: 'beforeMin' }, { min: limit }, clock)).toBe(
      `Elige una fecha desde el ${text}`,
    );
    expect(textOf({ type: 'afterMax' }, { max: limit }, clock)).toBe(
      `Elige una fecha hasta el ${text}`,
    );
  });

  it('says how long a range may be', () => {
    expect(textOf({ type: 'tooShort' }, { minDays: 3 })).toBe(
      'El rango debe tener al menos 3 días',
    );
    expect(textOf({ type: 'tooShort' })).toBe('El rango debe tener al menos 1 día');
    expect(textOf({ type: 'tooLong' }, { maxDays: 3 })).toBe('El rango puede tener máximo 3 días');
    expect(textOf({ type: 'tooLong' })).toBe(
      `El rango puede tener máximo ${MAX_SCANNED_DAYS} días`,
    );
  });

  it.each<[Violation, DateConstraints['mode'], string]>([
    [
      { type: 'locked', day: DAY, text: 'Feria' },
      'range',
      'El 20 de noviembre de 2026 no está disponible: Feria',
    ],
    [{ type: 'locked', day: DAY }, 'single', 'Esa fecha no está disponible'],
    [{ type: 'locked' }, 'range', 'Esa fecha no está disponible'],
    [
      { type: 'lockedTime', time: 43_200, text: 'Almuerzo' },
      'range',
      'La hora 12:00 PM no está disponible: Almuerzo',
    ],
    [{ type: 'lockedTime' }, 'single', 'La hora 12:00 AM no está disponible'],
    [{ type: 'backward' }, 'range', 'El fin no puede ser anterior al inicio'],
  ])('says which of two ends is locked, and why: %j of a %s', (violation, mode, text) => {
    expect(textOf(violation, { mode })).toBe(text);
  });
});
