'use client';

import { Maskito, type MaskitoOptions } from '@maskito/core';
import { type RefObject, useEffect, useInsertionEffect, useRef } from 'react';
import type { TextRules, TextState } from './text-rules';

/** What the last edit came to, by the rules. */
export interface TextEngine {
  /** The text that the rules gave last, so that a text from elsewhere is told from theirs. */
  readonly text: string | null;
}

/**
 * Holds an input to its rules while one edits it. Maskito listens to the element (selection, paste,
 * drop, composition, autofill, Android keyboards, and an undo history of its own, as the browser's
 * is lost once a value is written); every decision is our rules', which its processors call. Its
 * mask lets everything through.
 *
 * @param active Without rules nothing is listened to.
 */
export function useTextRules(
  element: RefObject<HTMLInputElement | null>,
  rules: TextRules | undefined,
): RefObject<TextEngine> {
  const engine = useRef<{ text: string | null }>({ text: null });
  const latest = useRef(rules);
  useInsertionEffect(() => {
    latest.current = rules;
  });
  const active = rules !== undefined;
  useEffect(() => {
    const input = element.current;
    if (!input || !active) return;
    const maskito = new Maskito(input, engineOptions(latest, engine.current));
    return () => maskito.destroy();
  }, [element, active]);
  return engine;
}

function engineOptions(
  rules: RefObject<TextRules | undefined>,
  engine: { text: string | null },
): MaskitoOptions {
  let next: TextState | null = null;
  return {
    mask: /^[\s\S]*$/,
    preprocessors: [
      ({ elementState, data }, action) => {
        const [from, to] = elementState.selection;
        const state: TextState = { text: elementState.value, from, to };
        const current = rules.current;
        // What the rules gave themselves needs no second look, on every key.
        if (!current || (action === 'validation' && state.text === engine.text)) next = state;
        else if (action === 'insert' && (data !== '' || from === to)) {
          next = current.insert(state, data);
        } else if (action === 'validation') next = current.format(state);
        else next = current.remove(state, action !== 'deleteForward');
        // Nothing inserted at a bare caret changes nothing: Maskito then stops the event.
        if (!next) return { elementState: { value: state.text, selection: [to, to] }, data: '' };
        engine.text = next.text;
        return { elementState, data };
      },
    ],
    postprocessors: [
      (elementState) =>
        next ? { value: next.text, selection: [next.from, next.to] } : elementState,
    ],
  };
}
