import { describe, expect, it } from 'vitest';
import {
  countDays,
  type DateConstraints,
  dayViolation,
  endViolation,
  longestRange,
  spanViolation,
} from './constraints';
import { MAX_SCANNED_DAYS } from './locked-days';

const RULES: DateConstraints = {
  mode: 'range',
  time: false,
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
const at = (day: number, time = 0) => ({ day, time });
const locked = (day: number, reason: boolean | string = true) => ({
  at: (one: number) => one === day && reason,
  isAnyWithin: (from: number, to: number) => from <= day && day <= to,
});

describe('a day by itself (DAT-5)', () => {
  it.each<[string, Partial<DateConstraints>, number, string | undefined]>([
    ['before the first', { min: at(10, 500) }, 9, 'beforeMin'],
    ['on the first, at whatever time it begins', { min: at(10, 500) }, 10, undefined],
    ['on the last', { max: at(10) }, 10, undefined],
    ['after the last', { max: at(10) }, 11, 'afterMax'],
    ['on a locked one', { locked: locked(10) }, 10, 'locked'],
    ['beside a locked one', { locked: locked(10) }, 11, undefined],
  ])('%s', (_, change, day, type) => {
    expect(dayViolation({ ...RULES, ...change }, day)?.type).toBe(type);
    expect(spanViolation({ ...RULES, ...change }, { from: at(day), to: at(day) })?.type).toBe(type);
  });

  it('says the reason where the lock gives one', () => {
    const violation = (reason: true | string) =>
      dayViolation({ ...RULES, locked: locked(10, reason) }, 10);
    expect(violation(true)).toEqual({ type: 'locked', day: 10, text: undefined });
    expect(violation('Feria')).toEqual({ type: 'locked', day: 10, text: 'Feria' });
  });
});

describe('the second day of a range (DAT-5)', () => {
  it.each<[Partial<DateConstraints>, number, string | undefined]>([
    [{ forward: true }, 9, 'onlyForward'],
    [{ forward: true }, 10, undefined],
    [{ forward: true }, 11, undefined],
    [{ backward: true }, 9, undefined],
    [{ backward: true }, 10, undefined],
    [{ backward: true }, 11, 'onlyBackward'],
    [{ forward: true, backward: true }, 9, undefined],
    [{ forward: true, backward: true }, 11, undefined],
    [{ minDays: 3 }, 11, 'tooShort'],
    [{ minDays: 3 }, 12, undefined],
    [{ minDays: 3 }, 8, undefined],
    [{ maxDays: 3 }, 12, undefined],
    [{ maxDays: 3 }, 8, undefined],
    [{ maxDays: 3 }, 13, 'tooLong'],
    [{ maxDays: 3 }, 7, 'tooLong'],
    [{ locked: locked(12) }, 12, 'locked'],
  ])('from 10, with %j, %i', (change, day, type) => {
    expect(endViolation({ ...RULES, ...change }, 10, day)?.type).toBe(type);
  });

  it('is asked about with the day that the range began with', () => {
    const lock = {
      at: (_: number, start: number | null) => start === 10,
      isAnyWithin: () => false,
    };
    expect(endViolation({ ...RULES, locked: lock }, 10, 12)?.type).toBe('locked');
    expect(endViolation({ ...RULES, locked: lock }, 11, 12)).toBeNull();
    // As a whole the range begins with its first day, which is asked about by itself.
    expect(spanViolation({ ...RULES, locked: lock }, { from: at(10), to: at(12) })?.type).toBe(
      'locked',
    );
    expect(spanViolation({ ...RULES, locked: lock }, { from: at(11), to: at(12) })).toBeNull();
  });
});

describe('a whole range (DAT-5)', () => {
  const limits = { min: at(10, 500), max: at(20, 600) };

  it.each<[boolean, [number, number], [number, number], string | undefined]>([
    [true, [10, 499], [20, 600], 'beforeMin'],
    [true, [10, 500], [20, 600], undefined],
    [true, [10, 500], [20, 601], 'afterMax'],
    [false, [10, 0], [20, 900], undefined],
    [false, [9, 900], [20, 0], 'beforeMin'],
    [false, [10, 0], [21, 0], 'afterMax'],
    [true, [15, 7], [15, 6], 'backward'],
    [true, [15, 7], [15, 7], undefined],
    [true, [15, 7], [16, 6], undefined],
    [false, [15, 7], [15, 6], undefined],
    [false, [15, 0], [14, 0], 'backward'],
  ])('with a time: %s, from %j to %j', (time, from, to, type) => {
    const span = { from: at(...from), to: at(...to) };
    expect(spanViolation({ ...RULES, ...limits, time }, span)?.type).toBe(type);
  });

  it.each<[string, Partial<DateConstraints>, string | undefined]>([
    ['may cross a locked day', { locked: locked(12) }, undefined],
    ['unless it is disallowed', { locked: locked(12), allowLocked: false }, 'crossesLocked'],
    ['that has no locked day inside', { locked: locked(16), allowLocked: false }, undefined],
    ['never begins with one', { locked: locked(10) }, 'locked'],
    ['never ends with one', { locked: locked(15) }, 'locked'],
    ['is too long before it crosses one', { maxDays: 5, locked: locked(12) }, 'tooLong'],
    ['may have as many days as that', { minDays: 6, maxDays: 6 }, undefined],
    ['may not have fewer', { minDays: 7 }, 'tooShort'],
    [
      'is too long where it can’t be asked about',
      { locked: { at: () => false, isAnyWithin: () => null }, allowLocked: false },
      'tooLong',
    ],
  ])('%s', (_, change, type) => {
    expect(spanViolation({ ...RULES, ...change }, { from: at(10), to: at(15) })?.type).toBe(type);
  });

  it.each([
    [7, 9, true, 7],
    [6, 9, true, 9],
    [6, 8, true, undefined],
    [7, 9, false, undefined],
  ])('from %i to %i o’clock, of odd hours locked, with a time: %s', (from, to, time, hour) => {
    const rules = {
      ...RULES,
      time,
      lockedTime: (moment: { time: number }) => moment.time % 2 === 1,
    };
    const span = { from: at(10, from), to: at(11, to) };
    const expected = hour === undefined ? null : { type: 'lockedTime', time: hour };
    expect(spanViolation(rules, span)).toEqual(expected);
    // Of a single date the second end says nothing.
    const single = spanViolation({ ...rules, mode: 'single' }, span);
    expect(single).toEqual(from % 2 === 1 && time ? expected : null);
  });

  it('says the reason of a locked time where there is one', () => {
    const rules = { ...RULES, time: true, lockedTime: () => 'Almuerzo' };
    expect(spanViolation(rules, { from: at(10, 7), to: at(11) })).toEqual({
      type: 'lockedTime',
      time: 7,
      text: 'Almuerzo',
    });
  });

  it('as a single date, has no length and one day', () => {
    const rules: DateConstraints = {
      ...RULES,
      mode: 'single',
      minDays: 3,
      allowLocked: false,
      locked: locked(12),
    };
    expect(spanViolation(rules, { from: at(10), to: at(12) })).toBeNull();
    expect(spanViolation(rules, { from: at(12), to: at(12) })?.type).toBe('locked');
  });
});

it('the longest range is the one that is given, else a century', () => {
  expect(longestRange({ ...RULES, maxDays: 7 })).toBe(7);
  expect(longestRange(RULES)).toBe(MAX_SCANNED_DAYS);
  expect([countDays(10, 10), countDays(10, 15), countDays(15, 10)]).toEqual([1, 6, 6]);
});
