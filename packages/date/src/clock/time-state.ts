import type { ClockTime, HourCycle } from '../core/clock-time';

export type TimePart = 'hour' | 'minute' | 'second' | 'period';

export function timeParts(time: ClockTime, cycle: HourCycle = 12): Record<TimePart, number> {
  const hour = Math.floor(time / 3600);
  return {
    hour: cycle === 24 ? hour : hour % 12 || 12,
    minute: Math.floor(time / 60) % 60,
    second: time % 60,
    period: hour < 12 ? 0 : 1,
  };
}

/** Replaces one part; the others stay, so that a change of hour never changes AM to PM. */
export function withPart(
  time: ClockTime,
  part: TimePart,
  value: number,
  cycle: HourCycle = 12,
): ClockTime {
  const parts = timeParts(time, cycle);
  parts[part] = value;
  const { hour, minute, second, period } = parts;
  const hours = cycle === 24 ? hour : (hour % 12) + period * 12;
  return (hours * 60 + minute) * 60 + second;
}

export function partRange(
  part: TimePart,
  step: number,
  cycle: HourCycle = 12,
): readonly [number, number] {
  if (part === 'hour') return cycle === 24 ? [0, 23] : [1, 12];
  return part === 'period' ? [0, 1] : [0, Math.floor(59 / step) * step];
}

export function timeByKey(
  time: ClockTime,
  part: TimePart,
  key: string,
  minuteStep: number,
  cycle: HourCycle = 12,
): ClockTime | null {
  const step = part === 'minute' ? minuteStep : 1;
  const big = part === 'period' ? 1 : part === 'hour' ? 3 : Math.max(10, step);
  const [min, max] = partRange(part, step, cycle);
  const value = timeParts(time, cycle)[part];
  const turn = (sign: 1 | -1, by: number) => {
    const moved = (sign > 0 ? Math.floor(value / by) + 1 : Math.ceil(value / by) - 1) * by;
    return moved > max ? min : moved < min ? max : moved;
  };
  const values: Readonly<Record<string, number>> = {
    ArrowUp: turn(1, step),
    ArrowDown: turn(-1, step),
    PageUp: turn(1, big),
    PageDown: turn(-1, big),
    Home: min,
    End: max,
    ...(part === 'period' && { a: 0, A: 0, p: 1, P: 1 }),
  };
  const next = values[key];
  return next === undefined ? null : withPart(time, part, next, cycle);
}

/** Takes a typed digit: a part is complete with its second, or with a first that no second can follow. */
export function typeDigit(
  time: ClockTime,
  part: Exclude<TimePart, 'period'>,
  pending: string,
  digit: string,
  cycle: HourCycle = 12,
): { time: ClockTime; pending: string } {
  const [min, max] = partRange(part, 1, cycle);
  const joined = Number(pending + digit) <= max ? pending + digit : digit;
  const value = Number(joined);
  const complete = joined.length === 2 || value * 10 > max;
  return {
    time: value >= min ? withPart(time, part, value, cycle) : time,
    pending: complete ? '' : joined,
  };
}
