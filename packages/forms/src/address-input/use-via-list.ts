'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { VIAS } from '../address/address-vocabulary';
import { isVia, matchVias } from '../address/via';
import { useLeaveView } from './use-leave-view';

/** What `useViaList` takes. */
export interface ViaListOptions {
  /** The input of the road. */
  input: RefObject<HTMLInputElement | null>;
  /** What is in that input. */
  text: string;
  readOnly: boolean | undefined;
  /** A road was taken. `moves`: the focus goes on to the next part. */
  onTake: (road: string, moves: boolean) => void;
}

/** The list of roads below the first part: when it is open, and which road is highlighted (ADR-4). */
export function useViaList({ input, text, readOnly, onTake }: ViaListOptions) {
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

  // Scrolled out of view it closes as on Escape, but does not draw the view back (ADR-4).
  const leaveView = useLatestCallback(() => {
    if (text !== '') take(highlighted, false);
    else close();
  });
  useLeaveView(input, open, leaveView);

  return {
    options,
    open: open && options.length > 0,
    highlighted,
    setActive,
    openList,
    close,
    take,
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
