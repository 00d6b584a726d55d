'use client';

import { useEffect, useMemo, useReducer } from 'react';
import { displayOrder } from '../state/display-order';
import { fold } from '../state/fold';
import { createMatcher } from '../state/matcher';
import type { OptionReader } from '../state/option-reader';
import { createScan, narrow, type Scan } from '../state/search-scan';
import type { LooseSelectProps } from './select-model';

/** The options as they are shown: which ones, and in which order. */
export interface ListView<Option> {
  /** How many are shown, as far as is known. */
  readonly count: number;
  /** False while the search still goes on behind the first rows. */
  readonly done: boolean;
  /** Index in the list, by position. */
  readonly indexAt: (position: number) => number;
  readonly optionAt: (position: number) => Option | undefined;
  /** Position of an index; -1 when it is not shown. */
  readonly positionOf: (index: number) => number;
  /** Ends the search at once: somebody asks for all of it. */
  readonly finish: () => void;
}

/** Rows that a first slice should bring: more than any list shows at once. */
const FIRST_ROWS = 64;
/** Milliseconds that the first slice of a search may take: well under a frame. */
const FIRST_SLICE = 4;
/** The same while nothing was found yet, for an answer at once instead of an empty list. */
const FIRST_SLICE_EMPTY = 10;
/** Milliseconds until the first rows are surely painted: the rest of the search waits for them. */
const AFTER_PAINT = 40;
/** Milliseconds of each later slice. */
const SLICE = 8;

/**
 * The view of a list under a search. Opening makes nothing of the list's length, and a search finds
 * the first rows at once and the rest in slices (SEL-14).
 *
 * @param query What is searched, as written; empty for all.
 */
export function useListView<Option>(
  items: readonly (Option | null | undefined)[],
  reader: OptionReader<Option>,
  query: string,
  fields: Pick<LooseSelectProps<Option>, 'groupBy' | 'searchBy' | 'labelKey'>,
): ListView<Option> {
  const [slices, sliced] = useReducer((count: number) => count + 1, 0);
  // A function given in the props is taken to mean the same from one render to the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const order = useMemo(
    () => displayOrder(items, reader.group),
    [items, signature(fields.groupBy)],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was searched belongs to these items
  const last = useMemo(
    (): { search: { query: string; scan: Scan } | null } => ({ search: null }),
    [items, order, signature(fields.searchBy), signature(fields.labelKey)],
  );
  const folded = fold(query.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader follows the items
  const scan = useMemo(() => {
    if (folded === '') return null;
    const contains = createMatcher(folded);
    const source = {
      size: order?.length ?? items.length,
      indexAt: (place: number) => order?.[place] ?? place,
      matches: (at: number) => {
        const option = items[at];
        return option !== null && option !== undefined && contains(reader.searchText(option));
      },
    };
    const next = createScan(narrow(source, folded, last.search));
    const start = performance.now();
    next.advance((found) => {
      const spent = performance.now() - start;
      return spent > FIRST_SLICE_EMPTY || (found > 0 && spent > FIRST_SLICE) || found > FIRST_ROWS;
    });
    last.search = { query: folded, scan: next };
    return next;
  }, [items, order, last, folded]);

  useEffect(() => {
    if (!scan || scan.done) return;
    let timer: ReturnType<typeof setTimeout>;
    const go = () => {
      const end = performance.now() + SLICE;
      const before = scan.matches.length;
      scan.advance(() => performance.now() > end);
      if (scan.done || before < FIRST_ROWS) sliced();
      if (!scan.done) timer = setTimeout(go);
    };
    timer = setTimeout(go, AFTER_PAINT);
    return () => clearTimeout(timer);
  }, [scan]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slice may have found more
  return useMemo(() => {
    const indexAt = (position: number): number =>
      (scan ? scan.matches[position] : order ? order[position] : position) ?? -1;
    return {
      get count() {
        return scan ? scan.matches.length : (order?.length ?? items.length);
      },
      get done() {
        return scan?.done ?? true;
      },
      indexAt,
      optionAt: (position) => items[indexAt(position)] ?? undefined,
      positionOf: (at) => (scan ? scan.matches.indexOf(at) : order ? order.indexOf(at) : at),
      finish() {
        if (!scan || scan.done) return;
        scan.advance(() => false);
        sliced();
      },
    };
  }, [items, order, scan, slices]);
}

function signature(field: unknown): string {
  return typeof field === 'function' ? 'function' : JSON.stringify(field ?? null);
}
