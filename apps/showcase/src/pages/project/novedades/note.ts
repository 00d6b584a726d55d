import type { Change } from '../../../site/release.types';

/** What a change says: its sentences, and the points of its list. */
export interface Note {
  readonly lead: string;
  readonly points: readonly string[];
}

/** The note of a change, written as Markdown: sentences, then a list where there is more to say. */
export function readNote(text: string): Note {
  const [lead = '', ...points] = text.split(/^- /m);
  return { lead: lead.trim(), points: points.map((point) => point.trim()) };
}

const KINDS = [
  { bump: 'major', one: 'cambio mayor', many: 'cambios mayores' },
  { bump: 'minor', one: 'novedad', many: 'novedades' },
  { bump: 'patch', one: 'arreglo', many: 'arreglos' },
] as const satisfies readonly { bump: Change['bump']; one: string; many: string }[];

/** How many there are of each kind: each point of a list is one, and so is a note without a list. */
export function countNotes(changes: readonly Change[]): string {
  const counts = KINDS.map(({ bump, one, many }) => {
    const count = changes
      .filter((change) => change.bump === bump)
      .reduce((sum, { text }) => sum + (readNote(text).points.length || 1), 0);
    return count > 0 && `${count} ${count === 1 ? one : many}`;
  });
  return counts.filter(Boolean).join(', ');
}
