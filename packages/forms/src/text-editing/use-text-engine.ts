'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { type RefObject, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TextElement } from './text-element';
import { createTextEngine, type TextEngine } from './text-engine';
import type { TextRules } from './text-rules';

/** Holds an element to its rules while one edits it. New rules take effect with the next edit. */
export function useTextEngine(
  element: RefObject<TextElement | null>,
  rules: TextRules | undefined,
  onRefused: () => void,
  onComposed: (element: TextElement, isCut?: boolean) => void,
): TextEngine {
  const latest = useRef(rules);
  useInsertionEffect(() => {
    latest.current = rules;
  });
  const refused = useLatestCallback(onRefused);
  const composed = useLatestCallback(onComposed);
  const [engine] = useState(() => createTextEngine(() => latest.current, refused, composed));
  useLayoutEffect(
    () => (element.current ? engine.attach(element.current) : undefined),
    [element, engine],
  );
  return engine;
}
