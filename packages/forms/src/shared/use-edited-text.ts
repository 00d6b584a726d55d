'use client';

import {
  type CompositionEvent,
  type RefObject,
  type SyntheticEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import { changeReason } from './change-reason';
import type { ChangeReason } from './control.types';
import type { TextRules } from './text-rules';
import { useTextRules } from './use-text-rules';

/** What `useEditedText` takes. */
export interface EditedTextOptions {
  input: RefObject<HTMLInputElement | null>;
  /** The text that the value shows as. */
  text: string;
  rules: TextRules | undefined;
  /** Told of each text that a person's edit leads to, already in shape. */
  onText: (text: string, reason: ChangeReason) => void;
}

/** Props for the input. */
export interface EditedTextProps {
  value: string;
  onInputCapture: (event: SyntheticEvent<HTMLInputElement>) => void;
  onInput: (event: SyntheticEvent<HTMLInputElement>) => void;
  onChange: (event: SyntheticEvent<HTMLInputElement>) => void;
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

/**
 * A controlled input under rules. While an input method composes, the raw text is shown and nothing
 * is told: to rewrite it would end the composition.
 */
export function useEditedText({ input, text, rules, onText }: EditedTextOptions): EditedTextProps {
  const engine = useTextRules(input, rules);
  const [composed, setComposed] = useState<string | null>(null);
  /** React puts back what a caller refuses only where it saw the change: not where the engine wrote. */
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const reason = useRef<ChangeReason>('type');
  const seen = useRef<Event | null>(null);
  /** Told, but not rendered yet: The engine’s correction is an event inside the event it corrects. */
  const told = useRef<string | null>(null);

  const take = (element: HTMLInputElement) => {
    setComposed(null);
    const raw = element.value;
    const shaped =
      rules && raw !== engine.current.text
        ? rules.format({ text: raw, from: raw.length, to: raw.length }).text
        : raw;
    if (shaped === (told.current ?? text)) return;
    told.current = shaped;
    onText(shaped, reason.current);
    showAgain();
    queueMicrotask(() => {
      told.current = null;
    });
  };
  const hear = (event: SyntheticEvent<HTMLInputElement>) => {
    const { nativeEvent, currentTarget } = event;
    // One native event comes as both: React withholds `change` where the engine wrote the value, and
    // tools that set a value send nothing but a `change`.
    if (seen.current === nativeEvent) return;
    seen.current = nativeEvent;
    if (nativeEvent.type === 'change') reason.current = changeReason(nativeEvent);
    if (rules && 'isComposing' in nativeEvent && nativeEvent.isComposing) {
      setComposed(currentTarget.value);
    } else take(currentTarget);
  };
  return {
    value: composed ?? text,
    // On the way down: The engine’s correction comes before the event that it corrects.
    onInputCapture: ({ nativeEvent }) => {
      if (!isEcho(nativeEvent)) reason.current = changeReason(nativeEvent);
    },
    onInput: hear,
    onChange: hear,
    onCompositionEnd: (event) => {
      // Chromium sends no `input` after the end of a composition.
      reason.current = 'type';
      if (rules) take(event.currentTarget);
    },
  };
}

/** The engine tells of its corrections with an `input` event; the reason is the one before. */
function isEcho(event: Event): boolean {
  return (
    !event.isTrusted &&
    event instanceof InputEvent &&
    event.inputType === 'insertText' &&
    event.data === null
  );
}
