/** Whose a figure of a benchmark is: one of ours, another library's, or a floor that no library can go below. */
export type ContestantKind = 'ours' | 'peer' | 'floor';

/** What its label says of a contestant: `Guadua`, `Guadua + Zod`, `Límite: …`, or the name of a library. */
export function contestantKind(label: string): ContestantKind {
  if (label.startsWith('Guadua')) return 'ours';
  return label.startsWith('Límite') ? 'floor' : 'peer';
}
