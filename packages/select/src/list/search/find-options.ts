import { addTo } from './display-order';
import type { SearchIndex } from './search-index';

export interface Search<Option> {
  readonly items: readonly (Option | null | undefined)[];
  readonly order: readonly number[] | null;
  readonly index: SearchIndex;
  readonly text: string;
  readonly query: string;
  /** Whether an option is found, or at which place, the lower the further up; else `searchBy` decides. */
  readonly filter?: ((option: Option, searchTerm: string) => boolean | number) | undefined;
  readonly groupBy?: unknown;
}

/** How well a label answers a query: the lower the better (SEL-2). */
export const EXACT = 0;
export const PREFIX = 1;
export const WORD_START = 2;
export const INSIDE = 3;
export const ELSEWHERE = 4;

const IN_WORD = /[\p{L}\p{N}\p{M}]$/u;

export function findOptions<Option>(search: Search<Option>): readonly number[] {
  const { items, order, index, text, query, filter, groupBy } = search;
  const byRank = new Map<number, number[]>();
  const size = order?.length ?? items.length;
  for (let place = 0; place < size; place++) {
    const at = order?.[place] ?? place;
    const option = items[at];
    if (option === null || option === undefined) continue;
    const verdict = filter ? filter(option, text) : index.textAt(at).includes(query);
    if (!verdict && verdict !== 0) continue;
    const ranked = typeof verdict === 'number' ? verdict : rankOf(index.labelAt(at), query);
    const found = groupBy === undefined ? ranked : 0;
    addTo(byRank, found, at);
  }
  return [...byRank.keys()].sort((a, b) => a - b).flatMap((each) => byRank.get(each) ?? []);
}

export function rankOf(label: string, query: string): number {
  let at = label.indexOf(query);
  if (at < 0) return ELSEWHERE;
  if (at === 0) return label.length === query.length ? EXACT : PREFIX;
  for (; at >= 0; at = label.indexOf(query, at + 1)) {
    // A letter may be two units long.
    if (!IN_WORD.test(label.slice(Math.max(0, at - 2), at))) return WORD_START;
  }
  return INSIDE;
}

/** Whether the label of an option is exactly the search, also when it is not among the results (SEL-12). */
export function hasExactLabel<Option>({ items, index, query }: Search<Option>): boolean {
  return items.some(
    (option, at) => option !== null && option !== undefined && index.labelAt(at) === query,
  );
}
