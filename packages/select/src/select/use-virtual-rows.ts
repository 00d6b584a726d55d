'use client';

import {
  COARSE_POINTER_QUERY,
  debounce,
  matchesMedia,
  observeSizes,
  together,
} from '@guadua/utils/internal';
import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  type Range,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ShownList } from './list-owner';
import { useVirtualizer } from './use-virtualizer';

/** A row of one line, as the style sheet has it; the rows that are shown are measured. */
const ROW = 36;
/** The same for a finger (CMP-10). */
const ROW_COARSE = 44;
/** Rows kept ready on each side of what is visible. */
const OVERSCAN = 2;
/** Rows that are laid out beyond the visible ones; the rest of the list is one blank space. */
const SPAN = 256;

/** The rows of a list that are in the DOM. */
export interface VirtualRows {
  readonly rows: readonly VirtualItem[];
  readonly height: number;
  readonly measure: Virtualizer<HTMLDivElement, Element>['measureElement'];
}

/**
 * Only the visible rows, and the active one (SEL-14). What the virtualizer keeps grows with what was
 * scrolled to, so that opening a list of a hundred thousand costs no more than opening a short one:
 * the rest is padding.
 *
 * @param total How many rows there are.
 * @param maxHeight Height of the list in pixels, where it can't be measured.
 * @param resizeDebounce Wait in milliseconds before measuring again while the window is resized.
 */
export function useVirtualRows<Option>(
  { elements, view, active, state, query }: ShownList<Option>,
  total: number,
  maxHeight: number,
  resizeDebounce: number,
): VirtualRows {
  const { list } = elements;
  const rowSize = useRowSize();
  const [span, setSpan] = useState(SPAN);
  const count = Math.min(total, Math.max(span, active + SPAN));
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => list.current,
    estimateSize: () => rowSize,
    overscan: OVERSCAN,
    paddingEnd: (total - count) * rowSize,
    initialRect: { width: 0, height: maxHeight },
    initialOffset: () => initialOffset(active, rowSize, maxHeight),
    getItemKey: (position) => view.indexAt(position),
    rangeExtractor: (range) => withActive(range, active < total ? active : -1),
    observeElementRect: observeHeight(maxHeight),
    observeElementOffset,
    scrollToFn: elementScroll,
    measureElement: (element) => element.getBoundingClientRect().height || rowSize,
    indexAttribute: 'data-position',
  });
  const reached = Math.ceil(((virtualizer.scrollOffset ?? 0) + maxHeight) / rowSize);
  if (count < total && reached + OVERSCAN >= count) setSpan(reached + SPAN);

  // Rows out of sight keep the height they had at another width.
  useEffect(() => {
    const measureAgain = debounce(() => virtualizer.measure(), resizeDebounce);
    window.addEventListener('resize', measureAgain);
    return () => {
      measureAgain.cancel();
      window.removeEventListener('resize', measureAgain);
    };
  }, [virtualizer, resizeDebounce]);

  const { by } = state;
  const shown = useRef(-1);
  const searched = useRef(query);
  useLayoutEffect(() => {
    const isAnother = searched.current !== query;
    searched.current = query;
    const isSame = active === shown.current;
    shown.current = active;
    const element = list.current;
    if (isAnother && element) {
      // Another search starts at its top, where its active option is: there is nothing to look for.
      if (element.scrollTop > 0) virtualizer.scrollToOffset(0);
      return;
    }
    if (isSame || active < 0 || by === 'pointer') return;
    if (active < total) virtualizer.scrollToIndex(active, { align: 'auto' });
    // The row that offers to create an option stands at the end.
    else if (element) element.scrollTop = element.scrollHeight;
  }, [active, by, total, list, virtualizer, query]);

  return {
    rows: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}

/** The height of a row before any was measured. It does not change while the list is open. */
function useRowSize(): number {
  const [size] = useState(() => (matchesMedia(COARSE_POINTER_QUERY) ? ROW_COARSE : ROW));
  return size;
}

/** The visible rows, and the active one wherever it is: a screen reader needs it in the DOM. */
function withActive(range: Range, active: number): number[] {
  const rows = defaultRangeExtractor(range);
  if (active < 0 || active >= range.count || rows.includes(active)) return rows;
  return active < (rows[0] ?? 0) ? [active, ...rows] : [...rows, active];
}

/** Where the list begins, so that the selected option is in its middle. */
function initialOffset(active: number, rowSize: number, height: number): number {
  return active < 0 ? 0 : Math.max(0, active * rowSize - (height - rowSize) / 2);
}

/**
 * Watches the height of the list; where there is no layout (in jsdom) it counts as full, so that
 * the tests of applications see options.
 */
function observeHeight(maxHeight: number) {
  return (
    { scrollElement }: { scrollElement: HTMLElement | null },
    report: (rect: { width: number; height: number }) => void,
  ): (() => void) | undefined => {
    if (!scrollElement) return undefined;
    const measure = () => report({ width: 0, height: scrollElement.clientHeight || maxHeight });
    measure();
    // A frame later: rows that come because of the new height must not be observed in this one.
    let frame = 0;
    return together([
      observeSizes([scrollElement], () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(measure);
      }),
      () => cancelAnimationFrame(frame),
    ]);
  };
}
