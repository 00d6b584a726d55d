import { useSyncExternalStore } from 'react';

/** What the conditions bar sets for every demo of its page. */
export interface Conditions {
  /** The instant that counts as now; `undefined` is the reader's clock. */
  readonly today: string | undefined;
  readonly timeZone: string;
  readonly locale: string;
  readonly firstDay: 0 | 1 | 6;
}

/** A value as three readers see it. */
export interface LabReading {
  /** In words, in the zone and language of the bar. */
  readonly local: string;
  readonly iso: string;
}

/** Fixed, so that the page that a server renders is the page that is hydrated. */
const START: Conditions = {
  today: '2026-11-20T17:00:00Z',
  timeZone: 'America/Bogota',
  locale: 'es-CO',
  firstDay: 1,
};

let conditions = START;
let readings: Readonly<Record<string, LabReading>> = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

export function setConditions(change: Partial<Conditions>): void {
  conditions = { ...conditions, ...change };
  notify();
}

export function resetConditions(): void {
  conditions = START;
  notify();
}

export function setReading(name: string, reading: LabReading): void {
  const old = readings[name];
  if (old?.local === reading.local && old.iso === reading.iso) return;
  readings = { ...readings, [name]: reading };
  notify();
}

export function useConditions(): Conditions {
  return useSyncExternalStore(
    subscribe,
    () => conditions,
    () => START,
  );
}

export function useReading(name: string): LabReading | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readings[name],
    () => undefined,
  );
}
