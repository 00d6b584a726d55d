import { warnOnce } from '@guadua/utils/internal';
import type { TimeOrRange } from '../value/clock-props.types';
import { type ClockTime, isoTime, parseClockTime } from './clock-time';
import { guarded } from './guarded';

/**
 * Reads `lockTimes`: times, ranges that may go past midnight, or a function.
 *
 * @param component Named in the warning of what is no time.
 * @returns `true` or the reason when a time is locked; `rest` is handed to the function.
 */
export function readTimeLocks<Rest extends readonly unknown[]>(
  locks: readonly TimeOrRange[] | ((time: string, ...rest: Rest) => boolean | string) | undefined,
  seconds: boolean,
  component: string,
): (time: ClockTime, ...rest: Rest) => boolean | string {
  if (typeof locks === 'function') {
    const ask = guarded(component, 'lockTimes:', locks, false);
    return (time, ...rest) => ask(isoTime(time, seconds), ...rest);
  }
  const ranges = (locks ?? []).flatMap((entry) => {
    const [first, last] = [entry, entry].flat();
    const [from, to] = [parseClockTime(first), parseClockTime(last)];
    if (from !== null && to !== null) return [[from, to] as const];
    warnOnce(
      component,
      () => `lockTimes: "${String(entry)}" is no time; it locks nothing.`,
      'time-lock',
    );
    return [];
  });
  return (time, ..._rest) =>
    ranges.some(([from, to]) =>
      from <= to ? time >= from && time <= to : time >= from || time <= to,
    );
}
