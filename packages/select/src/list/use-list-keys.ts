'use client';

import { eventTarget, isComposing, isElement, listen } from '@guadua/utils/internal';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { SelectElements } from '../select/select-config';
import { focusLastToken } from '../tokens/token-buttons';
import { isBackKey, type ListCommand, listCommand } from './keymap';
import { positionOfRow } from './list-state';
import { between, type Movement, move } from './navigation';
import { typeAhead } from './search/type-ahead';
import type { OpenList, OpenListOptions } from './use-open-list';

const TYPE_AHEAD_PAUSE = 500;

export interface ListKeysOptions<Option>
  extends Pick<OpenListOptions<Option>, 'config' | 'value' | 'opening'> {
  readonly elements: SelectElements;
  readonly list: OpenList<Option>;
  readonly focusList: () => void;
}

/** Carries out what the keymap says (SEL-15), on the trigger and wherever else the returned function is called. */
export function useListKeys<Option>(
  options: ListKeysOptions<Option>,
): (event: KeyboardEvent) => void {
  const { config, opening, elements, list } = options;
  const { searchable, multiple } = config;
  const { trigger } = elements;
  const { current: typed } = useRef({
    text: searchable ? '' : (opening.intent?.text ?? ''),
    at: performance.now(),
  });

  function take(event: KeyboardEvent): boolean {
    const target = eventTarget(event);
    if (isComposing(event) || event.defaultPrevented || !isHtmlElement(target)) return false;
    const handled = onStopKey(options, event.key, target);
    if (handled !== null) return handled;
    // What an application puts above or below the list has keys of its own, save those that close.
    if (target.closest('[data-foreign]')) return false;
    const search = searchOf(list);
    const inSearch = target === search;
    const back = isBackKey(event.key, target);
    const side = back || event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (side && list.query === '' && list.pressArrow(back)) return true;
    const now = performance.now();
    if (now - typed.at > TYPE_AHEAD_PAUSE) typed.text = '';
    const command = listCommand(event, {
      ...{ multiple, searchable, inSearch, back },
      caretAtStart: !inSearch || (search?.selectionStart === 0 && search.selectionEnd === 0),
      queryEmpty: list.query === '',
      typing: typed.text !== '',
    });
    if (command?.type !== 'write') return command !== null && carryOut(options, command);
    if (searchable) {
      search?.focus({ preventScroll: true });
      list.type(list.query + command.text);
      return true;
    }
    typed.text += command.text;
    typed.at = now;
    const found = typeAhead(typed.text, list.active, list.view.count, list.labelAt);
    if (found >= 0) list.goTo(found);
    return true;
  }

  return useFocusedElement(trigger, take, searchable ? undefined : list.activeId);
}

/** Where the focus stays outside of the list, its element gives the list its keys and names the active option. */
export function useFocusedElement(
  focused: RefObject<HTMLElement | null>,
  take: (event: KeyboardEvent) => boolean,
  activeId: string | undefined,
): (event: KeyboardEvent) => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (take(event)) event.preventDefault();
  };
  useLayoutEffect(() => listen(focused.current, 'keydown', onKeyDown));
  // Only where it changes: a screen reader may say the option again whose name was taken away and given back.
  useLayoutEffect(() => {
    const element = focused.current;
    if (!element || !activeId) return undefined;
    element.setAttribute('aria-activedescendant', activeId);
    return () => element.removeAttribute('aria-activedescendant');
  }, [focused, activeId]);
  return onKeyDown;
}

function carryOut<Option>(options: ListKeysOptions<Option>, command: ListCommand): boolean {
  const { value, opening, elements, list } = options;
  switch (command.type) {
    case 'leave':
      opening.close('focus');
      return false;
    case 'move':
      moveTo(options, command.to);
      return true;
    case 'extend':
      extendTo(options, command.to);
      return true;
    case 'toggleAll':
      if (list.selectAll.shown) list.selectAll.toggle();
      return list.selectAll.shown;
    case 'accept':
      list.chooseAt(list.active);
      return true;
    case 'acceptAndClose': {
      const option = list.view.optionAt(list.active);
      if (option === undefined || !value.isSelected(option)) list.chooseAt(list.active);
      opening.close('select');
      return true;
    }
    case 'removeLast':
      value.dispatch({ type: 'item.removeLast' });
      return true;
    case 'toTokens':
      return focusLastToken(elements.control.current);
    default:
      // One press chooses once, nor may the browser press the trigger with it; the popup gets Escape first.
      return command.type === 'held';
  }
}

function moveTo<Option>({ list }: Pick<ListKeysOptions<Option>, 'list'>, to: Movement): void {
  const { active, view, pages, count } = list;
  const { above, below } = stopsAround(list);
  if (to === 'previous' && active === 0 && above.length > 0) {
    list.dispatch({ type: 'list.leave' });
    above.at(-1)?.focus();
    return;
  }
  if (to === 'next' && active >= count - 1) {
    if (below[0]) {
      below[0].focus();
      return;
    }
    if (pages?.hasNext) list.remote?.more(view.count);
  }
  list.goTo(move(active, to, count, !pages?.hasNext));
}

function extendTo<Option>({ list, value }: ListKeysOptions<Option>, movement: Movement): void {
  const { active, view, finder, state } = list;
  const to = move(active, movement, view.count, false);
  const anchor = state.range?.anchor ?? list.rowAt(Math.max(active, 0));
  if (to < 0 || anchor === null) return;
  const before = state.range?.before ?? new Set(value.selection.keys);
  const start = positionOfRow(anchor, finder);
  const upTo = (end: number) =>
    between(start, end).flatMap((position) => view.optionAt(position) ?? []);
  list.dispatch({ type: 'list.goTo', to: list.rowAt(to), range: { anchor, before } });
  const former = upTo(active < 0 ? to : active);
  value.dispatch({ type: 'range.change', inside: upTo(to), former, before });
}

function onStopKey<Option>(
  options: ListKeysOptions<Option>,
  key: string,
  target: HTMLElement,
): boolean | null {
  const { list } = options;
  const { above, below } = stopsAround(list);
  const stops = [...above, null, ...below];
  const place = stops.indexOf(target);
  if (place < 0) return null;
  if (key === 'Enter' || key === ' ') {
    if (!target.matches('.gd-select__select-all')) return false;
    list.selectAll.toggle();
    return true;
  }
  const down = key === 'ArrowDown';
  if (!down && key !== 'ArrowUp') return null;
  const next = stops[place + (down ? 1 : -1)];
  if (next) next.focus();
  else {
    options.focusList();
    moveTo(options, down ? 'first' : 'last');
  }
  return true;
}

const STOPS = ':is(button, a[href], input)';

function stopsAround<Option>({ list }: OpenList<Option>) {
  const find = (selector: string): HTMLElement[] => [
    ...(list.current?.parentElement?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  return {
    above: find(`.gd-select__header ${STOPS}, .gd-select__select-all`),
    below: find(`.gd-select__below ${STOPS}`),
  };
}

export function searchOf<Option>({ list }: OpenList<Option>) {
  return list.current?.parentElement?.querySelector<HTMLInputElement>('.gd-select__search-input');
}

function isHtmlElement(target: EventTarget | null): target is HTMLElement {
  return isElement(target) && 'dataset' in target;
}
