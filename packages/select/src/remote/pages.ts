import type { SelectKey } from '../selection/selection.types';
import type { RemotePage } from './read-response';

export interface PagesState<Option> {
  readonly term: string;
  readonly items: readonly Option[];
  readonly page: number;
  readonly total: number | null;
  readonly hasNext: boolean;
  readonly status: 'idle' | 'loading' | 'error';
  /** How many rows were shown when the last page was asked for; -1 when that is not known. */
  readonly shown: number;
  readonly empty: number;
}

/** So many pages in a row may bring nothing new: asking on would never come to an end. */
const MOST_EMPTY = 3;

export function emptyPages<Option>(term: string): PagesState<Option> {
  return {
    ...{ term, items: [], page: 0, total: null },
    ...{ hasNext: true, status: 'idle', shown: -1, empty: 0 },
  };
}

/** What is loaded once the next page has come (SEL-11). */
export function withPage<Option>(
  state: PagesState<Option>,
  answer: RemotePage<Option>,
  pageSize: number,
  keyOf: (option: Option) => SelectKey | null,
): PagesState<Option> {
  const keys = new Set(state.items.map(keyOf));
  const unseen = answer.items.filter((item) => {
    const key = keyOf(item);
    const isNew = key === null || !keys.has(key);
    keys.add(key);
    return isNew;
  });
  const items = [...state.items, ...unseen];
  const empty = unseen.length > 0 ? 0 : state.empty + 1;
  const isFull = answer.items.length >= pageSize;
  return {
    ...{ ...state, items, empty, status: 'idle' },
    page: state.page + 1,
    total: answer.total,
    // A source that says so itself has more, up to some pages that bring nothing new. Else a short
    // page ends the list, and so does one that repeats what was there.
    hasNext:
      answer.hasNext === null
        ? isFull && empty === 0 && (answer.total === null || items.length < answer.total)
        : answer.hasNext && empty < MOST_EMPTY,
  };
}
