'use client';

import { useReorder } from '@guadua/utils/internal';
import { isBackKey } from '../list/keymap';
import { moveToken } from './move-token';
import type { TokenOwner } from './reorder.types';
import { useReorderLabels } from './use-reorder-labels';

/** Lets the tokens of a select change their places (SEL-19); shows nothing. */
export function TokenMover({ owner }: { readonly owner: TokenOwner }): null {
  const labels = useReorderLabels(owner);
  useReorder({
    list: () => owner.elements.control.current?.querySelector<HTMLElement>('.gd-select__tokens'),
    item: '.gd-select__token',
    placeOf,
    onMove: (from, to) => moveToken(owner, labels, from, to),
  });
  return null;
}

/** Shift and what moves among the tokens moves the token itself. */
function placeOf(event: KeyboardEvent, from: number, count: number): number | null {
  const { key, currentTarget } = event;
  // Alt+← is the way back of browsers: one press too many would leave the page.
  if (!event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return isBackKey(key, currentTarget as HTMLElement) ? from - 1 : from + 1;
}
