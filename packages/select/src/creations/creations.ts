import type { SelectTexts } from '../labels/select-labels.types';

/** An option that is being made from a typed text (SEL-12). */
export interface Creation {
  readonly id: number;
  readonly text: string;
  /** `refused`: it was made, but may not join the selection. */
  readonly status: 'pending' | 'failed' | 'refused';
}

export type CreationEvent =
  | { type: 'started'; id: number; text: string }
  | { type: 'failed' | 'refused'; id: number }
  | { type: 'ended'; id: number }
  | { type: 'reset' };

export function reduceCreations(
  creations: readonly Creation[],
  event: CreationEvent,
): readonly Creation[] {
  if (event.type === 'reset') return creations.length === 0 ? creations : [];
  const { id, type } = event;
  const others = creations.filter((creation) => creation.id !== id);
  switch (type) {
    case 'started':
      return [...others, { id, text: event.text, status: 'pending' }];
    case 'failed':
    case 'refused':
      return creations.map((creation) =>
        creation.id === id ? { ...creation, status: type } : creation,
      );
    case 'ended':
      return others.length === creations.length ? creations : others;
  }
}

export function creationText(
  labels: SelectTexts,
  { text, status }: Pick<Creation, 'text' | 'status'>,
): string {
  if (status === 'pending') return labels.creating(text);
  return status === 'failed' ? labels.createFailed(text) : labels.notPasted([text]);
}
