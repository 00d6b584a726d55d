'use client';

import { listen, observeSizes, together, useLatestCallback } from '@guadua/utils/internal';
import { useEffect, useRef, useState } from 'react';
import { revealRow, rowAt, useRevealed } from './reveal';
import { RowList, type RowsProps } from './row-list';
import {
  farStart,
  type RowScale,
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
export function FixedRows<Option>(props: RowsProps<Option>) {
  const { list, total: count, rowHeight, maxHeight, differ } = props;
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(() => ({
    size: rowHeight,
    view: maxHeight,
    top:
      list.list.current?.scrollTop ||
      scrollToMiddle({ count, size: rowHeight, view: maxHeight }, list.active),
  }));
  const scale = { count, size: seen.size, view: seen.view };
  const last = useRef<RowScale>(null);

  const look = useLatestCallback(() => {
    const element = ref.current?.parentElement;
    const rows = ref.current?.querySelector<HTMLElement>('.gd-select__window');
    if (!element || !rows) return;
    const shown = rows.querySelectorAll('[data-option]').length;
    // The average of rows that differ would be another one at each place: the first one stays.
    const found = differ && seen.size !== rowHeight ? 0 : rows.offsetHeight / shown;
    const isOther = found > 0 && Math.abs(found - seen.size) * shown > ROUNDING;
    const top = element.scrollTop;
    const view = element.clientHeight || maxHeight;
    const isDrawn = windowTop(scale, top) === windowTop(scale, seen.top);
    if (isDrawn && !isOther && view === seen.view) return;
    setSeen({ top, view, size: isOther ? found : seen.size });
  });
  useRevealed(ref, list, count, {
    size: seen.size,
    before(element) {
      const before = last.current;
      last.current = scale;
      if (before?.size !== scale.size) {
        element.scrollTop = before ? rescaled(seen.top, before, scale) : seen.top;
      }
    },
    reveal(element, position) {
      const row = rowAt(element, position);
      if (!row?.hasAttribute('data-far')) revealRow(element, row, scrollRate(scale));
      else element.scrollTop = scrollToRow(scale, element.scrollTop, position);
    },
    after: look,
  });
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
