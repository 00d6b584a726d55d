'use client';

import { useCallback, useEffect, useState } from 'react';
import { LONGEST_TIMER } from '../internal/longest-timer';
import { copyToClipboard } from './copy-to-clipboard';

/** Las opciones de `useClipboard`. */
export interface ClipboardOptions {
  /** Milisegundos que `copied` queda en `true`. @default 2000 */
  resetAfter?: number | undefined;
}

/** Lo que da `useClipboard`. */
export interface ClipboardState {
  /** Copia un texto; da `null`, o el error si no se pudo. La promesa nunca se rechaza. */
  copy: (text: string) => Promise<Error | null>;
  /** Se acaba de copiar. */
  copied: boolean;
  /** Por qué no se pudo copiar la última vez. */
  error: Error | null;
}

/** `copyToClipboard` con su resultado como estado. */
export function useClipboard({ resetAfter = 2000 }: ClipboardOptions = {}): ClipboardState {
  const [outcome, setOutcome] = useState<Omit<ClipboardState, 'copy'>>(IDLE);
  useEffect(() => {
    if (!outcome.copied) return undefined;
    const timer = setTimeout(() => setOutcome(IDLE), Math.min(resetAfter, LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [outcome, resetAfter]);
  const copy = useCallback(async (text: string): Promise<Error | null> => {
    const failure = await copyToClipboard(text).then(
      () => null,
      (error: Error) => error,
    );
    setOutcome({ copied: failure === null, error: failure });
    return failure;
  }, []);
  return { copy, ...outcome };
}

const IDLE = { copied: false, error: null } as const;
