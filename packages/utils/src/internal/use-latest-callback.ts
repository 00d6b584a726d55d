'use client';

import { useInsertionEffect, useRef } from 'react';

/**
 * A function with one identity that always runs the newest closure, for listeners and effects that must not be set up
 * again when a handler changes. Not to be called while rendering.
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
  // A widget has a dozen of these, so it is two hooks, where `useCallback` would be a third. The first of the objects
  // stays, and its `call` knows no other one.
  const { current: kept }: { current: Kept<Args, Result> } = useRef({
    current: callback,
    call: (...args) => kept.current?.(...args),
  });
  useInsertionEffect(() => {
    kept.current = callback;
  });
  return kept.call;
}

/** The newest closure, and what calls it. */
interface Kept<Args extends unknown[], Result> {
  current: ((...args: Args) => Result) | undefined;
  readonly call: (...args: Args) => Result | undefined;
}
