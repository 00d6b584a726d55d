import { highlightRanges } from '@guadua/utils';
import { MUNICIPALITIES } from './municipalities';

/** What was found for a search, and how long that took. */
export interface Found {
  /** The first few, in their order. */
  names: readonly string[];
  /** How many there are in all. */
  total: number;
  /** Milliseconds; `null` where nothing was searched. */
  milliseconds: number | null;
}

/** Rows of the list: more would make the sheet jump while one types. */
const SHOWN = 4;

/** What the sheet shows before anybody searches. */
export const EVERYTHING: Found = {
  names: MUNICIPALITIES.slice(0, SHOWN),
  total: MUNICIPALITIES.length,
  milliseconds: null,
};

/** The municipalities whose name holds the query, accents or not. */
export function findMunicipalities(query: string, now: () => number): Found {
  const wanted = query.trim();
  if (wanted === '') return EVERYTHING;
  const start = now();
  const names = MUNICIPALITIES.filter(
    (name) => highlightRanges(name, wanted, { minChars: 1 }).length > 0,
  );
  return {
    names: names.slice(0, SHOWN),
    total: names.length,
    milliseconds: now() - start,
  };
}
