import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { RowsProps } from './row-list';

export function rowAt(list: HTMLElement, position: number): HTMLElement | null {
  return list.querySelector<HTMLElement>(`[data-option="${position}"]`);
}

export function revealRow(list: HTMLElement, position: number): void {
  const row = rowAt(list, position);
  const inner = row?.getBoundingClientRect();
  const outer = list.getBoundingClientRect();
  // To ask first takes a third of the time of `scrollIntoView`, even where nothing has to scroll.
  const isWhole = inner && inner.top >= outer.top && inner.bottom <= outer.bottom;
  if (!isWhole) row?.scrollIntoView({ block: 'nearest' });
}

const ONE_SIZE = { size: 0, top: 0 };

/** Shows the active row when it is another one, or has another height, and a search from its top. */
export function useRevealed(
  rows: RefObject<HTMLElement | null>,
  { active, follows, query, count }: RowsProps,
  reveal: (list: HTMLElement, position: number, isFirst: boolean) => void,
  { size, top } = ONE_SIZE,
): void {
  const last = useRef({ query, active: Number.NaN, size: Number.NaN });
  useLayoutEffect(() => {
    const was = last.current;
    last.current = { query, active, size };
    const element = rows.current?.parentElement;
    if (!element) return;
    const isSized = was.size !== size;
    // Rows of another height leave the same ones in sight. To write 0 at first would lay out the page for nothing.
    if (isSized && top > 0) element.scrollTop = top;
    if (was.query !== query) element.scrollTop = 0;
    else if ((was.active !== active || isSized) && active >= 0 && follows) {
      if (active >= count) element.scrollTop = element.scrollHeight;
      else reveal(element, active, Number.isNaN(was.active));
    }
  });
}
