'use client';

import { listen, useControlValue } from '@guadua/utils/internal';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { asText } from '../shared/as-text';
import type { ChangeDetails, TextChangeReason } from '../shared/control.types';
import { changeReason } from '../text-editing/change-reason';
import type { PinInputProps } from './pin-input.types';
import { givenText, type PinRules, pinCode, pinText } from './pin-text';

interface PinOptions
  extends Pick<
    PinInputProps,
    'name' | 'defaultValue' | 'onChange' | 'onTextChange' | 'onComplete' | 'pasteTransformer'
  > {
  value: PinInputProps['value'];
  onEdit: () => void;
  onRefused: () => void;
}

export function usePinInput(
  input: RefObject<HTMLInputElement | null>,
  rules: PinRules,
  { onEdit, onRefused, onChange, onTextChange, onComplete, ...options }: PinOptions,
) {
  const { pasteTransformer = asIs } = options;
  const pin = useControlValue<string | null, string | null, string, ChangeDetails>({
    ...options,
    element: input,
    read: (given) => asText(given) || null,
    onChange: onChange ?? (onTextChange && ignore),
    onReset(first) {
      setComposed(null);
      pin.set(first, { reason: 'reset' });
      onTextChange?.(first ?? '', { reason: 'reset' });
    },
    readEarly() {
      const { value = '', defaultValue } = input.current ?? {};
      const typed = pinText(value, rules);
      if (value === defaultValue || typed === null) return undefined;
      return { value: pinCode(typed, rules), draft: draftOf(typed, rules) };
    },
  });
  /** Longer than `text` while there are fewer boxes than characters. */
  const whole = textOf(pin, rules);
  const text = whole.slice(0, rules.length);
  /** What an input method has under way: to write the value meanwhile would end or double it. */
  const [composing, setComposed] = useState<{ text: string; record: number } | null>(null);
  // Another record ends the composition; Firefox sends no event where a disabled fieldset ends it.
  const composed = composing?.record === pin.record ? composing.text : null;
  /** The box that the next key goes to; another object selects it anew. */
  const [place, setPlace] = useState({ box: text.length });
  const active = Math.min(place.box, text.length, rules.length - 1);

  const change = (next: string, reason: TextChangeReason) => {
    if (next === textOf(pin.latest(), rules)) return;
    onEdit();
    const code = pinCode(next, rules);
    pin.set(code, { reason }, draftOf(next, rules));
    onTextChange?.(next, { reason });
    if (code !== null) onComplete?.(code);
  };
  /** Set while the browser puts in what is pasted: its own event would say that it was typed. */
  let isPasting = false;
  const edit = (event: SyntheticEvent<HTMLInputElement>) => {
    const element = event.currentTarget;
    const { inputType, data, isComposing }: Partial<InputEvent> = event.nativeEvent;
    // WebKit takes back what was composed, and then inserts what it became.
    if (isComposing || inputType?.includes('Composition')) {
      setComposed({ text: element.value, record: pin.record });
      return;
    }
    setComposed(null);
    const isEnd = event.type === 'compositionend';
    const reason = isPasting ? 'paste' : isEnd ? 'type' : changeReason(event.nativeEvent);
    // A dropped or filled-in text is the whole code, wherever the browser has put it.
    const isWhole = /drop|autofill/.test(reason);
    const raw = (isWhole && inputType && data) || element.value;
    const next = pinText(isWhole ? pasteTransformer(raw) : raw, rules);
    // After a refusal React puts back what was there, and a new place selects the box again.
    setPlace({
      box: next === null ? active : isWhole ? next.length : (element.selectionStart ?? 0),
    });
    if (next === null) onRefused();
    else change(next, reason);
  };
  const paste = (event: ClipboardEvent) => {
    const element = input.current;
    if (event.defaultPrevented || !element) return;
    event.preventDefault();
    const next = pinText(pasteTransformer(event.clipboardData.getData('text/plain')), rules);
    if (!next) onRefused();
    if (!next || element.readOnly) return;
    element.select();
    // A command puts the text in, so that the browser can undo it.
    isPasting = true;
    if (!element.ownerDocument.execCommand?.('insertText', false, next)) change(next, 'paste');
    isPasting = false;
  };
  // React makes its own event of this name out of keys, drops and compositions.
  useEffect(() =>
    listen<InputEvent>(input.current, 'beforeinput', (event) => {
      const { inputType, data, isComposing } = event;
      if (isComposing || inputType !== 'insertText' || !data || pinText(data, rules)) return;
      // A key that is refused afterwards would make the browser forget what can be undone.
      event.preventDefault();
      // A key that leads to nothing is plain to see.
      if (data.length > 1) onRefused();
    }),
  );

  const select = (box: number) => {
    const element = input.current;
    if (element?.matches(':focus') && composed === null) {
      element.setSelectionRange(box, Math.min(box + 1, text.length));
    }
  };
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (by === undefined || event.defaultPrevented || event.shiftKey) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setPlace({ box: Math.max(0, Math.min(active + by, text.length)) });
  };
  const goToEmpty = () => {
    setComposed(null);
    setPlace({ box: text.length });
    // WebKit selects everything after the focus event: the next key would replace it all.
    setTimeout(() => {
      if (input.current?.value === text) select(Math.min(text.length, rules.length - 1));
    });
  };
  // The active box is selected, so that assistive technology announces it and keys replace it. Only a
  // move does this, not each render: what a person has selected meanwhile stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move
  useLayoutEffect(() => select(active), [place, text]);

  return {
    text,
    shown: composed ?? text,
    code: pinCode(whole, rules),
    isTooLong: whole.length > rules.length,
    active,
    handlers: {
      onInput: edit,
      // Tools that set a value send nothing but a native `change`.
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        event.nativeEvent.type === 'change' && edit(event),
      onCompositionEnd: edit,
    },
    /** For the root, where they come after a caller's own on the input. */
    rootHandlers: {
      onPaste: paste,
      onKeyDown: move,
      onClick: goToEmpty,
    },
    goToEmpty,
  };
}

const MOVES: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: 0,
  ArrowDown: 0,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

function textOf(pin: { value: string | null; draft: string | null }, rules: PinRules): string {
  return pin.draft ?? givenText(pin.value, rules);
}

/** What the value can't say: half a code. */
function draftOf(text: string, rules: PinRules): string | null {
  return text === '' || pinCode(text, rules) !== null ? null : text;
}

function ignore(): void {}

function asIs(text: string): string {
  return text;
}
