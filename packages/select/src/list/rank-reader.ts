import type { OptionReader } from '../selection/option-reader';
import { ELSEWHERE, EXACT, type Matcher } from './matcher';

/** The props that say what a search finds, and in which order (SEL-2). */
export interface RankFields<Option> {
  /** Whether an option is found; without it the fields of `searchBy` decide. */
  readonly filter?: ((option: Option, searchTerm: string) => boolean) | undefined;
  /** `false` keeps the order of the list; a function gives a place, the lower the further up. */
  readonly rank?: boolean | ((option: Option, searchTerm: string) => number) | undefined;
  readonly groupBy?: unknown;
  readonly searchBy?: unknown;
  readonly creatable?: boolean | undefined;
}

/** Judges options under one query. */
export interface RankReader<Option> {
  /** The lower the better; -1 when the option is not found. */
  readonly rankOf: (option: Option) => number;
  /** One of the options that were judged has exactly this label. */
  readonly hasExact: () => boolean;
  /** Every option must be judged, also those that a former, shorter query did not find. */
  readonly seesAll: boolean;
}

/** Makes the judge of a search from the props. */
export function rankReader<Option>(
  reader: OptionReader<Option>,
  matcher: Matcher,
  text: string,
  { filter, rank = true, groupBy, searchBy, creatable = false }: RankFields<Option>,
): RankReader<Option> {
  let exact = false;
  const searchesLabel = filter === undefined && searchBy === undefined;
  // Groups stay together, in the order of the data (SEL-10).
  const ranks = rank !== false && groupBy === undefined;
  const ranksLabel = ranks && typeof rank !== 'function';
  const found = filter
    ? (option: Option) => filter(option, text)
    : (option: Option) => matcher.matches(reader.searchText(option));

  function rankOf(option: Option): number {
    const place = ranksLabel || creatable ? matcher.rank(reader.label(option)) : ELSEWHERE;
    exact ||= place === EXACT;
    // The label says both whether an option is found and how well.
    if (searchesLabel && ranksLabel) return place === ELSEWHERE ? -1 : place;
    if (!found(option)) return -1;
    if (!ranks) return 0;
    if (typeof rank !== 'function') return place;
    const given = rank(option, text);
    return Number.isFinite(given) ? Math.max(0, given) : Number.MAX_VALUE;
  }
  return {
    rankOf,
    hasExact: () => exact,
    seesAll: filter !== undefined || (creatable && !searchesLabel),
  };
}
