import { warnOnce } from '@guadua/utils/internal';
import { type ClockTime, parseClockTime } from './clock-time';

/** A time of day of twenty-four hours: `HH:mm`, or `HH:mm:ss`. */
export type TimeText = `${number}:${number}` | `${number}:${number}:${number}`;

/** A time, or all times from one to another, both counted; the second may lie past midnight. */
export type TimeOrRange = TimeText | readonly [from: TimeText, to: TimeText];

export function readTimeLocks(
  locks: readonly TimeOrRange[],
  component: string,
): (time: ClockTime) => boolean {
  const ranges = locks.flatMap((entry) => {
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
  return (time) =>
    ranges.some(([from, to]) =>
      from <= to ? time >= from && time <= to : time >= from || time <= to,
    );
}
