'use client';

import { foldText } from '@guadua/utils/internal';
import { useEffect, useMemo } from 'react';
import type { OptionReader } from '../../selection/option-reader';
import { displayOrder } from './display-order';
import { findOptions, hasExactLabel, type SearchFields } from './find-options';
import { createView, type OptionView } from './option-view';
import { createIndex, type SearchIndex } from './search-index';

/** So many texts are folded ahead at a time: less than a millisecond. */
const AHEAD = 4000;

/** The props that the view depends on: functions among them count as the same in each render. */
export interface ViewFields<Option> extends SearchFields<Option> {
  readonly searchBy?: unknown;
  readonly labelKey?: unknown;
  readonly onCreate?: unknown;
}

export interface FoundOptions<Option> {
  readonly view: OptionView<Option>;
  readonly index: SearchIndex;
  readonly hasExact: boolean;
}

/** The view of a list under a search. Opening makes nothing of the list's length (SEL-14). */
export function useOptionView<Option>(
  items: readonly (Option | null | undefined)[],
  reader: OptionReader<Option>,
  query: string,
  fields: ViewFields<Option>,
): FoundOptions<Option> {
  const { filter, groupBy, searchBy, labelKey } = fields;
  const creates = fields.onCreate !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `groupBy` as a function is taken to mean the same from one render to the next
  const order = useMemo(() => displayOrder(items, reader.group), [items, signature(groupBy)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: functions among the fields follow the items
  const index = useMemo(
    () => createIndex(items, reader),
    [items, signature(searchBy), signature(labelKey)],
  );
  useFoldedAhead(index, items.length);
  const text = query.trim();
  const folded = foldText(text).trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions of `fields` follow the items
  return useMemo(() => {
    if (folded === '') return { view: createView(items, order), index, hasExact: false };
    const search = { items, order, index, text, query: folded, filter, groupBy };
    return {
      view: createView(items, findOptions(search)),
      index,
      hasExact: creates && hasExactLabel(search),
    };
  }, [items, order, index, folded, filter === undefined, creates]);
}

/** A long list is folded before anyone types, so that the first letter doesn't wait for it. */
function useFoldedAhead(index: SearchIndex, count: number): void {
  useEffect(() => {
    if (count <= AHEAD) return undefined;
    let timer = setTimeout(function go() {
      if (index.foldAhead(AHEAD)) timer = setTimeout(go);
    });
    return () => clearTimeout(timer);
  }, [index, count]);
}

function signature(field: unknown): string {
  return typeof field === 'function' ? 'function' : String(field);
}
