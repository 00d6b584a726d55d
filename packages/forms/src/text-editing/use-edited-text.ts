'use client';

import { type RefObject, type SyntheticEvent, useLayoutEffect, useState } from 'react';
import type { ChangeReason } from '../shared/control.types';
import { changeReason } from './change-reason';
import type { TextElement } from './text-element';
import type { TextRules } from './text-rules';
import { useTextEngine } from './use-text-engine';

/** What `useEditedText` takes. */
export interface EditedTextOptions {
  input: RefObject<TextElement | null>;
  /** The text that the value shows as. */
  text: string;
  /**
   * Grows with each other record that the value is of. Without it, whatever does not follow an edit is another
   * record.
   */
  record: number | undefined;
  rules: TextRules | undefined;
  /** The text between two renders. */
  now: () => string;
  /**
   * Called with each text that a person's edit leads to: in shape, or as it is being composed. A
   * text that is shown but is not in shape yet has to be processed all the same (TXC-5).
   */
  onText: (text: string, reason: ChangeReason) => void;
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
  /** Says that another record comes by a step that can be undone: the form was reset. */
  noteStep: () => void;
}

/**
 * A controlled element under rules (TXC). While an input method composes, the raw text is shown,
 * whatever the value: to rewrite it would end the composition.
 */
export function useEditedText({
  input,
  text,
  record,
  rules,
  now,
  onText,
  onRefused = ignore,
}: EditedTextOptions): EditedText {
  const [composing, setComposing] = useState<{ text: string; record: number | undefined } | null>(
    null,
  );
  // Another record ends it.
  const composed = composing !== null && composing.record === record ? composing.text : null;
  const engine = useTextEngine(input, rules, onRefused, (element, isCut) => {
    // Chromium sends no `input` after the end of a composition, and React no event at all where its
    // own commit ended it (by disabling the field). What the caller has given meanwhile stands.
    if (isCut && composed === null) setComposing(null);
    else take(element.value, 'type');
  });

  const notify = (next: string, reason: ChangeReason) => {
    if (next !== now()) onText(next, reason);
  };
  const take = (raw: string, reason: ChangeReason) => {
    setComposing(null);
    const end = { text: raw, from: raw.length, to: raw.length };
    // What the engine has not seen comes from a tool that sends nothing but a `change`.
    const isUnruled = rules && raw !== engine.text;
    notify(isUnruled ? rules.format(end, { previous: now(), replaced: true }).text : raw, reason);
  };
  const onEvent = ({ nativeEvent, currentTarget: { value } }: SyntheticEvent<TextElement>) => {
    const reason = changeReason(nativeEvent);
    if (!engine.composing) return take(value, reason);
    setComposing({ text: value, record });
    notify(value, reason);
  };
  useLayoutEffect(() => engine.rendered(text, record));

  return {
    props: {
      value: composed ?? text,
      onInput: onEvent,
      // Tools that set a value send nothing but a native `change`. An `input` was taken above, where React withholds
      // its own `change` after the engine wrote the text; a form that was reset by it shows another text already.
      onChange: (event) => event.nativeEvent.type === 'change' && onEvent(event),
    },
    noteStep: () => {
      setComposing(null);
      engine.noteStep();
    },
  };
}

function ignore(): void {}

/** Whether the text is another than the one in the markup, as the browser writes that one. */
export function wasEdited({ value, defaultValue, type }: TextElement): boolean {
  if (value === defaultValue) return false;
  const written =
    type === 'textarea'
      ? defaultValue.replace(/\r\n?/g, '\n')
      : defaultValue.replace(/[\r\n]/g, '');
  return value.trim() !== written.trim();
}
