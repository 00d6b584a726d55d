import { listen, observeSizes, together, useLatestCallback } from '@guadua/utils/internal';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { revealRow, useRevealed } from './reveal';
import { RowList, type RowsProps } from './row-list';
import {
  farStart,
  rescaled,
  rowWindow,
  scrollRate,
  scrollToMiddle,
  scrollToRow,
  TALLEST,
  windowTop,
} from './row-scale';

const ROUNDING = 1.5;

/** A long list of rows of one height: each stands at its index times that height (SEL-14). */
export function FixedRows(props: RowsProps) {
  const { count, active, scroller, rowHeight, maxHeight, differ } = props;
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(() => ({
    size: rowHeight,
    view: maxHeight,
    top:
      scroller.current?.scrollTop ||
      scrollToMiddle({ count, size: rowHeight, view: maxHeight }, active),
  }));
  const scale = { count, size: seen.size, view: seen.view };

  const look = useLatestCallback(() => {
    const element = ref.current?.parentElement;
    const rows = ref.current?.querySelector<HTMLElement>('.gd-select__window');
    if (!element || !rows) return;
    const shown = rows.querySelectorAll('[role=option]').length;
    // The average of rows that differ would be another one at each place: the first one stays.
    const found = differ && seen.size !== rowHeight ? 0 : rows.offsetHeight / shown;
    const isOther = found > 0 && Math.abs(found - seen.size) * shown > ROUNDING;
    const top = element.scrollTop;
    const view = element.clientHeight || maxHeight;
    const isDrawn = windowTop(scale, top) === windowTop(scale, seen.top);
    if (isDrawn && !isOther && view === seen.view) return;
    if (!isOther) setSeen({ ...seen, view, top });
    else setSeen({ view, size: found, top: rescaled(top, scale, { count, view, size: found }) });
  });
  const reveal = (element: HTMLElement, position: number, isFirst: boolean) => {
    // The page would scroll too, as long as the popup has no place.
    if (isFirst || scrollRate(scale) !== 1) {
      const now = { ...scale, view: element.clientHeight || seen.view };
      element.scrollTop = scrollToRow(now, element.scrollTop, position);
    } else revealRow(element, position);
  };
  useRevealed(ref, props, reveal, seen);
  useLayoutEffect(look);
  useEffect(() => {
    const element = ref.current?.parentElement;
    const rows = ref.current?.querySelector('.gd-select__window');
    if (!element || !rows) return undefined;
    return together([
      observeSizes([element, rows], look),
      listen(element, 'scroll', look, { passive: true }),
    ]);
  }, [look]);

  return (
    <RowList
      {...props}
      ref={ref}
      {...rowWindow(scale, seen.top)}
      height={Math.min(count * seen.size, TALLEST)}
      startOf={(position) => farStart(scale, position)}
    />
  );
}
