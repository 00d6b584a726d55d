'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ListRows } from './use-list-rows';

export function rowAt(list: HTMLElement, position: number): HTMLElement | null {
  return list.querySelector<HTMLElement>(`[data-row="${position}"]`);
}

/** Scrolls a list so that a row of it is seen whole. */
export function revealRow(list: HTMLElement, row: HTMLElement | null, rate = 1): void {
  if (!row) return;
  const outer = list.getBoundingClientRect();
  const inner = row.getBoundingClientRect();
  // A zoomed page is measured in pixels of its own, and scrolls in those of its style sheet.
  const zoom = outer.height / list.offsetHeight || 1;
  const top = outer.top + list.clientTop * zoom;
  const above = (inner.top - top) / zoom;
  const below = (inner.bottom - top) / zoom - list.clientHeight;
  // Browsers cut the fraction of a pixel off: it is rounded away from the edge.
  if (above < -0.5) list.scrollTop = Math.floor(list.scrollTop + above / rate);
  else if (below > 0.5) list.scrollTop = Math.ceil(list.scrollTop + below / rate);
}

export type Reveal = (list: HTMLElement, position: number, isFirst: boolean) => void;

/** Keeps the active row in view while the keyboard moves it, and begins each search at its top. */
export function useRevealed<Option>(
  rows: RefObject<HTMLElement | null>,
  { active, state, query }: ListRows<Option>,
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
