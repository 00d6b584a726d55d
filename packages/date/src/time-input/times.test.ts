import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoTime, parseClockTime } from '../core/clock-time';
import { placeByKey } from './time-list';
import { listedTimes, nearestPlace, type TimeConstraints, timeViolation } from './times';

const at = (text: string) => parseClockTime(text) ?? Number.NaN;
const free: TimeConstraints = { min: null, max: null, step: null, lockedAt: () => false };
const list = (constraints: Partial<TimeConstraints>) =>
  listedTimes({ ...free, ...constraints }).map((time) => isoTime(time, false));

describe('what may be chosen (TIM-3)', () => {
  it.each<[string, Partial<TimeConstraints>, string, string | undefined]>([
    ['any time', {}, '03:07', undefined],
    ['the first', { min: at('08:00') }, '08:00', undefined],
    ['before the first', { min: at('08:00') }, '07:59', 'beforeMin'],
    ['the last', { max: at('18:00') }, '18:00', undefined],
    ['after the last', { max: at('18:00') }, '18:01', 'afterMax'],
    ['a night, late', { min: at('22:00'), max: at('06:00') }, '23:30', undefined],
    ['a night, early', { min: at('22:00'), max: at('06:00') }, '05:30', undefined],
    ['the first of a night', { min: at('22:00'), max: at('06:00') }, '22:00', undefined],
    ['the last of a night', { min: at('22:00'), max: at('06:00') }, '06:00', undefined],
    ['the only one', { min: at('08:00'), max: at('08:00') }, '08:00', undefined],
    ['after the only one', { min: at('08:00'), max: at('08:00') }, '08:01', 'afterMax'],
    ['a night, by day', { min: at('22:00'), max: at('06:00') }, '12:00', 'outside'],
    ['a step', { step: 15 }, '10:45', undefined],
    ['between steps', { step: 15 }, '10:50', 'step'],
    ['a step from the first', { step: 30, min: at('08:15') }, '09:45', undefined],
    ['beside it', { step: 30, min: at('08:15') }, '10:00', 'step'],
    ['a locked time', { lockedAt: () => 'Almuerzo' }, '12:00', 'locked'],
  ])('%s', (_, constraints, time, type) => {
    expect(timeViolation({ ...free, ...constraints }, at(time))?.type).toBe(type);
  });

  it('gives the reason of a lock, where it has one', () => {
    expect(timeViolation({ ...free, lockedAt: () => 'Almuerzo' }, 0)?.text).toBe('Almuerzo');
    expect(timeViolation({ ...free, lockedAt: () => true }, 0)?.text).toBeUndefined();
    expect(timeViolation({ ...free, lockedAt: () => '' }, 0)).toBeNull();
  });
});

describe('the list of times (TIM-4)', () => {
  it('goes by half hours, or by the step', () => {
    expect(list({})).toHaveLength(48);
    expect(list({ step: 1 })).toHaveLength(48);
    expect(list({ min: at('08:00'), max: at('09:00'), step: 15 })).toEqual([
      '08:00',
      '08:15',
      '08:30',
      '08:45',
      '09:00',
    ]);
  });

  it('goes by times that a step too small to choose from allows, at least five minutes apart', () => {
    expect(list({ min: at('08:00'), max: at('09:00'), step: 4 })).toEqual([
      '08:00',
      '08:28',
      '08:56',
    ]);
  });

  it('goes past midnight', () => {
    expect(list({ min: at('22:30'), max: at('00:30') })).toEqual([
      '22:30',
      '23:00',
      '23:30',
      '00:00',
      '00:30',
    ]);
  });

  it('has only times that limits and step allow', () => {
    const limit = fc.option(fc.integer({ min: 0, max: 86_399 }));
    const step = fc.option(fc.integer({ min: 1, max: 720 }));
    fc.assert(
      fc.property(limit, limit, step, (min, max, by) => {
        const constraints = { ...free, min, max, step: by };
        for (const time of listedTimes(constraints)) {
          expect(timeViolation(constraints, time)).toBeNull();
        }
      }),
    );
  });

  it('opens at a time, or at the one before it', () => {
    const times = listedTimes({ ...free, min: at('22:00'), max: at('02:00') });
    expect(nearestPlace(times, at('23:10'))).toBe(2);
    expect(nearestPlace(times, at('01:00'))).toBe(6);
    expect(nearestPlace(times, at('22:00'))).toBe(0);
  });

  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowUp', 0, 0],
    ['PageDown', 3, 5],
    ['PageUp', 3, 1],
    ['Home', 9, 0],
    ['End', 3, 47],
    ['ArrowDown', 47, 47],
    ['x', 3, null],
  ])('%s at %i leads to %s', (key, place, next) => {
    expect(placeByKey(key, place, listedTimes(free))).toBe(next);
  });

  it('PageDown is an hour in a night that begins just before midnight (TIM-4)', () => {
    const night = listedTimes({ ...free, min: at('23:45'), max: at('06:00') });
    expect(placeByKey('PageDown', 0, night)).toBe(2);
  });
});
