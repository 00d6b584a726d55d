'use client';

import {
  useControllableValue,
  useEditBeforeHydration,
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
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { asText, asTextOrNull } from '../shared/as-text';
import type { ChangeReason } from '../shared/control.types';
import { sendAtOnce } from '../shared/sent-text';
import { changeReason } from '../text-editing/change-reason';
import { createHistory } from '../text-editing/text-history';
import { undoKey } from '../text-editing/undo-key';
import type { PinInputProps } from './pin-input.types';
import {
  backspace,
  charsOf,
  clear,
  firstEmpty,
  isTooLong,
  moveTo,
  type PinRules,
  type PinState,
  paste,
  pinOf,
  pinText,
  pinValue,
  refill,
  resize,
  typeAll,
} from './pin-state';

interface PinOptions
  extends Pick<
    PinInputProps,
    'value' | 'defaultValue' | 'onChange' | 'onTextChange' | 'onComplete' | 'pasteTransformer'
  > {
  /** A person changed what is in the boxes. */
  onEdit: () => void;
  /** A pasted, dropped or filled-in text is no code. */
  onRefused: () => void;
}

/** Ties the rules of the boxes to the one real input behind them (PIN-4). */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one state, and a handler of a few lines for each event
export function usePinInput(
  input: RefObject<HTMLInputElement | null>,
  sent: RefObject<HTMLInputElement | null>,
  rules: PinRules,
  options: PinOptions,
) {
  const { value, defaultValue, onChange, onTextChange, onComplete, onEdit, onRefused } = options;
  const { pasteTransformer = asIs } = options;
  const resetValue = asText(useResetValue(value, defaultValue)) || null;
  const [current, setCurrent] = useControllableValue<string | null, { reason: ChangeReason }>({
    value: asTextOrNull(value),
    defaultValue: asText(defaultValue) || null,
    onChange: onChange ?? (onTextChange && ignore),
  });
  /** What is in the boxes, and the value that it stands for: an incomplete code has none. */
  const [draft, setDraft] = useState<PinDraft | null>(null);
  // A part of a code is no value, as is an empty field: from `null` to an empty text (or nothing) and
  // back, a caller says that the field is to be empty (PIN-6). One who keeps the text of the boxes
  // says it with any of them.
  const [lastValue, setLastValue] = useState(value);
  if (!Object.is(lastValue, value)) {
    setLastValue(value);
    if (draft && value && value === pinText(draft)) setDraft({ ...draft, emitted: value });
    else if (!value && draft?.emitted !== value) setDraft(null);
  }
  // A caller who keeps what is in the boxes gives it back as the value.
  const own = draft !== null && (draft.value === current || pinText(draft) === current);
  /** With what has no box at the moment. */
  const chars = own ? draft.chars : charsOf(current, rules);
  const tooLong = isTooLong(chars, rules);
  const shown = resize(chars, rules.length);
  const state = own ? moveTo({ ...draft, chars: shown }, draft.active) : firstEmpty(shown);
  const text = pinText(state);
  const code = tooLong ? null : pinValue(state);
  /** The value that the caller has, or has heard of last. */
  const known = value === undefined ? draft?.emitted : value;
  /** What an input method has under way; to write the value meanwhile would end or double it. */
  const [composed, setComposed] = useState<string | null>(null);
  const [history] = useState(createHistory);

  const noteNow = () => history.noteShown({ text, from: state.active, to: state.active }, own);

  const change = useLatestCallback((next: PinState, reason: ChangeReason) => {
    const nextCode = pinValue(next);
    if (reason !== 'undo' && reason !== 'redo') {
      noteNow();
      history.note({ text: pinText(next), from: next.active, to: next.active });
    }
    // An empty text is brought to what empty is everywhere, so that going back to it can be seen.
    onEdit();
    // A caller who gave no value learns of the first edit as well: then a reset is a change (PIN-6).
    const isReported = nextCode !== current || value === '' || known === undefined;
    setDraft({ ...next, value: nextCode, emitted: isReported ? nextCode : known });
    if (isReported) setCurrent(nextCode, { reason });
    if (tooLong || pinText(next) !== text) onTextChange?.(pinText(next), { reason });
    if (nextCode !== null && nextCode !== code) onComplete?.(nextCode);
  });
  const move = ({ active }: PinState) =>
    setDraft({ chars, active, value: current, emitted: known });
  const travel = useLatestCallback((back: boolean) => {
    const element = input.current;
    if (!element || element.readOnly || element.matches(':disabled')) return;
    noteNow();
    const found = history.travel(back);
    if (!found) return;
    change(moveTo(refill(state, found.text, rules), found.from), back ? 'undo' : 'redo');
  });

  const edit = useLatestCallback((event: InputEvent) => {
    const element = input.current;
    // A composition can't be stopped; it is read once it is there.
    if (!element || isComposition(event)) return;
    // Chromium asks before it edits a read-only input too, and then does not.
    if (element.readOnly) return;
    event.preventDefault();
    if (event.inputType.startsWith('history')) {
      travel(event.inputType === 'historyUndo');
      return;
    }
    const from = element.selectionStart ?? 0;
    const to = element.selectionEnd ?? 0;
    const several = to - from > 1;
    const data = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const base = several ? clear(state, from, to) : state;
    let next = state;
    if (event.inputType.startsWith('delete')) {
      const backward = event.inputType.endsWith('Backward');
      next = several ? base : backward ? backspace(state) : clear(state, from, from + 1);
    } else if (event.inputType === 'insertText' && data.length <= rules.length - base.active) {
      // Dictation and some keyboards on telephones put in several at a time.
      const typed = typeAll(base, data, rules);
      if (typed !== base) next = typed;
    } else next = paste(state, pasteTransformer(data), rules);
    // Rendered at once: in a shadow tree React lets the keys of a fast hand come first.
    if (next !== state) flushSync(() => change(next, changeReason(event)));
    else if (data.length > 1) onRefused();
  });
  const endComposition = useLatestCallback(({ data }: { data: string }) => {
    setComposed(null);
    // A reset has emptied the field before Firefox says so.
    const next = input.current?.value === '' ? state : typeAll(state, data, rules);
    // Refused, it leaves no trace either: the next render need not write the same value again.
    if (next !== state) change(next, 'type');
    else if (input.current) input.current.value = text;
  });
  const cutComposition = useLatestCallback(() => {
    if (composed === null || !input.current?.matches(':disabled')) return;
    // What the caller has given meanwhile stands.
    if (text === '') endComposition({ data: composed });
    else setComposed(null);
  });
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    element.addEventListener('beforeinput', edit);
    // React sends no event where its own commit ends a composition, by disabling the field.
    element.addEventListener('compositionend', endComposition);
    // Firefox ends it without an event of its own where the field is disabled.
    element.addEventListener('blur', cutComposition);
    return () => {
      element.removeEventListener('beforeinput', edit);
      element.removeEventListener('compositionend', endComposition);
      element.removeEventListener('blur', cutComposition);
    };
  }, [input, edit, endComposition, cutComposition]);

  // The active box is selected, so that assistive technology announces it and keys replace it. Only a
  // move does this, not each render: what a person has selected meanwhile stays.
  const select = useLatestCallback(() => {
    const element = input.current;
    if (!element?.matches(':focus') || composed !== null) return;
    element.setSelectionRange(state.active, Math.min(state.active + 1, text.length));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move
  useLayoutEffect(() => select(), [select, draft, state.active, text]);
  const selectTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(selectTimer.current), []);

  const [early, dropEarly] = useEditBeforeHydration({
    read: () => {
      const element = input.current;
      if (!element || element.value === element.defaultValue) return undefined;
      return element.value === ''
        ? clear(state, 0, rules.length)
        : paste(state, element.value, rules);
    },
    send: (entered) => sendAtOnce(sent, entered ? pinValue(entered) : code),
    take: (next) => {
      if (next !== state) change(next, 'type');
    },
  });

  useFormReset(input, () => {
    dropEarly();
    noteNow();
    history.note({ text: pinText(pinOf(resetValue, rules)), from: 0, to: 0 });
    setDraft(null);
    setComposed(null);
    setCurrent(resetValue, { reason: 'reset' });
    onTextChange?.(resetValue ?? '', { reason: 'reset' });
  });

  return {
    state: early ?? state,
    code: early ? pinValue(early) : code,
    tooLong: tooLong && !early,
    text: composed ?? (early ? pinText(early) : text),
    /** For what was put in without our leave: autofill, a composition, a tool. */
    onChange: (event: SyntheticEvent<HTMLInputElement>) => {
      const filled = event.currentTarget.value;
      const { nativeEvent } = event;
      if (isComposition(nativeEvent)) {
        setComposed(filled);
        return;
      }
      const next =
        filled === ''
          ? clear(state, 0, rules.length)
          : text.includes(' ') && filled.length <= rules.length
            ? refill(state, filled, rules)
            : paste(state, pasteTransformer(filled), rules);
      if (next !== state) change(next, changeReason(event.nativeEvent));
      else onRefused();
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key } = event;
      const back = undoKey(event);
      const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
      const end = key === 'Home' ? 0 : key === 'End' ? rules.length : null;
      if (back !== null) travel(back);
      else if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
      else if (by === 0 && end === null) return;
      else move(moveTo(state, end ?? state.active + by));
      event.preventDefault();
    },
    /** A click and the focus go to the first empty box. */
    goToEmpty: () => {
      move(firstEmpty(state.chars));
      // WebKit selects everything after the focus event: the next key would replace it all.
      clearTimeout(selectTimer.current);
      selectTimer.current = setTimeout(select);
    },
  };
}

/** Whether an input method is at work; WebKit takes back what was composed, and then inserts what it became. */
function isComposition(event: Event): boolean {
  const { inputType = '', isComposing = false }: Partial<InputEvent> = event;
  return isComposing || inputType.includes('Composition');
}

function ignore(): void {}

function asIs(text: string): string {
  return text;
}

/** What is in the boxes, and what it stands for. */
interface PinDraft extends PinState {
  /** The code that it makes; an incomplete code is none. */
  readonly value: string | null;
  /** The value that the caller has since: a change to another empty one is a reset. */
  readonly emitted: string | null | undefined;
}
