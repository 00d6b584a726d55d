'use client';

import { useEffect, useMemo, useReducer } from 'react';
import type { OptionReader } from '../selection/option-reader';
import { displayOrder } from './display-order';
import { fold } from './fold';
import { createMatcher } from './matcher';
import { createSearch, narrow, type OptionSearch } from './option-search';
import { createView, type OptionView } from './option-view';
import { type RankFields, rankReader } from './rank-reader';

/** Rows that are found before the first slice may end: more than a list of 300 px shows at once. */
const FIRST_ROWS = 16;
/** Milliseconds that the first slice of a search may take: well under a frame. */
const FIRST_SLICE = 2;
/** The same while fewer were found, for a full list at once instead of one that grows. */
const FIRST_SLICE_FEW = 10;
/** Milliseconds until the first rows are surely painted: the rest of the search waits for them. */
const AFTER_PAINT = 40;
/** Milliseconds of each later slice. */
const SLICE = 8;

/** The props that the view depends on: functions among them count as the same in each render. */
export interface ViewFields<Option> extends RankFields<Option> {
  readonly groupBy?: unknown;
  readonly searchBy?: unknown;
  readonly labelKey?: unknown;
  /** Whether it has to be found out if an option says exactly what is searched. */
  readonly creatable?: boolean | undefined;
}

/**
 * The view of a list under a search. Opening makes nothing of the list's length, and a search finds
 * the first rows at once and the rest in slices (SEL-14).
 *
 * @param query What is searched, as written; empty for all.
 */
export function useOptionView<Option>(
  items: readonly (Option | null | undefined)[],
  reader: OptionReader<Option>,
  query: string,
  fields: ViewFields<Option>,
): OptionView<Option> {
  const [slices, sliced] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `groupBy` as a function is taken to mean the same from one render to the next
  const order = useMemo(
    () => displayOrder(items, reader.group),
    [items, signature(fields.groupBy)],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was searched belongs to these items and fields
  const former = useMemo(
    (): { last: { query: string; search: OptionSearch } | null } => ({ last: null }),
    [
      items,
      order,
      signature(fields.searchBy),
      signature(fields.labelKey),
      fields.filter === undefined,
      signature(fields.rank),
    ],
  );
  const text = query.trim();
  const folded = fold(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader and the functions of `fields` follow the items
  const found = useMemo(() => {
    if (folded === '') return null;
    const ranks = rankReader(reader, createMatcher(folded), text, fields);
    const source = {
      size: order?.length ?? items.length,
      indexAt: (place: number) => order?.[place] ?? place,
      rankAt: (index: number) => {
        const option = items[index];
        return option === null || option === undefined ? -1 : ranks.rankOf(option);
      },
    };
    const search = createSearch(ranks.seesAll ? source : narrow(source, folded, former.last));
    const start = performance.now();
    search.advance((count) => {
      const spent = performance.now() - start;
      return spent > (count < FIRST_ROWS ? FIRST_SLICE_FEW : FIRST_SLICE);
    });
    former.last = { query: folded, search };
    return { search, hasExact: ranks.hasExact };
  }, [items, order, former, folded]);
  const search = found?.search ?? null;

  useEffect(() => {
    if (!search || search.done) return;
    let timer: ReturnType<typeof setTimeout>;
    const go = () => {
      const end = performance.now() + SLICE;
      const before = search.found.length;
      search.advance(() => performance.now() > end);
      if (search.done || before < FIRST_ROWS) sliced();
      if (!search.done) timer = setTimeout(go);
    };
    timer = setTimeout(go, AFTER_PAINT);
    return () => clearTimeout(timer);
  }, [search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slice may have found more
  return useMemo(
    () =>
      createView<Option>({
        items,
        order,
        search,
        hasExact: found?.hasExact ?? no,
        onAdvance: sliced,
      }),
    [items, order, found, slices],
  );
}

function no(): boolean {
  return false;
}

function signature(field: unknown): string {
  return typeof field === 'function' ? 'function' : JSON.stringify(field ?? null);
}
