import { type ClockTime, parseClockTime } from './clock-time';
import { knownLock } from './known-props';

/** Una hora de 24 horas: `HH:mm` o `HH:mm:ss`. */
export type TimeText = `${number}:${number}` | `${number}:${number}:${number}`;

/** Una hora, o todas desde una hasta otra, ambas incluidas; la segunda puede pasar la medianoche. */
export type TimeOrRange = TimeText | readonly [from: TimeText, to: TimeText];

export function readTimeLocks(
  locks: readonly TimeOrRange[],
  component: string,
): (time: ClockTime) => boolean {
  const ranges = locks.flatMap((entry) => {
    const [first, last] = [entry, entry].flat();
    const [from, to] = [parseClockTime(first), parseClockTime(last)];
    const range = from !== null && to !== null ? ([from, to] as const) : null;
    return knownLock(component, 'lockTimes', entry, range);
  });
  return (time) =>
    ranges.some(([from, to]) =>
      from <= to ? time >= from && time <= to : time >= from || time <= to,
    );
}
