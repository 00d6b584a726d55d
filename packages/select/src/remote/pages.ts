import type { SelectKey } from '../selection/selection.types';
import type { RemotePage } from './read-response';

export interface PagesState<Option> {
  readonly term: string;
  readonly items: readonly Option[];
  readonly page: number;
  readonly total: number | null;
  readonly hasNext: boolean;
  readonly status: 'idle' | 'loading' | 'error';
  /** The request that is awaited: any other answer comes late. */
  readonly request: number;
  /** How many rows were shown when the last page was asked for; -1 when that is not known. */
  readonly shown: number;
  readonly empty: number;
}

export type PagesEvent<Option> =
  | { type: 'asked'; request: number; shown: number }
  | { type: 'loaded'; request: number; answer: RemotePage<Option>; pageSize: number }
  | { type: 'failed'; request: number }
  | { type: 'given up' };

/** So many pages in a row may bring nothing new: asking on would never come to an end. */
const MOST_EMPTY = 3;

export function emptyPages<Option>(term: string): PagesState<Option> {
  return {
    term,
    items: [],
    page: 0,
    total: null,
    hasNext: true,
    status: 'idle',
    request: 0,
    shown: -1,
    empty: 0,
  };
}

/** The page machine (SEL-11): events in, next state out; `state` itself when the event is late. */
export function pagesReducer<Option>(
  state: PagesState<Option>,
  event: PagesEvent<Option>,
  keyOf: (option: Option) => SelectKey | null,
): PagesState<Option> {
  switch (event.type) {
    case 'asked':
      return { ...state, status: 'loading', request: event.request, shown: event.shown };
    case 'given up':
      return state.status === 'loading'
        ? { ...state, status: 'idle', request: 0, shown: -1 }
        : state;
    case 'failed':
      return event.request === state.request ? { ...state, status: 'error', request: 0 } : state;
    case 'loaded': {
      if (event.request !== state.request) return state;
      const { answer, pageSize } = event;
      const items = [...state.items, ...unseen(state.items, answer.items, keyOf)];
      const isFull = answer.items.length >= pageSize;
      const empty = items.length > state.items.length ? 0 : state.empty + 1;
      return {
        ...state,
        items,
        page: state.page + 1,
        total: answer.total,
        empty,
        // A source that says so itself has more, up to some pages that bring nothing new. Else a short
        // page ends the list, and so does one that repeats what was there.
        hasNext:
          answer.hasNext === null
            ? isFull && empty === 0 && (answer.total === null || items.length < answer.total)
            : answer.hasNext && empty < MOST_EMPTY,
        status: 'idle',
        request: 0,
      };
    }
  }
}

function unseen<Option>(
  known: readonly Option[],
  loaded: readonly Option[],
  keyOf: (option: Option) => SelectKey | null,
): Option[] {
  const keys = new Set(known.map(keyOf));
  return loaded.filter((item) => {
    const key = keyOf(item);
    if (key === null) return true;
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}

export function canLoadMore(state: PagesState<unknown>): boolean {
  return state.hasNext && state.status === 'idle';
}
