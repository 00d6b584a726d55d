import type { Moment, Span } from '../../core/moment';
import { type FoundMoment, lookUpDate, lookUpRange, type WrittenAs } from './lenient-date.model';

/*
 * A second field, to test the first one against: slow, plain, and without the code under test. Its zones
 * are the engine's, and it reads texts by looking them up.
 */

/** A value as an application keeps it. */
export type Stored =
  | Date
  | string
  | null
  | { readonly from: Date | string; readonly to: Date | string };

/** What surrounds a field. */
export interface Surroundings {
  readonly mode: 'single' | 'range';
  readonly time: boolean;
  readonly seconds: boolean;
  readonly valueAs: 'date' | 'iso';
  readonly zone: string;
  readonly format: WrittenAs;
  readonly min: Moment | null;
  readonly max: Moment | null;
  readonly lockedDays: readonly number[];
}

/** Longest range, in days. */
export const MAX_DAYS = 40;
/** What a typed or picked end gets where no time was chosen, in seconds. */
export const DEFAULT_TIMES = { from: 0, to: 86_340 };

const MS_PER_DAY = 86_400_000;

/** What a person typed and the field keeps. */
interface Typed {
  readonly text: string;
  readonly format: WrittenAs;
  readonly over: string;
}

/** What the field should show and send. */
export interface Expected {
  readonly isValid: boolean;
  /** `null` while it sends nothing. */
  readonly sent: Span | null;
}

/** The field as its rule describes it (DAT-8). */
export class ModelField {
  stored: Stored = null;
  typed: Typed | null = null;
  readonly today: number;

  constructor(today: number) {
    this.today = today;
  }

  value(around: Surroundings): Span | null {
    const { stored } = this;
    if (stored === null) return null;
    const ends =
      typeof stored === 'object' && 'from' in stored ? stored : { from: stored, to: stored };
    return ordered({ from: momentOf(ends.from, around), to: momentOf(ends.to, around) }, around);
  }

  /** What a text means: its value, `null` for a deleted one, `undefined` where it can't be read. */
  meaning(text: string, format: WrittenAs, around: Surroundings): Span | null | undefined {
    if (text.trim() === '') return null;
    const one = around.mode === 'single' ? lookUpDate(text, format, this.today) : null;
    const pair =
      around.mode === 'single'
        ? one && ([one, one] as const)
        : lookUpRange(text, format, this.today);
    if (!pair) return undefined;
    const value = this.value(around);
    const at = (found: FoundMoment, end: 'from' | 'to') =>
      shown(
        { day: found.day, time: found.time ?? value?.[end].time ?? DEFAULT_TIMES[end] },
        around,
      );
    return ordered(
      { from: at(pair[0], 'from'), to: at(pair[1], around.mode === 'single' ? 'from' : 'to') },
      around,
    );
  }

  expected(around: Surroundings): Expected {
    if (!this.typed || this.typed.over !== key(this.stored)) {
      const value = this.value(around);
      return { isValid: value === null || isAllowed(value, around), sent: value };
    }
    const meaning = this.meaning(this.typed.text, this.typed.format, around);
    const isValid = meaning === null || (meaning !== undefined && isAllowed(meaning, around));
    return { isValid, sent: isValid ? (meaning ?? null) : null };
  }

  type(text: string, around: Surroundings): void {
    this.typed = { text, format: around.format, over: key(this.stored) };
  }

  settle(around: Surroundings): void {
    if (!this.typed || this.typed.over !== key(this.stored)) return;
    const { isValid, sent } = this.expected(around);
    if (!isValid) return;
    this.typed = null;
    this.store(sent, around);
  }

  pick(day: number, other: number, around: Surroundings): void {
    const last = around.mode === 'single' ? day : other;
    const picked = {
      from: { day: Math.min(day, last), time: DEFAULT_TIMES.from },
      to: {
        day: Math.max(day, last),
        time: around.mode === 'single' ? DEFAULT_TIMES.from : DEFAULT_TIMES.to,
      },
    };
    if (!isAllowed(picked, around)) return;
    this.typed = null;
    this.store(picked, around);
  }

