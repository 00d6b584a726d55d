import type { SelectTexts } from '../labels/select-labels.types';

export interface Creation {
  readonly id: number;
  readonly text: string;
  /** `refused`: it was made, but may not join the selection. */
  readonly status: 'pending' | 'failed' | 'refused';
}

/** The list with a creation as it stands now; without it once it has ended, which `null` says. */
export function withCreation(
  list: readonly Creation[],
  { id, text }: Pick<Creation, 'id' | 'text'>,
  status: Creation['status'] | null,
): readonly Creation[] {
  const at = list.findIndex((creation) => creation.id === id);
  if (at < 0 && status === null) return list;
  return list.toSpliced(at < 0 ? list.length : at, 1, ...(status ? [{ id, text, status }] : []));
}

export function creationText(
  labels: SelectTexts,
  { text, status }: Pick<Creation, 'text' | 'status'>,
): string {
  if (status === 'pending') return labels.creating(text);
  return status === 'failed' ? labels.createFailed(text) : labels.notPasted([text]);
}
