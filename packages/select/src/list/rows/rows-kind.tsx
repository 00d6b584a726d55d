'use client';

import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { FixedRows } from './fixed-rows';
import { revealRow, rowAt, useRevealed } from './reveal';
import { RowList, type RowsProps } from './row-list';
import { TALLEST } from './row-scale';

export const FEW = 40;

type RowsComponent = <Option>(props: RowsProps<Option>) => ReactNode;

let measured: RowsComponent | undefined;
const waiting = new Set<() => void>();

export async function loadMeasuredRows(): Promise<void> {
  try {
    measured = (await import('./measured-rows')).MeasuredRows;
    for (const tell of waiting) tell();
  } catch {
    // The list stands with estimated heights; the next one asks again.
  }
}

export function useRowsKind(
  { total, rowHeight, differ }: Pick<RowsProps<never>, 'total' | 'rowHeight' | 'differ'>,
  grows: boolean,
): RowsComponent {
  const many = total > FEW;
  const measures = differ && (many || grows) && total * rowHeight <= TALLEST;
  const loaded = useSyncExternalStore(measures ? loadAndWait : never, now, now);
  return measures && loaded ? loaded : many ? FixedRows : FlowRows;
}

function loadAndWait(tell: () => void): () => void {
  waiting.add(tell);
  void loadMeasuredRows();
  return () => waiting.delete(tell);
}

const now = () => measured;
const never = () => () => {};

/** Asks for what measures rows while the select that will need it is still closed (SEL-14). */
export function RowsAhead(): null {
  useEffect(() => void loadMeasuredRows(), []);
  return null;
}

function FlowRows<Option>(props: RowsProps<Option>) {
  const { list, total } = props;
  const rows = useRef<HTMLDivElement>(null);
  useRevealed(rows, list, total, {
    reveal(element, position, isFirst) {
      const row = rowAt(element, position);
      if (!isFirst) revealRow(element, row);
      else if (row) {
        element.scrollTop = row.offsetTop - (element.clientHeight - row.offsetHeight) / 2;
      }
    },
  });
  return <RowList {...props} ref={rows} from={0} to={total} />;
}
