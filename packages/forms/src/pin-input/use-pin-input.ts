'use client';

import {
  useControllableValue,
  useFormReset,
  useLatestCallback,
  useResetValue,
} from '@guadua/utils/internal';
import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import type { ChangeReason } from '../shared/control.types';
import { changeReason } from '../text-editing/change-reason';
import type { PinInputProps } from './pin-input.types';
import {
  backspace,
  clear,
  firstEmpty,
  moveTo,
  type PinRules,
  type PinState,
  paste,
  pinOf,
  pinText,
  pinValue,
  resize,
  type,
} from './pin-state';

type PinOptions = Pick<PinInputProps, 'value' | 'defaultValue' | 'onChange' | 'onComplete'>;

/** Ties the rules of the boxes to the one real input behind them (PIN-4). */
export function usePinInput(
  input: RefObject<HTMLInputElement | null>,
  rules: PinRules,
  { value, defaultValue, onChange, onComplete }: PinOptions,
) {
  const resetValue = useResetValue(value, defaultValue) ?? null;
  const [current, setCurrent] = useControllableValue<string | null, { reason: ChangeReason }>({
    value: value === '' ? null : value,
    defaultValue: defaultValue || null,
    onChange,
  });
  /** What is in the boxes, and the value that it stands for: half a code is none. */
  const [draft, setDraft] = useState<(PinState & { value: string | null }) | null>(null);
  const own = draft !== null && draft.value === current;
  const state: PinState = own
    ? moveTo({ ...draft, chars: resize(draft.chars, rules.length) }, draft.active)
    : pinOf(current, rules);
  const text = pinText(state);

  const change = useLatestCallback((next: PinState, reason: ChangeReason) => {
    const code = pinValue(next);
    setDraft({ ...next, value: code });
    if (code !== current) setCurrent(code, { reason });
    if (code !== null && code !== pinValue(state)) onComplete?.(code);
  });
  const move = (next: PinState) => setDraft({ ...next, value: current });

  const edit = useLatestCallback((event: InputEvent) => {
    const element = input.current;
    // A composition can't be stopped; it is read once it is there.
    if (!element || event.inputType === 'insertCompositionText') return;
    // Chromium asks before it edits a read-only input too, and then does not.
    if (element.readOnly) return;
    event.preventDefault();
    const from = element.selectionStart ?? 0;
    const to = element.selectionEnd ?? 0;
    const several = to - from > 1;
    const data = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const base = several ? clear(state, from, to) : state;
    let next = state;
    if (event.inputType.startsWith('delete')) {
      const backward = event.inputType.endsWith('Backward');
      next = several ? base : backward ? backspace(state) : clear(state, from, from + 1);
    } else if (event.inputType === 'insertText' && data.length === 1) {
      const typed = type(base, data, rules);
      if (typed !== base) next = typed;
    } else next = paste(state, data, rules);
    if (next !== state) change(next, changeReason(event));
  });
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    element.addEventListener('beforeinput', edit);
    return () => element.removeEventListener('beforeinput', edit);
  }, [input, edit]);

  // The active box is selected, so that assistive technology hears it and keys replace it.
  useLayoutEffect(() => {
    const element = input.current;
    if (element && element === element.ownerDocument.activeElement) {
      element.setSelectionRange(state.active, Math.min(state.active + 1, text.length));
    }
  });

  useFormReset(input, () => {
    setDraft(null);
    setCurrent(resetValue || null, { reason: 'reset' });
  });

  return {
    state,
    text,
    /** For what was put in without our leave: autofill, a composition, a tool. */
    onChange: (event: SyntheticEvent<HTMLInputElement>) => {
      const filled = event.currentTarget.value;
      const next =
        filled === ''
          ? clear(state, 0, rules.length)
          : text.includes(' ') && filled.length <= rules.length
            ? refill(state, filled, rules)
            : paste(state, filled, rules);
      if (next !== state) change(next, changeReason(event.nativeEvent));
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
      const { length } = rules;
      const targets: Record<string, number> = {
        ArrowLeft: state.active - 1,
        ArrowRight: state.active + 1,
        Home: 0,
        End: length - 1,
      };
      const target = Object.hasOwn(targets, event.key) ? targets[event.key] : undefined;
      if (target === undefined) return;
      event.preventDefault();
      move(moveTo(state, target));
    },
    /** A click and the focus go to the first empty box. */
    goToEmpty: () => move(firstEmpty(state.chars)),
  };
}

/** A text with gaps, box by box. */
function refill(state: PinState, text: string, rules: PinRules): PinState {
  let next: PinState = { chars: resize([], rules.length), active: 0 };
  for (const [index, char] of [...text].entries()) {
    if (char === ' ') continue;
    const typed = type({ ...next, active: index }, char, rules);
    if (typed.chars === next.chars) return state;
    next = typed;
  }
  return next;
}
