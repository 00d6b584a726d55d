'use client';

import {
  isComposing,
  useControllableValue,
  useEditBeforeHydration,
  useFormReset,
  useLatestCallback,
  useResetValue,
} from '@guadua/utils/internal';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addressFields, addressValue, EMPTY_ADDRESS } from '../address/address';
import type { AddressParts } from '../address/address.types';
import { isVia } from '../address/via';
import { asText, asTextOrNull } from '../shared/as-text';
import type { ChangeReason } from '../shared/control.types';
import { sendAtOnce } from '../shared/sent-text';
import { changeReason } from '../text-editing/change-reason';
import { undoKey } from '../text-editing/undo-key';
import type { AddressChangeDetails } from './address-input.types';
import type { AddressOptions } from './address-options.types';
import {
  type AddressPart,
  endsPart,
  isOpen,
  lastFilled,
  NUMBERS,
  neighbour,
  PARTS,
  pasteInto,
  sameLetters,
  splitAtMark,
  typedStreet,
} from './address-state';
import { useAddressHistory } from './use-address-history';
import { useViaList } from './use-via-list';

/** Ties the rules of the four parts to their inputs (ADR). */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one state, and a handler of a few lines for each event
export function useAddressInput({
  value,
  defaultValue,
  onChange,
  onPartsChange,
  report,
  root,
  readOnly,
}: AddressOptions) {
  const via = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  const inputs = useRef<Partial<Record<AddressPart, HTMLInputElement | null>>>({});
  const resetValue = asText(useResetValue(value, defaultValue)) || null;
  const [current, setCurrent] = useControllableValue<string | null, AddressChangeDetails>({
    value: asTextOrNull(value),
    defaultValue: asText(defaultValue) || null,
    onChange,
  });
  /** The parts as they are being written, and the value they stand for: an unfinished one is none. */
  const [draft, setDraft] = useState<{ parts: AddressParts; value: string | null } | null>(null);
  // From one empty value to another: the caller says that the field is to be empty, half written too.
  const [lastValue, setLastValue] = useState(value);
  if (!Object.is(lastValue, value)) {
    setLastValue(value);
    if (!value && !lastValue) setDraft(null);
  }
  const isOwn = draft !== null && sameLetters(draft.value, current);
  const parts = isOwn ? draft.parts : current === null ? EMPTY_ADDRESS : addressFields(current);
  const known = isOwn ? draft.value : current;

  const change = useLatestCallback((next: AddressParts, reason: ChangeReason, isStep = true) => {
    const text = addressValue(next);
    report({ dirty: true });
    if (isStep && reason !== 'undo' && reason !== 'redo') history.note(next);
    setDraft({ parts: next, value: text });
    onPartsChange?.(next);
    if (text !== known) setCurrent(text, { reason, parts: next });
  });

  const focusPart = useLatestCallback((part: AddressPart) => {
    const element = part === 'via' ? via.current : inputs.current[part];
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  });
  /** A part that was closed until now opens with the next render. */
  const [wanted, setWanted] = useState<AddressPart | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    setWanted(null);
    focusPart(wanted);
  }, [wanted, focusPart]);

  const list = useViaList({
    text: parts.via,
    readOnly,
    onTake: (road, moves) => {
      if (road !== parts.via) change({ ...parts, via: road }, 'select');
      if (moves) setWanted('address1');
    },
  });
  const history = useAddressHistory({
    parts,
    isOwn,
    root,
    isLocked: () => readOnly === true || via.current?.matches(':disabled') === true,
    onTravel: (next, back) => {
      list.close();
      change(next, back ? 'undo' : 'redo');
      setWanted(PARTS.find((part) => next[part] !== parts[part]) ?? null);
    },
  });

  const [early, dropEarly] = useEditBeforeHydration<AddressParts>({
    read: () => {
      const edited = PARTS.flatMap((part) => {
        const element = part === 'via' ? via.current : inputs.current[part];
        return element && element.value !== element.defaultValue ? [[part, element.value]] : [];
      });
      if (edited.length === 0) return undefined;
      const typed: AddressParts = { ...parts, ...Object.fromEntries(edited) };
      return NUMBERS.every((part) => typed[part] === '') ? addressFields(typed.via) : typed;
    },
    send: (entered = parts) => sendAtOnce(sent, addressValue(entered)),
    take: (typed) => change(typed, 'type'),
  });

  useFormReset(via, () => {
    dropEarly();
    const next = resetValue === null ? EMPTY_ADDRESS : addressFields(resetValue);
    history.note(next);
    setDraft(null);
    list.close();
    onPartsChange?.(next);
    setCurrent(resetValue, { reason: 'reset', parts: next });
  });

  /** Several parts at once; `parts` themselves are a refusal. */
  const changeAll = (next: AddressParts, reason: ChangeReason) => {
    if (next === parts) {
      report({ refused: true });
      return;
    }
    list.close();
    change(next, reason);
    // Filled in from elsewhere, it leaves the focus there. What is written has it, also where the
    // window has not (`:focus-within`): the keys that follow are meant for the next part.
    if (reason === 'autofill' && !root?.matches(':focus-within')) return;
    setWanted(lastFilled(next) === 'via' ? 'address1' : lastFilled(next));
  };
  const onText = (part: AddressPart, text: string, event: Event & Partial<InputEvent>) => {
    const reason = changeReason(event);
    if (event.isComposing) return change({ ...parts, [part]: text }, reason, false);
    // Dropped or filled in, it is read as what is pasted (TXC-1).
    const isWhole = reason === 'drop' || reason === 'autofill';
    const street = isWhole
      ? pasteInto(parts, part, text, true)
      : part === 'via'
        ? typedStreet(parts, text)
        : null;
    if (street) return changeAll(street, reason);
    const ends = endsPart(part, parts[part], text);
    const next = neighbour(part, 1) ?? null;
    // The first part may be an address without a street, where these marks are characters.
    if (ends && (part !== 'via' || list.options.length > 0)) {
      if (part === 'via') list.take(list.highlighted, true);
      else if (parts[part].trim() !== '') setWanted(next);
      return;
    }
    const split = splitAtMark(parts, part, text);
    if (split) {
      change(split, reason);
      setWanted(next);
      return;
    }
    if (part === 'via') list.filter();
    change({ ...parts, [part]: text }, reason);
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
      history.travel(back);
      return;
    }
    if (
      readOnly ||
      isComposing(event.nativeEvent) ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    ) {
      return;
    }
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
    sent,
    inputs,
    parts: early ?? parts,
    value: addressValue(early ?? parts),
    list,
    onText,
    onPaste,
    onKeyDown,
    /** A part whose turn has not come sends the focus to the one that is missing (ADR-5). */
    onPartFocus: (part: AddressPart) => {
      if (!isOpen(parts, part)) {
        focusPart(PARTS.find((name) => !isOpen(parts, neighbour(name, 1) ?? name)) ?? 'via');
      }
    },
    /** The via loses the focus: what it may become is taken, without moving the focus back. */
    onViaBlur: () => {
      list.close();
      if (readOnly || parts.via.trim() === '' || isVia(parts.via)) return;
      if (list.options.length > 0) list.take(0, false);
      else if (NUMBERS.every((part) => parts[part] === '')) {
        // A whole street that was typed here is taken apart; anything else stays as it is.
        const fields = addressFields(parts.via);
        if (isVia(fields.via)) change(fields, 'type');
      }
    },
    /** A press beside the inputs goes to the part that is written next. */
    focusNext: () => focusPart(PARTS.findLast((part) => isOpen(parts, part)) ?? 'via'),
    /** Leaving with a via alone clears it (ADR-5); else the parts settle in their spelling. */
    onLeave: () => {
      if (readOnly) return;
      list.close();
      const alone = NUMBERS.every((part) => parts[part].trim() === '');
      if (alone && isVia(parts.via)) change(EMPTY_ADDRESS, 'clear');
      else if (current !== null && sameLetters(addressValue(parts), current)) {
        const settled = addressFields(current);
        // `6 5` is two parts: then the value changes with what is shown.
        if (sameLetters(addressValue(settled), current))
          setDraft({ parts: settled, value: current });
        else change(settled, 'type');
      }
    },
  };
}
