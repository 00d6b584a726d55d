import { matchesMedia, type PopupReason, usePopup } from '@guadua/utils/internal';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { VIAS } from '../address/address-vocabulary';
import { isVia, matchVias } from '../address/via';
import type { AddressInputProps } from './address-input.types';

export interface ViaListOptions
  extends Pick<AddressInputProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'readOnly'> {
  root: HTMLElement | null;
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onTake: (road: string, moves: boolean) => void;
}

export type ViaListState = ReturnType<typeof useViaList>;

export function useViaList({ root, input, text, readOnly, onTake, ...state }: ViaListOptions) {
  const popup = usePopup({ ...state, usable: readOnly !== true, control: input });
  const open = popup.isOpen;
  const [active, setActive] = useState(0);
  const options = matchVias(isVia(text) ? '' : text);
  const highlighted = Math.min(active, options.length - 1);

  const show = (reason: PopupReason) => {
    popup.open(reason, undefined);
    // On a phone the keyboard covers half of the screen: the control and its list come into view (ADR-7).
    if (!open && matchesMedia('(max-width: 600px)')) root?.scrollIntoView?.({ block: 'start' });
  };
  const openList = (reason: PopupReason) => {
    show(reason);
    setActive(isVia(text) ? VIAS.indexOf(text) : 0);
  };
  /** Closes the list and takes the highlighted road, which is the first one unless arrows moved. */
  const take = (index: number, reason: PopupReason, moves: boolean) => {
    popup.close(reason);
    const option = options[index];
    if (option) onTake(option, moves);
  };

  return {
    options,
    open: open && options.length > 0,
    highlighted,
    setActive,
    openList,
    close: popup.close,
    take,
    /** Closes the list that was scrolled out of view, as Escape does, but without drawing the view back (ADR-4). */
    leaveView: () => {
      if (text !== '') take(highlighted, 'outside', false);
      else popup.close('outside');
    },
    filter: () => {
      show('trigger');
      setActive(0);
    },
    onKey: (event: KeyboardEvent<HTMLInputElement>): boolean => {
      const { key } = event;
      const { selectionStart, value } = event.currentTarget;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        if (!open) openList('trigger');
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
        take(highlighted, 'select', true);
        return true;
      }
      return false;
    },
  };
}
