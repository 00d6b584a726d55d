'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { LONGEST_TIMER } from '../internal/longest-timer';
import { copyToClipboard } from './copy-to-clipboard';

/** What `useClipboard()` takes. */
export interface ClipboardOptions {
  /**
   * Milisegundos que `copied` queda en `true`.
   * @default 2000
   */
  resetAfter?: number | undefined;
}

/** What `useClipboard()` gives. */
export interface ClipboardState {
  /** Copia un texto; da `null`, o el error si no se pudo. La promesa nunca se rechaza. */
  copy: (text: string) => Promise<Error | null>;
  /** Se acaba de copiar. */
  copied: boolean;
  /** Por qué no se pudo copiar la última vez. */
  error: Error | null;
}

/** `copyToClipboard` with its outcome as state (BRW-1). */
export function useClipboard({ resetAfter = 2000 }: ClipboardOptions = {}): ClipboardState {
  const [copied, setCopied] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      clearTimeout(timer.current);
    };
  }, []);
  const copy = useCallback(
    async (text: string): Promise<Error | null> => {
      const failure = await copyToClipboard(text).then(() => null, asError);
      if (!mounted.current) return failure;
      clearTimeout(timer.current);
      setError(failure);
      setCopied(failure === null);
      if (failure === null)
        timer.current = setTimeout(() => setCopied(false), Math.min(resetAfter, LONGEST_TIMER));
      return failure;
    },
    [resetAfter],
  );
  return { copy, copied, error };
}

/** What was thrown, which may be anything, as an error. */
export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
