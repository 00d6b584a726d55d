'use client';

import { useInsertionEffect, useRef } from 'react';

/**
 * A function with one identity that always runs the newest closure, for listeners and effects that
 * must not be set up again when a handler changes. Not to be called while rendering.
 */
export function useLatestCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result;
export function useLatestCallback<Args extends unknown[], Result>(
  callback: ((...args: Args) => Result) | undefined,
): (...args: Args) => Result | undefined;
export function useLatestCallback<Args extends unknown[], Result>(
  callback: ((...args: Args) => Result) | undefined,
): (...args: Args) => Result | undefined {
  // A widget has a dozen of these: two hooks each, where a callback of its own would be a third.
  const kept = useRef<Kept<Args, Result>>(undefined);
  kept.current ??= keep(callback);
  const { current } = kept;
  useInsertionEffect(() => {
    current.latest = callback;
  });
  return current.call;
}

interface Kept<Args extends unknown[], Result> {
  latest: ((...args: Args) => Result) | undefined;
  readonly call: (...args: Args) => Result | undefined;
}

function keep<Args extends unknown[], Result>(
  latest: ((...args: Args) => Result) | undefined,
): Kept<Args, Result> {
  const kept: Kept<Args, Result> = { latest, call: (...args) => kept.latest?.(...args) };
  return kept;
}
