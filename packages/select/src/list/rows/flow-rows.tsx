'use client';

import { useRef } from 'react';
import { revealRow, rowAt } from './reveal-row';
import { RowList } from './row-list';
import type { RowsProps } from './rows.types';
import { useRevealed } from './use-revealed';

/** A short list: all rows, one below the other, however high each is. */
export function FlowRows<Option>(props: RowsProps<Option>) {
  const { list, total } = props;
  const rows = useRef<HTMLDivElement>(null);
  useRevealed(rows, list, total, (element, position, isFirst) => {
    const row = rowAt(element, position);
    if (!row) return;
    if (isFirst) element.scrollTop = row.offsetTop - (element.clientHeight - row.offsetHeight) / 2;
    else revealRow(element, row);
  });
  return <RowList {...props} ref={rows} from={0} to={total} />;
}
