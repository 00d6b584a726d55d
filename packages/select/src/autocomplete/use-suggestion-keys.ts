'use client';

import { eventTarget, isComposing, listen, together } from '@guadua/utils/internal';
import { type RefObject, useEffect } from 'react';
import { isTab } from '../list/keymap';
import { PAGE } from '../list/navigation';
import { useNamedOption } from '../list/use-list-keys';
import type { AutocompleteWidget } from './use-autocomplete';
import type { SuggestionList } from './use-suggestions';

/**
 * The keyboard of open suggestions (AUT-3). The field keeps the focus, and every key that moves in a text stays the
 * text's; beyond the last suggestion, as before the first, is what was written.
 */
export function useSuggestionKeys<Option>(
  { elements, remote, close }: AutocompleteWidget<Option>,
  list: SuggestionList<Option>,
  status: RefObject<HTMLDivElement | null>,
): void {
  const { shown, state, count, pages } = list;
  // What the pointer rests on is no choice of the keyboard's.
  const active = state.by === 'pointer' ? -1 : list.active;

  function moveTo(key: string): boolean {
    switch (key) {
      case 'ArrowDown': {
        if (active < count - 1) list.goTo(active + 1);
        else if (pages?.hasNext && pages.status === 'idle') remote?.more(count);
        else {
          const button = status.current?.querySelector('button');
          if (button) button.focus();
          else list.goTo(-1);
        }
        return true;
      }
      case 'ArrowUp':
        list.goTo(active < 0 ? count - 1 : active - 1);
        return true;
      case 'PageDown':
        list.goTo(Math.min(active + PAGE, count - 1));
        return true;
      case 'PageUp':
        list.goTo(Math.max(active - PAGE, Math.min(0, count - 1)));
        return true;
      default:
        return false;
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (isComposing(event) || event.defaultPrevented) return;
    if (isTab(event)) {
      // From the field, as a button of the list goes away with it.
      elements.input.current?.focus({ preventScroll: true });
      close('focus');
    }
    if (!shown || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (eventTarget(event) !== elements.input.current) {
      if (key !== 'ArrowUp') return;
      elements.input.current?.focus({ preventScroll: true });
      list.goTo(count - 1);
    } else if (key === 'Enter') {
      if (active < 0) {
        // The form takes what is written.
        close('focus');
        return;
      }
      list.chooseAt(active);
    } else if (!moveTo(key)) return;
    event.preventDefault();
  }
  useNamedOption(elements.input, list.activeId);
  // At the elements themselves: before the listeners of the page that the field stands in.
  useEffect(() =>
    together([
      listen(elements.input.current, 'keydown', onKeyDown),
      listen(status.current, 'keydown', onKeyDown),
    ]),
  );
}
