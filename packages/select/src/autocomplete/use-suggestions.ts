import { eventTarget, isComposing } from '@guadua/utils/internal';
import { type RefObject, useReducer } from 'react';
import { isTab } from '../list/keymap';
import { listReducer, openedList } from '../list/list-state';
import { PAGE } from '../list/navigation';
import { useListRows } from '../list/rows/use-list-rows';
import { useFocusedElement } from '../list/use-list-keys';
import type { AutocompleteWidget } from './use-autocomplete';

export type SuggestionList<Option> = ReturnType<typeof useSuggestions<Option>>;

export function useSuggestions<Option>({
  config,
  elements,
  text,
  remote,
  announce,
  choose,
}: AutocompleteWidget<Option>) {
  const { reader, options } = config;
  const [state, dispatch] = useReducer(listReducer, text, openedList);
  if (state.query !== text) dispatch({ type: 'search.type', text });
  const rows = useListRows({
    ...{ config, remote, state, dispatch, announce },
    listId: elements.listId,
    indexOf: (key) =>
      options.findIndex((item) => item !== null && item !== undefined && reader.key(item) === key),
  });
  return {
    ...rows,
    // Nothing is active before an arrow says so: Enter sends what is written.
    activeId: state.by === 'pointer' ? undefined : rows.activeId,
    shown: rows.count > 0 || rows.loading || rows.failed,
    chooseAt(position: number) {
      const option = rows.view.optionAt(position);
      if (option !== undefined && !reader.disabled(option)) choose(option);
    },
  };
}

/** The keyboard of open suggestions (AUT-3): beyond the last one, as before the first, is what was written. */
export function useSuggestionKeys<Option>(
  { elements, close }: AutocompleteWidget<Option>,
  list: SuggestionList<Option>,
  status: RefObject<HTMLDivElement | null>,
): (event: KeyboardEvent) => void {
  const { shown, by, count, pages } = list;
  // What the pointer rests on is no choice of the keyboard's.
  const active = by === 'pointer' ? -1 : list.active;

  const focusInput = () => elements.input.current?.focus({ preventScroll: true });

  function moveDown(): void {
    const button = status.current?.querySelector('button');
    if (active < count - 1) list.goTo(active + 1);
    else if (pages?.hasNext && pages.status === 'idle') list.more();
    else if (button) button.focus();
    else list.goTo(-1);
  }

  function take(event: KeyboardEvent): boolean {
    const { key } = event;
    if (isComposing(event) || event.defaultPrevented) return false;
    if (isTab(event)) {
      // From the field, as a button of the list goes away with it.
      focusInput();
      close('focus');
    }
    if (!shown || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (eventTarget(event) !== elements.input.current) {
      if (key !== 'ArrowUp') return false;
      focusInput();
      list.goTo(count - 1);
    } else if (key === 'Enter') {
      if (active < 0) close('focus');
      else list.chooseAt(active);
      return active >= 0;
    } else if (key === 'ArrowDown') moveDown();
    else if (key === 'ArrowUp') list.goTo(active < 0 ? count - 1 : active - 1);
    else if (key === 'PageDown') list.goTo(Math.min(active + PAGE, count - 1));
    else if (key === 'PageUp') list.goTo(Math.max(active - PAGE, Math.min(0, count - 1)));
    else return false;
    return true;
  }
  return useFocusedElement(elements.input, take, list.activeId);
}
