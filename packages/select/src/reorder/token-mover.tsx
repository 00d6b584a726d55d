'use client';

import {
  focusedElement,
  isComposing,
  isNode,
  listen,
  together,
  useLatestCallback,
} from '@guadua/utils/internal';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { isBackKey } from '../list/keymap';
import { removeButtons } from '../select/token-buttons';
import { dragTokens } from './drag-tokens';
import { moveToken } from './move-token';
import type { TokenOwner } from './reorder.types';
import { useReorderLabels } from './use-reorder-labels';

/** Props of `TokenMover`. */
export interface TokenMoverProps {
  readonly owner: TokenOwner;
}

/** Listens to the tokens of a select and moves them (SEL-19); shows nothing. */
export function TokenMover({ owner }: TokenMoverProps) {
  const { control } = owner.elements;
  const labels = useReorderLabels(owner);
  const move = useLatestCallback((from: number, to: number) => moveToken(owner, labels, from, to));

  useEffect(() => {
    const list = control.current?.querySelector<HTMLElement>('.gd-select__tokens');
    if (!list) return undefined;
    return together([
      dragTokens(list, move),
      listen(list, 'keydown', (event: KeyboardEvent) => onKeyDown(list, event, move)),
    ]);
  }, [control, move]);
  return null;
}

/** Shift and what moves among the tokens moves the token itself. */
function onKeyDown(
  list: HTMLElement,
  event: KeyboardEvent,
  move: (from: number, to: number) => void,
): void {
  const { key, target } = event;
  // Alt+← is the way back of browsers: one press too many would leave the page.
  if (!event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isComposing(event)) return;
  const buttons = removeButtons(list);
  const from = buttons.findIndex((button) => isNode(target) && button.contains(target));
  const to = placeOf(key, from, buttons.length, list);
  if (from < 0 || to === null) return;
  event.preventDefault();
  if (to < 0 || to >= buttons.length || to === from) return;
  flushSync(() => move(from, to));
  // An element that changes its place in the document loses the focus.
  const button = buttons[from];
  if (button && focusedElement(list) !== button) button.focus({ preventScroll: true });
}

function placeOf(key: string, from: number, count: number, list: HTMLElement): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return isBackKey(key, list) ? from - 1 : from + 1;
}
