'use client';

import { useLocale, warnOnce } from '@guadua/utils/internal';
import { useMemo } from 'react';
import {
  type ClockTime,
  isoTime,
  LAST_SECOND,
  parseClockTime,
  shownTime,
  type TimeFormat,
} from '../core/clock-time';
import { readTimeLocks } from '../core/time-locks';
import { localeHourCycle } from '../text/hour-cycle';
import { useStable } from '../value/use-stable';
import type { ValueShape } from '../value/use-widget-value';
import type { TimeConstraints } from './time-constraints';
import type { TimeInputProps } from './time-input.types';

const COMPONENT = '<TimeInput>';

export function timeShape(seconds: boolean): ValueShape<ClockTime> {
  return {
    keyOf: String,
    read: (raw) => {
      const isMissing = raw === undefined || raw === null || raw === '';
      const time = isMissing ? null : parseClockTime(raw);
      const unreadable = isMissing || time !== null ? '' : String(raw);
      warnOnce(
        COMPONENT,
        () =>
          unreadable !== '' && `value: "${unreadable}" is no time; give a text such as "08:30".`,
        'time-value',
      );
      // Seconds that are not shown count for no limit either, and the list marks the time that is seen.
      return { value: time === null ? null : shownTime(time, seconds), unreadable };
    },
    write: (time) => (time === null ? null : isoTime(time, seconds)),
    isoTexts: (time) => (time === null ? [] : [isoTime(time, seconds)]),
    isSame: Object.is,
  };
}

export function useTimeFormat({ hourCycle, seconds = false, locale }: TimeInputProps): TimeFormat {
  const provided = useLocale();
  const cycle = hourCycle ?? localeHourCycle(locale ?? provided);
  return useMemo(() => ({ hourCycle: cycle, seconds }), [cycle, seconds]);
}

export function useTimeConstraints(
  { min, max, step, isTimeDisabled, ...props }: TimeInputProps,
  { seconds }: TimeFormat,
): TimeConstraints {
  const lockTimes = useStable(props.lockTimes);
  return useMemo(() => {
    const [first, last] = [limit('min', min), limit('max', max)];
    const wholeStep = readStep(step);
    const isListed = readTimeLocks([lockTimes ?? []].flat(), COMPONENT);
    return {
      min: first === null || seconds ? first : wholeMinute(first, last),
      max: last,
      step: wholeStep,
      lockedAt: (time) => isListed(time) || (isTimeDisabled?.(isoTime(time, seconds)) ?? false),
    };
  }, [min, max, step, lockTimes, isTimeDisabled, seconds]);
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

function readStep(step: number | null | undefined): number | null {
  if (step === undefined || step === null) return null;
  if (Number.isInteger(step) && step > 0 && step <= 720) return step;
  warnOnce(
    COMPONENT,
    () => `step: ${step} is no number of minutes from 1 to 720; it is left out.`,
    'time-step',
  );
  return null;
}
