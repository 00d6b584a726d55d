'use client';

import { type KeyboardEvent, useState } from 'react';
import { VIAS } from '../address/address-vocabulary';
import { isVia, matchVias } from '../address/via';

/** What `useViaList` takes. */
export interface ViaListOptions {
  /** What is in the input of the road. */
  text: string;
  readOnly: boolean | undefined;
  /** A road was taken. `moves`: the focus goes on to the next part. */
  onTake: (road: string, moves: boolean) => void;
}

/** The list of roads below the first part: when it is open, and which road is highlighted (ADR-4). */
export function useViaList({ text, readOnly, onTake }: ViaListOptions) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const options = matchVias(isVia(text) ? '' : text);
  const highlighted = Math.min(active, options.length - 1);

  const close = () => setOpen(false);
  const openList = () => {
    if (readOnly) return;
    setOpen(true);
    setActive(isVia(text) ? VIAS.indexOf(text) : 0);
  };
  /** Closes the list and takes the highlighted road, which is the first one unless arrows moved. */
  const take = (index: number, moves: boolean) => {
    close();
    const option = options[index];
    if (option) onTake(option, moves);
  };

  return {
    options,
    open: open && options.length > 0,
    highlighted,
    setActive,
    openList,
    close,
    take,
    /** Scrolled out of view it closes as on Escape, but does not draw the view back (ADR-4). */
    leaveView: () => {
      if (text !== '') take(highlighted, false);
      else close();
    },
    /** A typed text opens the list, and its first match is the highlighted one. */
    filter: () => {
      setOpen(true);
      setActive(0);
    },
    /** Whether the key was the list's: the browser does nothing with it then. */
    onKey: (event: KeyboardEvent<HTMLInputElement>): boolean => {
      const { key } = event;
      const { selectionStart, value } = event.currentTarget;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        if (!open) openList();
        else if (options.length > 0) {
          const step = key === 'ArrowDown' ? 1 : -1;
          setActive((highlighted + step + options.length) % options.length);
        }
        return true;
      }
      if (!open) return false;
      const right = key === 'ArrowRight' && selectionStart === value.length;
      if (key === 'Enter' || right || (key === 'Tab' && !event.shiftKey && value)) {
        // With nothing to take, Tab and the arrow are the browser's.
        if (options.length === 0 && key !== 'Enter') return false;
        take(highlighted, true);
        return true;
      }
      return false;
    },
  };
}
