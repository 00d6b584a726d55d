import { warnOnce } from '@guadua/utils/internal';
import { type ClockTime, isoTime, parseClockTime, shownTime } from '../core/clock-time';
import { isMissing, knownLimit } from '../core/known-props';
import { readTimeLocks } from '../core/time-locks';
import { NOTHING, type ValueShape } from '../value/read-value';
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
  const limit = (prop: string, text: unknown): ClockTime | null => {
    const time = parseClockTime(text);
    return knownLimit(COMPONENT, prop, text, time && shownTime(time, seconds));
  };
  const [first, last] = [limit('min', min), limit('max', max)];
  const isListed = readTimeLocks([lockTimes ?? []].flat(), COMPONENT);
  return {
    min: first,
    max: last,
    // A step of no minutes counts as none.
    step: step || null,
    lockedAt: (time) => isListed(time) || (isTimeDisabled?.(isoTime(time, seconds)) ?? false),
  };
}
