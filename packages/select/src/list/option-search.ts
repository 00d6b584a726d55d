/** Options to look at. */
export interface Candidates {
  /** How many there are. */
  readonly size: number;
  /** Index of an option, by the candidate's place. */
  readonly indexAt: (place: number) => number;
}

/** What a search looks through. */
export interface SearchSource extends Candidates {
  /** How well the option at an index answers, the lower the better; -1 when it does not. */
  readonly rankAt: (index: number) => number;
}

/** A search under way. */
export interface OptionSearch {
  /** Indices of the options found so far, in the order of the list. */
  readonly found: readonly number[];
  /**
   * The same, the best first; equal ones in the order of the list. A list of its own, which does not
   * grow when the search goes on.
   */
  readonly ranked: () => readonly number[];
  /** Every candidate was looked at. */
  readonly done: boolean;
  /**
   * Looks on until `enough` says so; asked after each block of candidates.
   *
   * @param enough Given how many were found so far.
   */
  advance: (enough: (found: number) => boolean) => void;
  /** What a longer query may find: what this one found, and what was not looked at yet. */
  candidates: () => Candidates;
}

/** Small enough that a block takes well under a millisecond. */
const BLOCK = 512;

/**
 * Searches in slices: what is needed for the first rows at once, the rest in idle time
 * (SEL-14). Any slicing finds and ranks what the naive filter and a stable sort would.
 */
export function createSearch({ size, indexAt, rankAt }: SearchSource): OptionSearch {
  const found: number[] = [];
  const ranks: number[] = [];
  let place = 0;
  return {
    found,
    ranked: () => inRankOrder(found, ranks),
    get done() {
      return place >= size;
    },
    advance(enough) {
      while (place < size) {
        const end = Math.min(place + BLOCK, size);
        for (; place < end; place++) {
          const index = indexAt(place);
          const rank = rankAt(index);
          if (rank < 0) continue;
          found.push(index);
          ranks.push(rank);
        }
        if (enough(found.length)) return;
      }
    },
    candidates() {
      const count = found.length;
      const ahead = place - count;
      return {
        size: size - ahead,
        indexAt: (at) => (at < count ? (found[at] ?? -1) : indexAt(at + ahead)),
      };
    },
  };
}

/** A stable sort by rank: one pass for each of the few ranks there are. */
function inRankOrder(found: readonly number[], ranks: readonly number[]): readonly number[] {
  const byRank = new Map<number, number[]>();
  for (let place = 0; place < found.length; place++) {
    const rank = ranks[place] ?? 0;
    const index = found[place] ?? -1;
    const members = byRank.get(rank);
    if (members) members.push(index);
    else byRank.set(rank, [index]);
  }
  return [...byRank.keys()].sort((a, b) => a - b).flatMap((rank) => byRank.get(rank) ?? []);
}

/** What a new query has to look through: less than all of it when it contains the former one. */
export function narrow(
  source: SearchSource,
  query: string,
  former: { readonly query: string; readonly search: OptionSearch } | null,
): SearchSource {
  if (!former || !query.includes(former.query)) return source;
  return { ...source, ...former.search.candidates() };
}
