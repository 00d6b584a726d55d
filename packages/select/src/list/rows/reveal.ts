'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ListRows } from './use-list-rows';

export function rowAt(list: HTMLElement, position: number): HTMLElement | null {
  return list.querySelector<HTMLElement>(`[data-row="${position}"]`);
}

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

export interface Reveal {
  readonly reveal: (list: HTMLElement, position: number, isFirst: boolean) => void;
  /** Height of a row: another one shows the active row again. */
  readonly size?: number;
  readonly before?: (list: HTMLElement) => void;
  readonly after?: () => void;
}

export function useRevealed<Option>(
  rows: RefObject<HTMLElement | null>,
  { active, state, query }: ListRows<Option>,
  total: number,
  { reveal, size = 0, before, after }: Reveal,
): void {
  const last = useRef({ query, active: Number.NaN, size });
  useLayoutEffect(() => {
    const was = last.current;
    last.current = { query, active, size };
    const element = rows.current?.parentElement;
    if (!element) return;
    before?.(element);
    const isOther = was.active !== active || was.size !== size;
    if (was.query !== query) element.scrollTop = 0;
    else if (isOther && active >= 0 && state.by !== 'pointer') {
      if (active >= total) element.scrollTop = element.scrollHeight;
      else reveal(element, active, Number.isNaN(was.active));
    }
    after?.();
  });
}
