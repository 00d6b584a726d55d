'use client';

import { useRef } from 'react';

/** Keeps the identity of a value while its content stays the same: an object written in the markup is new at each render. */
export function useStable<Value>(given: Value): Value {
  const kept = useRef(given);
  if (!isSame(kept.current, given)) kept.current = given;
  return kept.current;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date)
    return Object.is(one.getTime(), other.getTime());
  if (one === other || !isPlain(one) || !isPlain(other)) return Object.is(one, other);
  const [entries, others] = [Object.entries(one), Object.entries(other)];
  return (
    entries.length === others.length &&
    entries.every(([key, value], place) => {
      const [otherKey, otherValue] = others[place] ?? [];
      return key === otherKey && isSame(value, otherValue);
    })
  );
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
