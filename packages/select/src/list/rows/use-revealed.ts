'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ShownList } from '../../select/list-owner';

/** A way to bring a row into view. */
export type Reveal = (list: HTMLElement, position: number, isFirst: boolean) => void;

/**
 * Keeps the active row in view while the keyboard moves it, and begins each search at its top.
 *
 * @param rows The element of the rows, in the list.
 * @param total How many rows there are; the row that creates an option stands behind them.
 * @param size Another height of the rows brings the active one into view again.
 */
export function useRevealed<Option>(
  rows: RefObject<HTMLElement | null>,
  { active, state, query }: ShownList<Option>,
  total: number,
  reveal: Reveal,
  size = 0,
): void {
  const { by } = state;
  const last = useRef({ query, active: Number.NaN, size });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { query, active, size };
    const element = rows.current?.parentElement;
    if (!element) return;
    if (before.query !== query) element.scrollTop = 0;
    else if (by === 'pointer' || active < 0) return;
    else if (before.active === active && before.size === size) return;
    else if (active >= total) element.scrollTop = element.scrollHeight;
    else reveal(element, active, Number.isNaN(before.active));
  });
}
