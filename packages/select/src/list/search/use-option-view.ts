'use client';

import { foldText } from '@guadua/utils/internal';
import { useEffect, useMemo } from 'react';
import type { SelectConfig } from '../../select/select-config';
import type { OptionFields, OptionReader } from '../../selection/option-reader';
import { displayOrder } from './display-order';
import { findOptions, hasExactLabel } from './find-options';
import { createView, type OptionView } from './option-view';
import { createIndex, type SearchIndex } from './search-index';

/** So many texts are folded ahead at a time: less than a millisecond. */
const AHEAD = 4000;

export interface FoundOptions<Option> {
  readonly view: OptionView<Option>;
  readonly index: SearchIndex;
  readonly hasExact: boolean;
}

/** Makes the index of a list once, so that each label is folded once, however often the list is opened. */
export function useSearchIndexes<Option>(
  reader: OptionReader<Option>,
  { searchBy, labelKey }: OptionFields<Option>,
): (items: readonly (Option | null | undefined)[]) => SearchIndex {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field is read from the same options
  const made = useMemo(
    () => new WeakMap<object, SearchIndex>(),
    [signature(searchBy), signature(labelKey)],
  );
  return (items) => {
    const index = made.get(items) ?? createIndex(items, reader);
    made.set(items, index);
    return index;
  };
}

/** The view of a list under a search. Opening makes nothing of the list's length (SEL-14). */
export function useOptionView<Option>(
  items: readonly (Option | null | undefined)[],
  { props, reader, indexOf }: SelectConfig<Option>,
  query: string,
): FoundOptions<Option> {
  const { filter, groupBy } = props;
  const creates = props.onCreate !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `groupBy` as a function is taken to mean the same from one render to the next
  const order = useMemo(() => displayOrder(items, reader.group), [items, signature(groupBy)]);
  const index = indexOf(items);
  useFoldedAhead(index, items.length);
  const text = query.trim();
  const folded = foldText(text).trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions of `props` follow the items
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
