import {
  type ClockTime,
  isoTime,
  LAST_SECOND,
  parseClockTime,
  shownTime,
} from '../core/clock-time';
import { readTimeLocks } from '../core/time-locks';
import { localDate } from '../core/zone';
import { localeHourCycle } from '../text/hour-cycle';
import { readTypedTime } from '../text/typed-time';
import type { Clock, ClockOptions } from '../value/clock.types';
import { ClockFields } from './time-field';

/**
 * La hora del día para `time`: sus campos, y qué horas se pueden elegir.
 * @example <DatePicker time={clock({ minuteStep: 15, defaultTime: '08:00' })} />
 */
export function clock(options: ClockOptions = {}): Clock {
  const { hourCycle, seconds = false, lockTimes = [], isTimeDisabled } = options;
  const isListed = readTimeLocks(lockTimes, 'clock');
  const [first, second = first] = [options.defaultTime].flat();
  const read = (text: string | undefined, otherwise: ClockTime) =>
    shownTime(parseClockTime(text) ?? otherwise, seconds);
  return {
    seconds,
    minuteStep: Math.max(1, Math.floor(options.minuteStep ?? 1) || 1),
    formatIn: (locale) => ({ hourCycle: hourCycle ?? localeHourCycle(locale), seconds }),
    lockedAt: ({ day, time }) =>
      isListed(time) || (isTimeDisabled?.(isoTime(time, seconds), localDate(day)) ?? false),
    timesOf: (mode) => {
      const from = read(first, 0);
      return { from, to: mode === 'single' ? from : read(second, LAST_SECOND) };
    },
    readTime: readTypedTime,
    Fields: ClockFields,
  };
}
