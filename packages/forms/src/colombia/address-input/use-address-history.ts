'use client';

import { listen, together, useLatestCallback } from '@guadua/utils/internal';
import { useEffect, useState } from 'react';
import { createHistory } from '../../text-editing/text-history';
import type { AddressParts } from '../address/address.types';
import { addressText, partsOf } from './address-state';

export interface AddressHistoryOptions {
  parts: AddressParts;
  record: number;
  root: HTMLElement | null;
  isLocked: () => boolean;
  onTravel: (parts: AddressParts, back: boolean) => void;
}

/** One history for the four parts of an address: the browser has one for each, and loses it (TXC-4). */
export function useAddressHistory({
  parts,
  record,
  root,
  isLocked,
  onTravel,
}: AddressHistoryOptions) {
  const [history] = useState(createHistory);
  const [noted] = useState({ record });
  const noteNow = () => {
    const isOwn = noted.record === record;
    noted.record = record;
    const state = { text: addressText(parts), from: 0, to: 0 };
    // In capitals it is the same step; what a person did not write is another record (TXC-4).
    if (history.current()?.text.toLowerCase() === state.text.toLowerCase()) history.replace(state);
    else if (isOwn) history.note(state);
    else history.restart(state);
  };
  const noteStart = useLatestCallback(noteNow);
  const travel = useLatestCallback((back: boolean) => {
    if (isLocked()) return;
    noteNow();
    const found = history.travel(back);
    if (found) onTravel(partsOf(found.text), back);
  });
  useEffect(() => {
    const onBeforeInput = (event: InputEvent) => {
      if (!event.inputType.startsWith('history')) return;
      event.preventDefault();
      travel(event.inputType === 'historyUndo');
    };
    return together([
      listen(root, 'beforeinput', onBeforeInput),
      // What is composed is one step, from here on.
      listen(root, 'compositionstart', noteStart),
    ]);
  }, [root, travel, noteStart]);
  return {
    note: (next: AddressParts) => {
      noteNow();
      history.note({ text: addressText(next), from: 0, to: 0 });
    },
    travel,
  };
}
