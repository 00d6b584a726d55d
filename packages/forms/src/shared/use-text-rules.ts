'use client';

import { type RefObject, useEffect, useInsertionEffect, useRef } from 'react';
import { attachTextEngine, type TextEngine } from './text-engine';
import type { TextRules } from './text-rules';

/**
 * Holds an input to its rules while one edits it; without rules nothing is listened to. New rules
 * take effect with the next edit.
 */
export function useTextRules(
  element: RefObject<HTMLInputElement | null>,
  rules: TextRules | undefined,
): RefObject<TextEngine> {
  const engine = useRef<TextEngine>({ text: null });
  const latest = useRef(rules);
  useInsertionEffect(() => {
    latest.current = rules;
  });
  const active = rules !== undefined;
  useEffect(() => {
    const input = element.current;
    if (!input || !active) return;
    // While they are `undefined` for a moment, the last ones hold.
    let current = latest.current;
    const now = (): TextRules => {
      current = latest.current ?? current;
      if (!current) throw new Error('A text engine needs rules.');
      return current;
    };
    return attachTextEngine(input, now, engine.current);
  }, [element, active]);
  return engine;
}
