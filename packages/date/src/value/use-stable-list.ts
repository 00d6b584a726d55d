'use client';

import { useRef } from 'react';

/**
 * A list that keeps its identity while its entries stay: one that is written in the markup is new at each
 * render. A caller without types may give one entry alone, or `null`.
 */
export function useStableList<Entry>(given: readonly Entry[] | null | undefined) {
  const kept = useRef<{ given: typeof given; list: Entry[] }>(START);
  if (given === undefined) return NONE;
  const { current } = kept;
  // One that keeps its identity itself is not read through.
  if (current.given !== given) {
    const list = [given ?? []].flat();
    kept.current = { given, list: isSame(current.list, list) ? current.list : list };
  }
  return kept.current.list;
}

const NONE: never[] = [];
const START = { given: null, list: NONE };

/** Whether two entries, or two lists of them, hold the same dates, texts, numbers and functions. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, place) => isSame(entry, other[place]));
  }
  return one instanceof Date && other instanceof Date
    ? one.getTime() === other.getTime()
    : one === other;
}
