import { warnOnce } from '@guadua/utils/internal';
import {
  type ClockTime,
  isoTime,
  LAST_SECOND,
  parseClockTime,
  shownTime,
} from '../core/clock-time';
import { readTimeLocks } from '../core/time-locks';
import { isMissing, NOTHING, type ValueShape } from '../value/read-value';
import type { TimeConstraints } from './time-constraints';
import type { TimeInputProps } from './time-input.types';

const COMPONENT = '<TimeInput>';

export function timeShape(seconds: boolean): ValueShape<ClockTime> {
  return {
    partsOf: (raw) => [raw],
    read: (raw) => {
      if (isMissing(raw)) return NOTHING;
      const time = parseClockTime(raw);
      // Seconds that are not shown count for no limit either, and the list marks the time that is seen.
      if (time !== null) return { ...NOTHING, value: shownTime(time, seconds) };
      const unreadable = String(raw);
      warnOnce(
        COMPONENT,
        () => `value: "${unreadable}" is no time; give a text such as "08:30".`,
        'time-value',
      );
      return { ...NOTHING, unreadable };
    },
    write: (time) => (time === null ? null : isoTime(time, seconds)),
    isoTexts: (time) => (time === null ? [] : [isoTime(time, seconds)]),
  };
}

export function readTimeConstraints({
  min,
  max,
  step,
  lockTimes,
  isTimeDisabled,
  seconds = false,
}: TimeInputProps): TimeConstraints {
  const [first, last] = [limit('min', min), limit('max', max)];
  const isListed = readTimeLocks([lockTimes ?? []].flat(), COMPONENT);
  return {
    min: first === null || seconds ? first : wholeMinute(first, last),
    max: last,
    // A step of no minutes counts as none.
    step: step || null,
    lockedAt: (time) => isListed(time) || (isTimeDisabled?.(isoTime(time, seconds)) ?? false),
  };
}

function limit(prop: string, text: string | null | undefined): ClockTime | null {
  if (text === undefined || text === null) return null;
  const time = parseClockTime(text);
  if (time === null)
    warnOnce(
      COMPONENT,
      () => `${prop}: "${text}" is no time; there is no such limit.`,
      'time-limit',
    );
  return time;
}

function wholeMinute(min: ClockTime, max: ClockTime | null): ClockTime {
  const next = Math.ceil(min / 60) * 60;
  const isNight = max !== null && max < min;
  return isNight || next <= (max ?? LAST_SECOND) ? next % (LAST_SECOND + 1) : min;
}
