/** What a scan looks through. */
export interface ScanSource {
  /** How many candidates there are. */
  readonly size: number;
  /** Index of an option, by the candidate's place. */
  readonly indexAt: (place: number) => number;
  /** Whether an option is what is looked for, by its index. */
  readonly matches: (index: number) => boolean;
}

/** A search under way. */
export interface Scan {
  /** Indices of the options found so far, in display order; only ever appended to. */
  readonly matches: readonly number[];
  /** Every candidate was looked at. */
  readonly done: boolean;
  /**
   * Looks on until `enough` says so; asked after each block of candidates.
   *
   * @param enough Given how many were found so far.
   */
  advance: (enough: (found: number) => boolean) => void;
}

/** Small enough that a block takes well under a millisecond. */
const BLOCK = 1024;

/**
 * Searches in slices: what is needed for the first rows at once, the rest while nobody waits
 * (SEL-14). Any slicing finds what the naive filter finds.
 */
export function createScan({ size, indexAt, matches: isMatch }: ScanSource): Scan {
  const matches: number[] = [];
  let place = 0;
  return {
    matches,
    get done() {
      return place >= size;
    },
    advance(enough) {
      while (place < size) {
        const end = Math.min(place + BLOCK, size);
        for (; place < end; place++) {
          const index = indexAt(place);
          if (isMatch(index)) matches.push(index);
        }
        if (enough(matches.length)) return;
      }
    },
  };
}

/**
 * What a new query has to look through: only what the former one found, when that one is contained
 * in the new one and was finished.
 */
export function narrow(
  source: ScanSource,
  query: string,
  former: { readonly query: string; readonly scan: Scan } | null,
): ScanSource {
  if (!former?.scan.done || !query.includes(former.query)) return source;
  const { matches } = former.scan;
  return { ...source, size: matches.length, indexAt: (place) => matches[place] ?? -1 };
}
