import { listen, together } from '@guadua/utils/internal';
import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useRevealed } from './reveal';
import { RowList, type RowsProps } from './row-list';

/** Rows that are laid out beyond the visible ones; the rest of the list is one blank space. */
const SPAN = 256;
const OVERSCAN = 2;
/** Wait before measuring again while the window changes its size (SEL-3). */
const RESIZE_DEBOUNCE = 200;

/** A long list whose rows differ: what is kept of them grows with what was scrolled to (SEL-14). */
export function MeasuredRows(props: RowsProps) {
  const { count: total, active, scroller, rowHeight, maxHeight } = props;
  const ref = useRef<HTMLDivElement>(null);
  const [span, setSpan] = useState(SPAN);
  const count = Math.min(total, Math.max(span, active + SPAN));
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => ref.current?.parentElement ?? null,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    paddingEnd: (total - count) * rowHeight,
    initialRect: { width: 0, height: maxHeight },
    initialOffset: () =>
      scroller.current?.scrollTop || Math.max(0, active * rowHeight - (maxHeight - rowHeight) / 2),
    getItemKey: props.keyAt,
    // Where there is no layout (in jsdom) the list counts as full, so that tests of applications see options.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => report({ ...rect, height: rect.height || maxHeight })),
    // Rows that come because of a new height must not be observed in the same frame.
    useAnimationFrameWithResizeObserver: true,
    // Not the rectangle: a zoomed page measures that in pixels of its own.
    measureElement: (row) => row.offsetHeight || rowHeight,
    indexAttribute: 'data-option',
    // Rows are measured while React commits them, where it can't render at once.
    useFlushSync: false,
  });
  const reached = Math.ceil(((virtualizer.scrollOffset ?? 0) + maxHeight) / rowHeight);
  if (count < total && reached + OVERSCAN >= count) setSpan(reached + SPAN);

  // Rows out of sight keep the height they had at another width.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const measureSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => virtualizer.measure(), RESIZE_DEBOUNCE);
    };
    return together([listen(window, 'resize', measureSoon), () => clearTimeout(timer)]);
  }, [virtualizer]);
  useRevealed(ref, props, (_, position, isFirst) => {
    if (!isFirst) virtualizer.scrollToIndex(position, { align: 'auto' });
  });

  const rows = virtualizer.getVirtualItems();
  return (
    <RowList
      {...props}
      ref={ref}
      from={rows[0]?.index ?? 0}
      to={(rows.at(-1)?.index ?? -1) + 1}
      start={rows[0]?.start ?? 0}
      height={virtualizer.getTotalSize()}
      startOf={(position) => virtualizer.measurementsCache[position]?.start ?? 0}
      measure={virtualizer.measureElement}
    />
  );
}
