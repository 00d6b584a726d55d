import { type Day, dayParts } from '../core/day';

export interface PairReader<Read> {
  readonly read: (text: string, year?: number) => Read | null;
  readonly dayOf: (read: Read) => Day;
  readonly today: Day;
  readonly min: Day | null;
  readonly max: Day | null;
}

/** A range over New Year is shorter than this, in days, or its ends were typed the wrong way round. */
const HALF_A_YEAR = 183;

export function readPair<Read>(
  start: string,
  end: string,
  { read, dayOf, today, min, max }: PairReader<Read>,
): [Read, Read] | null {
  // Both years are leap years, so that 29 February is read in each.
  const yearOf = (text: string) => {
    const [one, other] = [read(text, 2000), read(text, 2004)];
    return one && other && dayOf(one) === dayOf(other) ? dayParts(dayOf(one)).year : null;
  };
  const startYear = yearOf(start);
  const endYear = yearOf(end);
  const year = startYear ?? endYear ?? dayParts(today).year;
  const years = [
    [year, year],
    [startYear ?? year, endYear ?? year + 1],
    [startYear ?? year - 1, endYear ?? year],
  ] as const;
  const pairs = years.flatMap(([first, second]) => {
    const from = read(start, first);
    const to = read(end, second);
    return from && to ? [[from, to] as [Read, Read]] : [];
  });
  const inOrder = pairs.filter(([from, to], index) => {
    const days = dayOf(to) - dayOf(from);
    return days >= 0 && (index === 0 || days < HALF_A_YEAR);
  });
  const isAllowed = ([from, to]: [Read, Read]) =>
    (min === null || dayOf(from) >= min) && (max === null || dayOf(to) <= max);
  return inOrder.find(isAllowed) ?? inOrder[0] ?? pairs[0] ?? null;
}
