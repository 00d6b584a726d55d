import MiniSearch, { type Query } from 'minisearch';
import type { ResultGroup, ResultKind, SearchEntry, SearchResult } from './search.types';
import { searchableTitle } from './search-entries';
import { synonymsOf } from './synonyms';
import { fold, queryWords, words } from './words';

/** Looks something up; the group with the best answer comes first. */
export type SearchEngine = (query: string) => ResultGroup[];

/** How many of a kind are shown: a longer list would not be read. */
const SHOWN: Readonly<Record<ResultKind, number>> = {
  page: 5,
  example: 6,
  section: 3,
  api: 6,
  key: 4,
};

/** Between two that match alike, the one that holds the other comes first. */
const WEIGHT: Readonly<Record<ResultKind, number>> = {
  page: 2.5,
  example: 1.4,
  section: 2,
  api: 1,
  key: 0.8,
};

/** Who asks for what this page answers is new here, and wants its answer before those of other pages. */
const FIRST_PAGE = '/primeros-pasos';

/** Words are added in slices of this many entries, so that typing is never held up. */
const SLICE = 120;

/** Reads entries in; what comes out answers at once. */
export async function createEngine(entries: readonly SearchEntry[]): Promise<SearchEngine> {
  const index = new MiniSearch<{ id: number; title: string; context: string; text: string }>({
    fields: ['title', 'context', 'text'],
    tokenize: words,
    processTerm: fold,
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({
      id,
      title: searchableTitle(entry),
      context: entry.context,
      text: entry.text,
    })),
    { chunkSize: SLICE },
  );

  const look = (typed: readonly string[], combineWith: 'AND' | 'OR') =>
    index.search(
      { combineWith, queries: typed.map(wordQuery) },
      {
        boost: { title: 5, context: 1.2, text: 0.5 },
        prefix: true,
        // A slip in a long word is a slip, in a short one it is another word.
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        weights: { prefix: 0.6, fuzzy: 0.3 },
        boostDocument: (id) => {
          const { kind = 'key', href = '' } = entries[id] ?? {};
          return WEIGHT[kind] * (href.startsWith(FIRST_PAGE) ? 2 : 1);
        },
      },
    );

  return (query) => {
    const typed = queryWords(query);
    if (typed.length === 0) return [];
    const every = look(typed, 'AND');
    const found = every.length > 0 ? every : look(typed, 'OR');
    return grouped(
      found.flatMap(({ id, terms }) => {
        const entry = entries[id];
        return entry ? [{ ...entry, id, words: terms }] : [];
      }),
    );
  };
}

/** What is found by a word itself, or by what the site calls it. */
function wordQuery(word: string): Query {
  return { combineWith: 'OR', queries: [word, ...synonymsOf(word)] };
}

function grouped(results: readonly SearchResult[]): ResultGroup[] {
  const groups = new Map<ResultKind, SearchResult[]>();
  for (const result of results) {
    const group = groups.get(result.kind) ?? [];
    groups.set(result.kind, group);
    if (group.length < SHOWN[result.kind]) group.push(result);
  }
  return [...groups].map(([kind, shown]) => ({ kind, results: shown }));
}
