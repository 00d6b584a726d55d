'use client';

import { useInsertionEffect, useRef } from 'react';

/** A function with one identity that always runs the newest closure. Not to be called while rendering. */
export function useLatestCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result;
export function useLatestCallback<Args extends unknown[], Result>(
  callback: ((...args: Args) => Result) | undefined,
): (...args: Args) => Result | undefined;
export function useLatestCallback<Args extends unknown[], Result>(
  callback: ((...args: Args) => Result) | undefined,
): (...args: Args) => Result | undefined {
  // `useCallback` would be a third hook, and a widget has a dozen of these.
  const { current: kept } = useRef({
    current: callback,
    call: (...args: Args): Result | undefined => kept.current?.(...args),
  });
  useInsertionEffect(() => {
    kept.current = callback;
  });
  return kept.call;
}
