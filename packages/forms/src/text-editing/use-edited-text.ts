'use client';

import { useEditBeforeHydration } from '@guadua/utils/internal';
import {
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { ChangeReason } from '../shared/control.types';
import { changeReason } from './change-reason';
import type { TextElement } from './text-element';
import type { TextCause } from './text-engine';
import type { TextRules } from './text-rules';
import { useTextEngine } from './use-text-engine';

/** What `useEditedText` takes. */
export interface EditedTextOptions {
  input: RefObject<TextElement | null>;
  /** The text that the value shows as. */
  text: string;
  rules: TextRules | undefined;
  /**
   * Called with each text that a person's edit leads to: in shape, or as it is being composed. A
   * text that is shown but is not in shape yet has to be processed all the same (TXC-5).
   */
  onText: (text: string, reason: ChangeReason) => void;
  /** Makes a form send a text that was entered before hydration, or the one that was rendered again. */
  sendAtOnce?: ((text: string) => void) | undefined;
  /** Called for a text that the rules refuse: one of more than one character, or over a selection. */
  onRefused?: (() => void) | undefined;
}

/** Props for the element. */
export interface EditedTextProps {
  value: string;
  onInput: (event: SyntheticEvent<TextElement>) => void;
  onChange: (event: SyntheticEvent<TextElement>) => void;
}

/** What `useEditedText` gives. */
export interface EditedText {
  props: EditedTextProps;
  /** The text that is shown, save what is being composed: what was entered before hydration, until it is taken. */
  shown: string;
  /** Says that the widget is about to change its value for a person: a step that can be undone. */
  expectChange: () => void;
}

/**
 * A controlled element under rules (TXC). While an input method composes, the raw text is shown,
 * whatever the value: to rewrite it would end the composition.
 */
export function useEditedText({
  input,
  text,
  rules,
  onText,
  sendAtOnce,
  onRefused = ignore,
}: EditedTextOptions): EditedText {
  const engine = useTextEngine(input, rules, onRefused, (element, isCut) => {
    // Chromium sends no `input` after the end of a composition, and React no event at all where its
    // own commit ended it (by disabling the field).
    reason.current = 'type';
    // What the caller has given meanwhile stands.
    if (isCut && text !== composed) setComposed(null);
    else take(element);
  });
  const [composed, setComposed] = useState<string | null>(null);
  /** React puts back what a caller refuses only where it saw the change: not where the engine wrote. */
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const reason = useRef<ChangeReason>('type');
  const lastEvent = useRef<Event | null>(null);
  /** Reported, but not rendered yet. */
  const pendingText = useRef<string | null>(null);
  const cause = useRef<TextCause>('caller');
  const expect = (next: TextCause) => {
    cause.current = next;
    renderAgain();
  };

  const notify = (next: string) => {
    if (next === (pendingText.current ?? text)) return;
    pendingText.current = next;
    expect('edit');
    onText(next, reason.current);
    queueMicrotask(() => {
      pendingText.current = null;
    });
  };
  const take = (element: TextElement) => {
    setComposed(null);
    const raw = element.value;
    notify(
      rules && raw !== engine.text
        ? rules.format(
            { text: raw, from: raw.length, to: raw.length },
            { previous: text, replaced: true },
          ).text
        : raw,
    );
  };
  const onEvent = (event: SyntheticEvent<TextElement>) => {
    const { nativeEvent, currentTarget } = event;
    // One native event comes as both: React withholds `change` where the engine wrote the value, and
    // tools that set a value send nothing but a `change`.
    if (lastEvent.current === nativeEvent) return;
    lastEvent.current = nativeEvent;
    reason.current = changeReason(nativeEvent);
    if (engine.composing) {
      setComposed(currentTarget.value);
      notify(currentTarget.value);
    } else take(currentTarget);
  };

  const [early, dropEarly] = useEditBeforeHydration({
    read: () => (input.current && wasEdited(input.current) ? input.current.value : undefined),
    send: (entered = text) => sendAtOnce?.(entered),
    take: (raw) => {
      const typed = { text: raw, from: raw.length, to: raw.length };
      notify(rules ? rules.format(typed, { previous: text, replaced: false }).text : raw);
    },
  });
  useLayoutEffect(() => {
    engine.rendered(text, cause.current);
    cause.current = 'caller';
  });

  const shown = early ?? text;
  return {
    shown,
    props: {
      value: composed ?? shown,
      onInput: onEvent,
      onChange: onEvent,
    },
    expectChange: () => {
      dropEarly();
      setComposed(null);
      expect('action');
    },
  };
}

function ignore(): void {}

/** Whether the text is another than the one in the markup, as the browser writes that one. */
function wasEdited({ value, defaultValue, type }: TextElement): boolean {
  if (value === defaultValue) return false;
  const written =
    type === 'textarea'
      ? defaultValue.replace(/\r\n?/g, '\n')
      : defaultValue.replace(/[\r\n]/g, '');
  return value.trim() !== written.trim();
}
