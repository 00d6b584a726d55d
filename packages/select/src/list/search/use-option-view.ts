import { foldText } from '@guadua/utils/internal';
import { useEffect, useMemo } from 'react';
import type { OptionFields, OptionReader } from '../../selection/option-reader';
import type { ListConfig } from '../list-config';
import { displayOrder } from './display-order';
import { findOptions, hasExactLabel } from './find-options';
import { createView } from './option-view';
import { createIndex, type SearchIndex } from './search-index';

/** So many texts are folded ahead at a time: less than a millisecond. */
const AHEAD = 4000;
/** Milliseconds before labels are folded: a person who opens a list and chooses at once needs none of them. */
const LOOK_AROUND = 250;

export function useSearchIndex<Option>(
  items: readonly (Option | null | undefined)[],
  reader: OptionReader<Option>,
  { searchBy, labelKey }: OptionFields<Option>,
): SearchIndex {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field is read from the same options
  return useMemo(
    () => createIndex(items, reader),
    [items, signature(searchBy), signature(labelKey)],
  );
}

/** The view of a list under a search. Opening makes nothing of the list's length (SEL-14). */
export function useOptionView<Option>(
  items: readonly (Option | null | undefined)[],
  { props, reader, options, index: kept }: ListConfig<Option>,
  query: string,
) {
  const { filter, groupBy } = props;
  const creates = props.onCreate !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `groupBy` as a function is taken to mean the same from one render to the next
  const order = useMemo(() => displayOrder(items, reader.group), [items, signature(groupBy)]);
  const made = useSearchIndex(items, reader, props);
  const index = items === options ? kept : made;
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
    let at = 0;
    let timer = setTimeout(function go() {
      for (let left = AHEAD; left > 0 && at < count; left--) index.textAt(at++);
      if (at < count) timer = setTimeout(go);
    }, LOOK_AROUND);
    return () => clearTimeout(timer);
  }, [index, count]);
}

function signature(field: unknown): string {
  return typeof field === 'function' ? 'function' : String(field);
}
