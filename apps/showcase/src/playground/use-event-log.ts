import { startTransition, useCallback, useRef, useState } from 'react';
import { formatValue } from '../demo/format-value';
import type { EventLog } from './playground.types';

/** Older calls leave the log. */
const MAX_EVENTS = 20;
const MAX_DETAIL = 160;

/** One callback, as the log shows it. */
export interface LoggedEvent {
  readonly id: number;
  /** `14:03:07,120` */
  readonly time: string;
  readonly name: string;
  readonly detail: string;
}

/** The last callbacks, the newest first. */
export function useEventLog(): {
  events: readonly LoggedEvent[];
  log: EventLog;
  clear: () => void;
} {
  const [events, setEvents] = useState<readonly LoggedEvent[]>([]);
  const count = useRef(0);
  const log = useCallback<EventLog>((name, args) => {
    count.current += 1;
    const event = { id: count.current, time: clock(new Date()), name, detail: describe(args) };
    startTransition(() => setEvents((known) => [event, ...known].slice(0, MAX_EVENTS)));
  }, []);
  const clear = useCallback(() => setEvents([]), []);
  return { events, log, clear };
}

/** The time of day with milliseconds. */
export function clock(date: Date): string {
  const pad = (part: number, length = 2) => String(part).padStart(length, '0');
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => pad(part));
  return `${time.join(':')},${pad(date.getMilliseconds(), 3)}`;
}

/** What a callback was called with, short enough for the margin. */
export function describe(args: readonly unknown[]): string {
  const text = args.map((arg) => describeOne(arg)).join(', ');
  return text.length > MAX_DETAIL ? `${text.slice(0, MAX_DETAIL)}…` : text;
}

/** Deep enough for `{ reason: "select" }` and an option in it; elements and cycles end there. */
const MAX_DEPTH = 2;

function describeOne(arg: unknown, depth = 0): string {
  if (typeof arg === 'function') return 'ƒ';
  if (typeof arg !== 'object' || arg === null || arg instanceof Date || arg instanceof File)
    return formatValue(arg);
  if (arg instanceof Element) return `<${arg.localName}>`;
  // React's events and the browser's: their type is what one wants to know.
  if ('type' in arg && ('nativeEvent' in arg || arg instanceof Event)) return String(arg.type);
  if (depth === MAX_DEPTH) return '…';
  if (Array.isArray(arg)) return `[${arg.map((item) => describeOne(item, depth + 1)).join(', ')}]`;
  const entries = Object.entries(arg).map(
    ([key, value]) => `${key}: ${describeOne(value, depth + 1)}`,
  );
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}
