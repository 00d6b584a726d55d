import type { ClockTime } from './clock-time';
import type { Day } from './day';
import type { Zone } from './zone';

export interface Moment {
  readonly day: Day;
  readonly time: ClockTime;
}
export interface Span {
  readonly from: Moment;
  readonly to: Moment;
}

export function momentAt(date: Date, zone: Zone): Moment {
  const { day, ms } = zone.wall(date);
  return { day, time: Math.floor(ms / 1000) };
}

export function sameSpan(a: Span | null, b: Span | null, time: boolean): boolean {
  if (a === null || b === null) return a === b;
  return sameMoment(a.from, b.from, time) && sameMoment(a.to, b.to, time);
}

function sameMoment(a: Moment, b: Moment, time: boolean): boolean {
  return a.day === b.day && (!time || a.time === b.time);
}

export function isBefore(a: Moment, b: Moment, time: boolean): boolean {
  return a.day < b.day || (time && a.day === b.day && a.time < b.time);
}

export function inOrder(span: Span, time: boolean): Span {
  return isBefore(span.to, span.from, time) ? { from: span.to, to: span.from } : span;
}
