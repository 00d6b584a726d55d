import type { ClockTime } from './clock-time';
import type { Day } from './day';
import type { Zone } from './zone';

/** A day and a time on its clock. */
export interface Moment {
  readonly day: Day;
  readonly time: ClockTime;
}

/** What a picker holds: two ends, the same one twice for a single date. */
export interface Span {
  readonly from: Moment;
  readonly to: Moment;
}

/** The moment that an instant shows in a zone. */
export function momentAt(date: Date, zone: Zone): Moment {
  const { day, ms } = zone.wall(date);
  return { day, time: Math.floor(ms / 1000) };
}

/** Whether two spans are the same as far as a picker shows them. */
export function sameSpan(a: Span | null, b: Span | null, time: boolean): boolean {
  if (a === null || b === null) return a === b;
  return sameMoment(a.from, b.from, time) && sameMoment(a.to, b.to, time);
}

function sameMoment(a: Moment, b: Moment, time: boolean): boolean {
  return a.day === b.day && (!time || a.time === b.time);
}

/** Whether a moment lies before another, by the day alone or by its time as well. */
export function isBefore(a: Moment, b: Moment, time: boolean): boolean {
  return a.day < b.day || (time && a.day === b.day && a.time < b.time);
}

/** A span whose ends are in order. */
export function inOrder(span: Span, time: boolean): Span {
  return isBefore(span.to, span.from, time) ? { from: span.to, to: span.from } : span;
}
