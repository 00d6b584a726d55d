'use client';

import { eventTarget, isComposing, isElement, useLatestCallback } from '@guadua/utils/internal';
import { useEffect, useRef } from 'react';
import type { SelectParts } from '../select/use-select';
import { focusLastToken } from '../tokens/token-buttons';
import { isBackKey, type ListCommand, listCommand } from './keymap';
import { between, type Movement, move } from './navigation';
import { typeAhead } from './search/type-ahead';
import type { OpenList } from './use-open-list';

/** Typed characters belong together while they follow each other this fast. */
const TYPE_AHEAD_PAUSE = 500;

/** How the list was put on the screen. */
export interface ListSurroundings {
  readonly sheet: boolean;
  /** A finger: the search box waits until it is tapped (SEL-16). */
  readonly coarse: boolean;
}

/** The keyboard of an open list. */
export interface ListKeys {
  /** Carries a key press out; true when it was the list's, and not the browser's. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
  /** The focus goes to where the list is operated from. */
  readonly focusList: () => void;
}

/** Carries out what the keymap says (SEL-15). */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one entry for each command of the keymap
export function useListKeys<Option>(
  parts: SelectParts<Option>,
  list: OpenList<Option>,
  { sheet, coarse }: ListSurroundings,
): ListKeys {
  const { config, value, opening, elements: owner, remote } = parts;
  const { intent } = opening;
  const { reader, multiple, searchable } = config;
  const { elements, view, pages, active, selectAll } = list;
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  const isTyping = () => performance.now() - typed.current.at <= TYPE_AHEAD_PAUSE;

  function focusList(): void {
    const home =
      searchable && !coarse
        ? elements.search.current
        : sheet || searchable
          ? elements.list.current
          : owner.trigger.current;
    home?.focus({ preventScroll: true });
  }

  function goTyped(character: string): void {
    typed.current = {
      text: isTyping() ? typed.current.text + character : character,
      at: performance.now(),
    };
    const labelAt = (position: number) => list.index.labelAt(view.indexAt(position));
    const found = typeAhead(typed.current.text, active, view.count, labelAt);
    if (found >= 0) list.goTo(found);
  }

  function moveTo(to: Movement): void {
    const { above, below } = stopsAround(list);
    if (to === 'previous' && active === 0 && above.length > 0) {
      list.dispatch({ type: 'list.leave' });
      above.at(-1)?.focus();
      return;
    }
    const wrap = !pages?.hasNext;
    if (to === 'next' && active >= list.count - 1) {
      if (below[0]) {
        below[0].focus();
        return;
      }
      if (pages?.hasNext) remote?.more(view.count);
    }
    list.goTo(move(active, to, list.count, wrap));
  }

  /** Shift and a movement: what lies between is selected, and given back on the way back. */
  function extendTo(movement: Movement): void {
    const to = move(active, movement, view.count, false);
    const { range } = list.state;
    const anchor = range?.anchor ?? list.rowAt(Math.max(active, 0));
    if (to < 0 || anchor === null) return;
    const before = range?.before ?? new Set(value.selection.keys);
    const start = list.positionOf(anchor);
    const optionsUpTo = (end: number) =>
      between(start, end).flatMap((position) => view.optionAt(position) ?? []);
    list.dispatch({ type: 'list.extend', to: list.rowAt(to), anchor, before });
    value.dispatch({
      type: 'range.change',
      inside: optionsUpTo(to),
      former: optionsUpTo(active < 0 ? to : active),
      before,
    });
  }

  /** False leaves the key to the browser. */
  function carryOut(command: ListCommand): boolean {
    switch (command.type) {
      case 'leave':
        // The browser moves on from the trigger.
        opening.close('focus');
        return false;
      case 'escape':
        // The popup gets it before anybody else.
        return false;
      case 'move':
        moveTo(command.to);
        return true;
      case 'extend':
        extendTo(command.to);
        return true;
      case 'toggleAll':
        if (!selectAll.shown) return false;
        selectAll.toggle();
        return true;
      case 'accept':
        list.chooseAt(active);
        return true;
      case 'acceptAndClose': {
        const option = view.optionAt(active);
        // What is selected already stays so.
        if (option === undefined || !value.selection.has(reader.key(option))) {
          list.chooseAt(active);
        }
        opening.close('select');
        return true;
      }
      case 'held':
        // One press chooses once; nor may the browser press the trigger with it.
        return true;
      case 'removeLast':
        value.dispatch({ type: 'item.removeLast' });
        return true;
      case 'toTokens':
        return focusLastToken(owner.control.current);
      case 'write':
        if (searchable) {
          elements.search.current?.focus({ preventScroll: true });
          list.type(list.query + command.text);
        } else goTyped(command.text);
        return true;
    }
  }

  function onKeyDown(event: KeyboardEvent): boolean {
    if (isComposing(event) || event.defaultPrevented) return false;
    const target = eventTarget(event);
    if (!isHtmlElement(target)) return false;
    const handled = onStopKey(event.key, target);
    if (handled !== null) return handled;
    // What an application puts above or below the list has keys of its own, save those that close.
    if (target.closest('[data-foreign]')) return false;
    const search = elements.search.current;
    const inSearch = target === search;
    const back = isBackKey(event.key, target);
    const side = back || event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (side && list.query === '' && list.pressArrow(back)) return true;
    const command = listCommand(event, {
      multiple,
      searchable,
      inSearch,
      caretAtStart: !inSearch || (search?.selectionStart === 0 && search.selectionEnd === 0),
      queryEmpty: list.query === '',
      back,
      typing: isTyping(),
    });
    return command !== null && carryOut(command);
  }

  /** Keys on what stands above and below the options, which the arrows reach; `null` for others. */
  function onStopKey(key: string, target: HTMLElement): boolean | null {
    const { above, below } = stopsAround(list);
    // `null` stands for the options.
    const stops = [...above, null, ...below];
    const place = stops.indexOf(target);
    if (place < 0) return null;
    if (key === 'Enter' || key === ' ') {
      if (target !== elements.selectAll.current) return false;
      selectAll.toggle();
      return true;
    }
    const down = key === 'ArrowDown';
    if (!down && key !== 'ArrowUp') return null;
    const next = stops[place + (down ? 1 : -1)];
    if (next) next.focus();
    else {
      // Beyond both ends it begins again at the options.
      focusList();
      moveTo(down ? 'first' : 'last');
    }
    return true;
  }

  // Where the focus stays on the trigger, its keys are the list's.
  const onTriggerKey = useLatestCallback((event: KeyboardEvent) => {
    if (onKeyDown(event)) event.preventDefault();
  });
  const { isOpen } = opening;
  useEffect(() => {
    if (!isOpen) return undefined;
    const trigger = owner.trigger.current;
    trigger?.addEventListener('keydown', onTriggerKey);
    return () => trigger?.removeEventListener('keydown', onTriggerKey);
  }, [isOpen, owner.trigger, onTriggerKey]);

  const beginTyped = useLatestCallback(() => {
    if (intent?.text && !searchable) goTyped(intent.text);
  });
  useEffect(() => beginTyped(), [beginTyped]);

  return { onKeyDown, focusList };
}

/** What the arrows reach above and below the options, also what the application put there. */
function stopsAround<Option>({ elements }: OpenList<Option>) {
  const all = elements.selectAll.current;
  return {
    above: [...controlsIn(elements.header.current), ...(all ? [all] : [])],
    below: controlsIn(elements.status.current),
  };
}

function controlsIn(part: HTMLElement | null): HTMLElement[] {
  return [...(part?.querySelectorAll<HTMLElement>('button, a[href], input') ?? [])];
}

function isHtmlElement(target: EventTarget | null): target is HTMLElement {
  return isElement(target) && 'dataset' in target;
}
