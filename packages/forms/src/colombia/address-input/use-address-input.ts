'use client';

import { focusedElement, isComposing } from '@guadua/utils/internal';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef } from 'react';
import type { TextChangeReason } from '../../shared/control.types';
import { changeReason } from '../../text-editing/change-reason';
import { undoKey } from '../../text-editing/undo-key';
import { addressFields, addressValue, EMPTY_ADDRESS } from '../address/address';
import type { AddressParts } from '../address/address.types';
import { isVia } from '../address/via';
import type { AddressOptions } from './address-options.types';
import {
  type AddressPart,
  lastFilled,
  NUMBERS,
  neighbour,
  PARTS,
  partEdit,
  pasteInto,
  sameLetters,
} from './address-state';
import { useAddressFocus } from './use-address-focus';
import { useAddressValue } from './use-address-value';
import { useViaList } from './use-via-list';

export function useAddressInput(options: AddressOptions) {
  const { report, root, readOnly } = options;
  const via = useRef<HTMLInputElement>(null);
  const numbers = useRef<Partial<Record<AddressPart, HTMLInputElement | null>>>({});
  const address = useAddressValue(
    { via, numbers },
    {
      ...options,
      onReset: () => list.close('close'),
      onTravel(next, back) {
        list.close('close');
        change(next, back ? 'undo' : 'redo');
        focus.goTo(PARTS.find((part) => next[part] !== parts[part]) ?? null);
      },
    },
  );
  const { parts, change } = address;
  const focus = useAddressFocus({ via, numbers }, parts);
  const list = useViaList({
    open: options.open,
    defaultOpen: options.defaultOpen,
    onOpenChange: options.onOpenChange,
    input: via,
    text: parts.via,
    readOnly,
    onTake: (road, moves) => {
      if (road !== parts.via) change({ ...parts, via: road }, 'select');
      if (moves) focus.goTo('address1');
    },
  });

  /** Changes several parts at once; the same `parts` object again means that the text was refused. */
  const changeAll = (next: AddressParts, reason: TextChangeReason) => {
    if (next === parts) {
      report({ refused: true });
      return;
    }
    list.close('close');
    change(next, reason);
    // Filled in from elsewhere, it leaves the focus there. What is written has it, also where the
    // window has not (`:focus-within`): the keys that follow are meant for the next part.
    if (reason === 'autofill' && !root?.matches(':focus-within')) return;
    focus.goTo(lastFilled(next) === 'via' ? 'address1' : lastFilled(next));
  };
  const onText = (part: AddressPart, text: string, event: Event & Partial<InputEvent>) => {
    const reason = changeReason(event);
    if (event.isComposing) return change({ ...parts, [part]: text }, reason, false);
    // Dropped or filled in, it is read as what is pasted (TXC-1).
    const isWhole = reason === 'drop' || reason === 'autofill';
    const edit = partEdit(parts, part, text, { isWhole, hasRoads: list.options.length > 0 });
    if (edit.to === 'street') return changeAll(edit.parts, reason);
    if (edit.to === 'end') {
      if (part === 'via') list.take(list.highlighted, 'select', true);
      else if (parts[part].trim() !== '') focus.goTo(neighbour(part, 1) ?? null);
      return;
    }
    if (edit.to === 'next') focus.goTo(neighbour(part, 1) ?? null);
    else if (part === 'via') list.filter();
    change(edit.parts, reason);
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
      address.travel(back);
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
      focus.focusPart(before);
    }
  };

  return {
    via,
    numbers,
    parts,
    list,
    focus,
    onText,
    onPaste,
    onKeyDown,
    ...leavings(address, list, readOnly),
  };
}

function leavings(
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
      // It may come after a reset that is not rendered yet: a hidden field loses the focus late.
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
