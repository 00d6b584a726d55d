import { eventTarget, isComposing, isElement, listen } from '@guadua/utils/internal';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { SelectElements } from '../select/select-config';
import type { SelectOpening } from '../select/use-select';
import type { SelectValue } from '../select/use-select-value';
import { focusLastToken } from '../tokens/token-buttons';
import { isBackKey, type ListCommand, listCommand } from './keymap';
import { type Movement, move } from './navigation';
import { typeAhead } from './search/type-ahead';
import type { OpenList } from './use-open-list';

const TYPE_AHEAD_PAUSE = 500;

export interface ListKeysOptions<Option> {
  readonly list: OpenList<Option>;
  readonly elements: SelectElements;
  readonly value: Pick<SelectValue<Option>, 'dispatch' | 'isSelected'>;
  readonly multiple: boolean;
  readonly searchable: boolean;
  readonly opening: Pick<SelectOpening, 'intent' | 'close'>;
  readonly focusList: () => void;
}

/** Carries out what the keymap says (SEL-15), on the trigger and wherever else the returned function is called. */
export function useListKeys<Option>(
  options: ListKeysOptions<Option>,
): (event: KeyboardEvent) => void {
  const { list, elements, multiple, searchable } = options;
  const { rows } = list;
  const { current: typed } = useRef({
    text: searchable ? '' : (options.opening.intent?.text ?? ''),
    at: performance.now(),
  });

  function take(event: KeyboardEvent): boolean {
    const target = eventTarget(event);
    if (isComposing(event) || event.defaultPrevented || !isElement(target)) return false;
    const handled = onStopKey(options, event.key, target);
    if (handled !== null) return handled;
    // What an application puts above or below the list has keys of its own, save those that close.
    if (target.closest('[data-foreign]')) return false;
    const search = searchIn(elements.popup.current);
    const inSearch = target === search;
    const back = isBackKey(event.key, target);
    const side = back || event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (side && rows.query === '' && list.pressArrow(back)) return true;
    const now = performance.now();
    if (now - typed.at > TYPE_AHEAD_PAUSE) typed.text = '';
    const command = listCommand(event, {
      ...{ multiple, searchable, inSearch, back },
      caretAtStart: !inSearch || (search?.selectionStart === 0 && search.selectionEnd === 0),
      queryEmpty: rows.query === '',
      typing: typed.text !== '',
    });
    if (command?.type !== 'write') return command !== null && carryOut(options, command);
    if (searchable) {
      search?.focus({ preventScroll: true });
      list.type(rows.query + command.text);
      return true;
    }
    typed.text += command.text;
    typed.at = now;
    const found = typeAhead(typed.text, rows.active, rows.view.count, rows.labelAt);
    if (found >= 0) rows.goTo(found);
    return true;
  }

  return useFocusedElement(elements.trigger, take, searchable ? undefined : rows.activeId);
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
  const { list, value, elements, opening } = options;
  const { rows, selectAll } = list;
  switch (command.type) {
    case 'leave':
      opening.close('focus');
      return false;
    case 'move':
      moveTo(options, command.to);
      return true;
    case 'extend':
      list.extend(command.to);
      return true;
    case 'toggleAll':
      if (selectAll.shown) selectAll.toggle();
      return selectAll.shown;
    case 'accept':
      list.chooseAt(rows.active);
      return true;
    case 'acceptAndClose': {
      const option = rows.view.optionAt(rows.active);
      if (option === undefined || !value.isSelected(option)) list.chooseAt(rows.active);
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

function moveTo<Option>({ list: { rows } }: ListKeysOptions<Option>, to: Movement): void {
  const { active, count, pages } = rows;
  const above = to === 'previous' && active === 0 && stopBeside(rows.element.current, -1);
  const below = to === 'next' && active >= count - 1 && stopBeside(rows.element.current, 1);
  if (above) {
    rows.goTo(-1);
    above.focus();
  } else if (below) below.focus();
  else {
    if (to === 'next' && active >= count - 1 && pages?.hasNext) rows.more();
    // A list without rows may still wait for the one where it begins.
    if (count > 0) rows.goTo(move(active, to, count, !pages?.hasNext));
  }
}

/** The keys of what stands above and below the list; `null` where it has none for this one. */
function onStopKey<Option>(
  options: ListKeysOptions<Option>,
  key: string,
  target: Element,
): boolean | null {
  const { rows, selectAll } = options.list;
  if (!target.matches(STOPS) || target === rows.element.current) return null;
  if (key === 'Enter' || key === ' ') {
    const isSelectAll = target.matches('.gd-select__select-all');
    if (isSelectAll) selectAll.toggle();
    return isSelectAll;
  }
  const down = key === 'ArrowDown';
  if (!down && key !== 'ArrowUp') return null;
  const next = stopBeside(target, down ? 1 : -1);
  if (next && next !== rows.element.current) next.focus();
  else {
    options.focusList();
    moveTo(options, down ? 'first' : 'last');
  }
  return true;
}

/** The list, and what the arrows reach beyond both of its ends. */
const STOPS =
  '.gd-select__select-all, .gd-select__list, :is(.gd-select__header, .gd-select__below) :is(button, a[href], input)';

function stopBeside(stop: Element | null, step: 1 | -1): HTMLElement | undefined {
  const panel = stop?.closest('.gd-select__panel');
  const stops = [...(panel?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  return stops[stops.findIndex((each) => each.isSameNode(stop)) + step];
}

export function searchIn(popup: Element | null | undefined) {
  return popup?.querySelector<HTMLInputElement>('.gd-select__search-input') ?? null;
}
