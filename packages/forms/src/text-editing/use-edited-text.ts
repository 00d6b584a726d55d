import { type RefObject, type SyntheticEvent, useLayoutEffect, useState } from 'react';
import type { TextChangeReason } from '../shared/control.types';
import { changeReason } from './change-reason';
import type { TextElement } from './text-element';
import { createTextEngine, type TextEngineOptions } from './text-engine';

export interface EditedTextOptions extends Omit<TextEngineOptions, 'onComposed'> {
  input: RefObject<TextElement | null>;
  /** Called with each text that a person's edit leads to: in shape, or as it is being composed (TXC-5). */
  onText: (text: string, reason: TextChangeReason) => void;
}

export interface EditedTextProps {
  value: string;
  onInput: (event: SyntheticEvent<TextElement>) => void;
  onChange: (event: SyntheticEvent<TextElement>) => void;
}

export interface EditedText {
  props: EditedTextProps;
  /** Says that another record comes by a step that can be undone: the form was reset. */
  noteStep: () => void;
}

interface Composing {
  readonly text: string;
  readonly record: number | undefined;
}

/** A controlled element under rules (TXC). To write it while an input method composes would end the composition. */
export function useEditedText(options: EditedTextOptions): EditedText {
  const { input, text, record, onText } = options;
  const [engine] = useState(createTextEngine);
  const [composing, setComposing] = useState<Composing | null>(null);
  const composed = composing?.record === record ? composing?.text : undefined;
  const take = (next: string, reason: TextChangeReason) => {
    setComposing(engine.composing ? { text: next, record } : null);
    if (engine.take(next)) onText(next, reason);
  };
  const onInput = ({ nativeEvent, currentTarget: { value } }: SyntheticEvent<TextElement>) =>
    take(value, changeReason(nativeEvent));
  // Chromium sends no `input` after the end of a composition, and React no event at all where its own commit
  // ended it (by disabling the field).
  const onComposed = (next: string) => take(next, 'type');
  useLayoutEffect(() => engine.rendered(input.current, { ...options, onComposed }));

  return {
    // React withholds its `change` where the engine wrote the text, and has it twice where it did not.
    props: { value: composed ?? text, onInput, onChange: ignore },
    noteStep: engine.noteStep,
  };
}

function ignore(): void {}
