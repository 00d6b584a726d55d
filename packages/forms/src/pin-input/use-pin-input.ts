import { listen, useControlValue } from '@guadua/utils/internal';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useState,
} from 'react';
import { asText } from '../shared/as-text';
import type { ChangeDetails, TextChangeReason } from '../shared/control.types';
import { changeReason } from '../text-editing/change-reason';
import type { PinInputProps } from './pin-input.types';
import { givenText, type PinRules, pinCode, pinText } from './pin-text';
import { useActiveBox } from './use-active-box';

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
  const codeIn = (text: string) => pinText(options.pasteTransformer?.(text) ?? text, rules);
  const pin = useControlValue<string | null, string | null, string, ChangeDetails>({
    ...options,
    element: input,
    read: (given) => asText(given) || null,
    onChange: onChange ?? (onTextChange && ignore),
    onReset(first) {
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
  const box = useActiveBox(input, text, rules.length, composed !== null);

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
    const isTyped = event.type === 'compositionend';
    const reason = isPasting ? 'paste' : isTyped ? 'type' : changeReason(event.nativeEvent);
    // A dropped or filled-in text is the whole code, wherever the browser has put it.
    const isWhole = /drop|autofill/.test(reason);
    const raw = (isWhole && inputType && data) || element.value;
    const next = isWhole ? codeIn(raw) : pinText(raw, rules);
    // After a refusal React puts back what was there, and the move selects the box again.
    box.goTo(next === null ? box.active : isWhole ? next.length : (element.selectionStart ?? 0));
    if (next === null) onRefused();
    else change(next, reason);
  };
  const paste = (event: ClipboardEvent) => {
    const element = input.current;
    if (event.defaultPrevented || !element) return;
    event.preventDefault();
    const next = codeIn(event.clipboardData.getData('text/plain'));
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

  return {
    text,
    shown: composed ?? text,
    code: pinCode(whole, rules),
    isTooLong: whole.length > rules.length,
    active: box.active,
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
      onKeyDown: box.onKeyDown,
      onClick: box.goToEmpty,
    },
    goToEmpty: box.goToEmpty,
  };
}

function textOf(pin: { value: string | null; draft: string | null }, rules: PinRules): string {
  return pin.draft ?? givenText(pin.value, rules);
}

/** What the value can't say: half a code. */
function draftOf(text: string, rules: PinRules): string | null {
  return text === '' || pinCode(text, rules) !== null ? null : text;
}

function ignore(): void {}
