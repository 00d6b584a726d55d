'use client';

import { useRef } from 'react';

/**
 * A list that keeps its identity while its entries stay: one that is written in the markup is new at each
 * render. A caller without types may give one entry alone, or `null`.
 */
export function useStableList<Entry>(given: Iterable<Entry> | null | undefined): readonly Entry[] {
  const list = listOf(given);
  const last = useRef(list);
  if (!isSame(last.current, list)) last.current = list;
  return last.current;
}

function listOf<Entry>(given: Iterable<Entry> | null | undefined): readonly Entry[];
function listOf(given: unknown): readonly unknown[] {
  if (given === undefined || given === null) return [];
  return Array.isArray(given) || given instanceof Set ? [...given] : [given];
}

/** Whether two entries, or two lists of them, hold the same dates, texts, numbers and functions. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, place) => isSame(entry, other[place]));
  }
  return one instanceof Date && other instanceof Date
    ? one.getTime() === other.getTime()
    : one === other;
}
