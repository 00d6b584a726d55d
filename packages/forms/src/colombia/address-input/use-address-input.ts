import { focusedElement, isComposing } from '@guadua/utils/internal';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef } from 'react';
import type { TextChangeReason } from '../../shared/control.types';
import { changeReason } from '../../text-editing/change-reason';
import { undoKey } from '../../text-editing/undo-key';
import { addressFields, addressValue, EMPTY_ADDRESS } from '../address/address';
import type { AddressParts } from '../address/address.types';
import { isVia } from '../address/via';
import type { AddressInputProps } from './address-input.types';
import {
  type AddressPart,
  isOpen,
  lastFilled,
  NUMBERS,
  neighbour,
  PARTS,
  partEdit,
  pasteInto,
  sameLetters,
} from './address-state';
import { type AddressValueOptions, useAddressValue } from './use-address-value';
import { useViaList } from './use-via-list';

interface AddressOptions
  extends Omit<AddressValueOptions, 'onReset'>,
    Pick<AddressInputProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'readOnly'> {
  root: HTMLElement | null;
}

export function useAddressInput(options: AddressOptions) {
  const { report, root, readOnly } = options;
  const via = useRef<HTMLInputElement>(null);
  const numbers = useRef<Partial<Record<AddressPart, HTMLInputElement | null>>>({});
  const address = useAddressValue(
    { via, numbers },
    { ...options, onReset: () => list.close('close') },
  );
  const { parts, change } = address;
  const focusPart = (part: AddressPart | undefined) => {
    const element = part === 'via' ? via.current : part && numbers.current[part];
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  };
  /** Goes there once React has rendered what was written: until then the part may not be shown. */
  const goTo = (part: AddressPart | undefined) => queueMicrotask(() => focusPart(part));
  const list = useViaList({
    open: options.open,
    defaultOpen: options.defaultOpen,
    onOpenChange: options.onOpenChange,
    root,
    input: via,
    text: parts.via,
    readOnly,
    onTake: (road, moves) => {
      if (road !== parts.via) change({ ...parts, via: road }, 'select');
      if (moves) goTo('address1');
    },
  });

  const travel = (back: boolean) => {
    if (readOnly || via.current?.matches(':disabled')) return;
    const next = address.history.travel(back);
    if (!next) return;
    list.close('close');
    change(next, back ? 'undo' : 'redo');
    goTo(PARTS.find((part) => next[part] !== parts[part]));
  };
  /** Changes several parts at once; the same `parts` object again means that the text was refused. */
  const changeAll = (next: AddressParts, reason: TextChangeReason) => {
    if (next === parts) {
      report({ refused: true });
      return;
    }
    list.close('close');
    change(next, reason);
    // What is filled in from elsewhere leaves the focus there. What is written has the focus, also where the window
    // has not (`:focus-within`): the keys that follow are meant for the next part.
    if (reason === 'autofill' && !root?.matches(':focus-within')) return;
    goTo(lastFilled(next) === 'via' ? 'address1' : lastFilled(next));
  };
  const onText = (part: AddressPart, text: string, event: Event & Partial<InputEvent>) => {
    const reason = changeReason(event);
    // A menu of the browser undoes in one part only; React puts that back, and all parts are undone together.
    if (reason === 'undo' || reason === 'redo') return travel(reason === 'undo');
    if (event.isComposing) return change({ ...parts, [part]: text }, reason, false);
    // A text that was dropped or filled in is read like a pasted one (TXC-1).
    const isWhole = reason === 'drop' || reason === 'autofill';
    const edit = partEdit(parts, part, text, { isWhole, hasRoads: list.options.length > 0 });
    if (edit.to === 'street') return changeAll(edit.parts, reason);
    if (edit.to === 'end') {
      if (part === 'via') list.take(list.highlighted, 'select', true);
      else if (parts[part].trim() !== '') goTo(neighbour(part, 1));
      return;
    }
    if (part === 'via') list.filter();
    change(edit.parts, reason);
    if (edit.to === 'next') goTo(neighbour(part, 1));
  };

  const onPaste = (part: AddressPart, event: ClipboardEvent<HTMLInputElement>) => {
    if (readOnly) return;
    const { selectionStart, selectionEnd, value: old } = event.currentTarget;
    const replacesAll = selectionStart === 0 && selectionEnd === old.length;
    const next = pasteInto(parts, part, event.clipboardData.getData('text/plain'), replacesAll);
    if (!next) return;
    event.preventDefault();
    changeAll(next, 'paste');
  };

  const onKeyDown = (part: AddressPart, event: KeyboardEvent<HTMLInputElement>) => {
    const back = undoKey(event);
    if (back !== null) {
      event.preventDefault();
      travel(back);
      return;
    }
    if (readOnly || isComposing(event.nativeEvent)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (part === 'via' && list.onKey(event)) {
      event.preventDefault();
      return;
    }
    const before = neighbour(part, -1);
    if (event.key === 'Backspace' && parts[part] === '' && before) {
      event.preventDefault();
      focusPart(before);
    }
  };

  return {
    via,
    numbers,
    parts,
    list,
    /** The part that is written next. */
    focusNext: () => focusPart(PARTS.findLast((part) => isOpen(parts, part))),
    /** Begins a step, which is all that is composed from here on. */
    onCompositionStart: address.history.noteNow,
    onText,
    onPaste,
    onKeyDown,
    ...leaveHandlers(address, list, readOnly),
  };
}

function leaveHandlers(
  { now, valueNow, change, settle }: ReturnType<typeof useAddressValue>,
  list: ReturnType<typeof useViaList>,
  readOnly: boolean | undefined,
) {
  return {
    onViaBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      // The window lost the focus, not the part: one goes on where one was.
      if (focusedElement(currentTarget) === currentTarget) return;
      list.close('outside');
      const parts = now();
      if (readOnly || parts.via.trim() === '' || isVia(parts.via)) return;
      if (list.options.length > 0) list.take(0, 'outside', false);
      else if (NUMBERS.every((part) => parts[part] === '')) {
        // A whole street that was typed here is taken apart; anything else stays as it is.
        const fields = addressFields(parts.via);
        if (isVia(fields.via)) change(fields, 'type');
      }
    },
    /** Leaving with a via alone clears it (ADR-5); else the parts settle in their spelling. */
    onLeave: () => {
      if (readOnly) return;
      list.close('outside');
      // The event may come after a reset that is not rendered yet: a hidden field loses the focus late.
      const parts = now();
      const value = valueNow();
      const alone = NUMBERS.every((part) => parts[part].trim() === '');
      if (alone && isVia(parts.via)) change(EMPTY_ADDRESS, 'clear');
      else if (value !== null && sameLetters(addressValue(parts), value)) {
        const settled = addressFields(value);
        // `6 5` is two parts: then the value changes with what is shown.
        if (sameLetters(addressValue(settled), value)) settle();
        else change(settled, 'type');
      }
    },
  };
}