  drop(): void {
    this.typed = null;
  }

  private store(span: Span | null, around: Surroundings): void {
    if (isSame(span, this.value(around), around.time)) return;
    if (span === null) this.stored = null;
    else if (around.mode === 'single') this.stored = written(span.from, around, 0);
    else {
      this.stored = {
        from: written(span.from, around, 0),
        to: written(span.to, around, MS_PER_DAY - 1),
      };
    }
  }
}

/** Whether two values are the same as far as the field shows them. */
export function isSame(one: Span | null, other: Span | null, time: boolean): boolean {
  const text = (span: Span | null) =>
    span && [span.from, span.to].map((end) => [end.day, time && end.time].join()).join();
  return text(one) === text(other);
}

function isAllowed(
  { from, to }: Span,
  { mode, time, min, max, lockedDays }: Surroundings,
): boolean {
  const at = (moment: Moment) => moment.day * 86_400 + (time ? moment.time : 0);
  if (min && at(from) < at(min)) return false;
  if (max && at(to) > at(max)) return false;
  if (mode === 'range' && to.day - from.day + 1 > MAX_DAYS) return false;
  return !lockedDays.some((day) => day >= from.day && day <= to.day);
}

function ordered({ from, to }: Span, { time }: Surroundings): Span {
  const isBackward = to.day < from.day || (time && to.day === from.day && to.time < from.time);
  return isBackward ? { from: to, to: from } : { from, to };
}

/** Without the seconds that a field does not show. */
function shown({ day, time }: Moment, { seconds }: Surroundings): Moment {
  return { day, time: seconds ? time : time - (time % 60) };
}

/** Distinguishes stored values. */
function key(stored: Stored): string {
  return JSON.stringify(stored);
}

function momentOf(stored: Date | string, around: Surroundings): Moment {
  const wall =
    typeof stored === 'string'
      ? Date.parse(`${stored.includes('T') ? stored : `${stored}T00:00`}Z`)
      : wallTime(stored.getTime(), around.zone);
  const day = Math.floor(wall / MS_PER_DAY);
  return shown({ day, time: Math.floor((wall - day * MS_PER_DAY) / 1000) }, around);
}

function written({ day, time }: Moment, around: Surroundings, msOfDay: number): Date | string {
  const wall = day * MS_PER_DAY + (around.time ? time * 1000 : msOfDay);
  if (around.valueAs === 'date') return new Date(instantOf(wall, around.zone));
  const [date = '', clock = ''] = new Date(wall).toISOString().split('T');
  return around.time ? `${date}T${clock.slice(0, around.seconds ? 8 : 5)}` : date;
}

/** A zone, and what its clocks showed whenever they were asked: the engine takes its time. */
interface Clocks {
  readonly format: Intl.DateTimeFormat;
  readonly known: Map<number, number>;
}

const clocksOf = new Map<string, Clocks>();

/** What the clocks of a zone show at an instant, as if it were UTC. */
function wallTime(instant: number, zone: string): number {
  let clocks = clocksOf.get(zone);
  if (!clocks) {
    const options = { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' } as const;
    clocks = { format: new Intl.DateTimeFormat('sv-SE', options), known: new Map() };
    clocksOf.set(zone, clocks);
  }
  let shown = clocks.known.get(instant);
  if (shown === undefined) {
    const ms = ((instant % 1000) + 1000) % 1000;
    shown = Date.parse(`${clocks.format.format(instant).replace(' ', 'T')}Z`) + ms;
    clocks.known.set(instant, shown);
  }
  return shown;
}

const offsets = new Map<string, readonly number[]>();

/** The first instant at which the clocks of a zone show this; none of the days in use loses an hour. */
function instantOf(wall: number, zone: string): number {
  let all = offsets.get(zone);
  if (!all) {
    const days = Array.from({ length: 730 }, (_, day) => Date.UTC(2026, 0) + day * MS_PER_DAY);
    all = [...new Set(days.map((instant) => wallTime(instant, zone) - instant))];
    offsets.set(zone, all);
  }
  return Math.min(
    ...all.map((offset) => wall - offset).filter((instant) => wallTime(instant, zone) === wall),
  );
}
