'use client';

import { useEffect, useReducer } from 'react';
import { FixedRows } from './fixed-rows';
import { FlowRows } from './flow-rows';
import { TALLEST } from './row-scale';
import type { RowsProps } from './rows.types';

/** So many rows stand in the DOM together. */
export const FEW = 40;

type RowsComponent = <Option>(props: RowsProps<Option>) => React.ReactNode;

/** What measures rows one by one, once it is loaded. */
let measured: RowsComponent | undefined;
let loading: Promise<void> | undefined;

/** Loads what measures rows of several heights, which most lists never need. */
export function loadMeasuredRows(): Promise<void> {
  loading ??= import('./measured-rows').then(
    (found) => {
      measured = found.MeasuredRows;
    },
    () => {
      // The list stands with estimated heights; the next one asks again.
      loading = undefined;
    },
  );
  return loading;
}

/**
 * The way to place the rows of an open list.
 *
 * @param differ Its rows differ in height.
 * @param grows More rows come while it is scrolled.
 */
export function useRowsKind(
  { total, rowHeight, differ }: Pick<RowsProps<never>, 'total' | 'rowHeight' | 'differ'>,
  grows: boolean,
): RowsComponent {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const many = total > FEW;
  const measures = differ && (many || grows) && total * rowHeight <= TALLEST;
  useEffect(() => {
    if (!measures || measured) return undefined;
    let isOpen = true;
    void loadMeasuredRows().then(() => {
      if (isOpen) render();
    });
    return () => {
      isOpen = false;
    };
  }, [measures]);
  if (measures && measured) return measured;
  return many ? FixedRows : FlowRows;
}

/** Asks for what measures rows while the select that will need it is still closed (SEL-14). */
export function RowsAhead(): null {
  useEffect(() => {
    const wait = setTimeout(() => void loadMeasuredRows());
    return () => clearTimeout(wait);
  }, []);
  return null;
}
