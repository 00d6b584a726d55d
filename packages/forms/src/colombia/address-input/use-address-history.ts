import { useState } from 'react';
import { createHistory } from '../../text-editing/text-history';
import type { AddressParts } from '../address/address.types';
import { addressText, partsOf } from './address-state';

/** One history for the four parts of an address: the browser has one for each, and loses it (TXC-4). */
export function useAddressHistory(parts: AddressParts, record: number) {
  const [history] = useState(createHistory);
  const [noted] = useState({ record });
  const noteNow = () => {
    const isOwn = noted.record === record;
    noted.record = record;
    const state = { text: addressText(parts), from: 0, to: 0 };
    // A text in capitals is the same step; one that a person did not write is another record (TXC-4).
    if (history.current()?.text.toLowerCase() === state.text.toLowerCase()) history.replace(state);
    else if (isOwn) history.note(state);
    else history.restart(state);
  };
  return {
    noteNow,
    note(next: AddressParts) {
      noteNow();
      history.note({ text: addressText(next), from: 0, to: 0 });
    },
    /** The parts that undo or redo leads to. */
    travel(back: boolean): AddressParts | undefined {
      noteNow();
      const found = history.travel(back);
      return found && partsOf(found.text);
    },
  };
}
