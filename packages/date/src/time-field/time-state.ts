/** The parts of a time in twelve hours. */
export type TimePart = 'hour' | 'minute' | 'period';

const MINUTES_PER_DAY = 1440;

/** Hour from 1 to 12, minute, and 0 (AM) or 1 (PM). */
export function timeParts(minutes: number): Record<TimePart, number> {
  const hour = Math.floor(minutes / 60);
  return { hour: hour % 12 || 12, minute: minutes % 60, period: hour < 12 ? 0 : 1 };
}

/** Replaces one part; the others stay, so that a change of hour never changes AM to PM. */
export function withPart(minutes: number, part: TimePart, value: number): number {
  const parts = timeParts(minutes);
  parts[part] = value;
  const { hour, minute, period } = parts;
  return ((hour % 12) + period * 12) * 60 + minute;
}

/** Smallest and largest value of a part. */
export function partRange(part: TimePart, step: number): readonly [number, number] {
  if (part === 'hour') return [1, 12];
  return part === 'minute' ? [0, Math.floor(59 / step) * step] : [0, 1];
}

/** What a key does to a part (DAT-7): the new time, or `null` for a key that does nothing. */
export function timeByKey(
  minutes: number,
  part: TimePart,
  key: string,
  minuteStep: number,
): number | null {
  const step = part === 'minute' ? minuteStep : 1;
  const [min, max] = partRange(part, step);
  const value = timeParts(minutes)[part];
  switch (key) {
    case 'ArrowUp':
      return withPart(minutes, part, turn(value, 1, step, min, max));
    case 'ArrowDown':
      return withPart(minutes, part, turn(value, -1, step, min, max));
    case 'PageUp':
      return withPart(minutes, part, turn(value, 1, bigStep(part, step), min, max));
    case 'PageDown':
      return withPart(minutes, part, turn(value, -1, bigStep(part, step), min, max));
    case 'Home':
      return withPart(minutes, part, min);
    case 'End':
      return withPart(minutes, part, max);
    case 'a':
    case 'A':
      return part === 'period' ? withPart(minutes, part, 0) : null;
    case 'p':
    case 'P':
      return part === 'period' ? withPart(minutes, part, 1) : null;
    default:
      return null;
  }
}

/** What was typed so far into a part. */
export interface TypedDigits {
  /** The new time; the old one while the digits make none yet. */
  readonly minutes: number;
  /** Digits that the next one joins; `''` when the part is complete. */
  readonly pending: string;
}

/**
 * Takes a typed digit. A part is complete with its second digit, or with a first that no second can
 * follow; what is out of its range begins anew with the last digit.
 */
export function typeDigit(
  minutes: number,
  part: Exclude<TimePart, 'period'>,
  pending: string,
  digit: string,
): TypedDigits {
  const max = part === 'hour' ? 12 : 59;
  const joined = Number(pending + digit) <= max ? pending + digit : digit;
  const value = Number(joined);
  const complete = joined.length === 2 || value * 10 > max;
  const valid = part === 'minute' || value >= 1;
  return {
    minutes: valid ? withPart(minutes, part, value) : minutes,
    pending: complete ? '' : joined,
  };
}

/** Reads `HH:mm` (24 hours); `null` for what is no time. */
export function parseTimeText(text: string | undefined): number | null {
  const match = /^(\d{1,2}):(\d\d)$/.exec(text ?? '');
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : MINUTES_PER_DAY;
  return minutes < MINUTES_PER_DAY && Number(match?.[2]) < 60 ? minutes : null;
}

/** One step on, to the next multiple of the step, and round at the ends. */
function turn(value: number, sign: 1 | -1, step: number, min: number, max: number): number {
  const moved = (sign > 0 ? Math.floor(value / step) + 1 : Math.ceil(value / step) - 1) * step;
  if (moved > max) return min;
  return moved < min ? max : moved;
}

function bigStep(part: TimePart, step: number): number {
  if (part === 'period') return 1;
  return part === 'hour' ? 3 : Math.max(10, step);
}
