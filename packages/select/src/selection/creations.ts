/** An option that is being made from a typed text (SEL-12). */
export interface Creation {
  readonly id: number;
  readonly text: string;
  readonly status: 'pending' | 'failed';
}

/** What can happen to creations. */
export type CreationEvent =
  | { type: 'started'; id: number; text: string }
  | { type: 'failed'; id: number }
  | { type: 'ended'; id: number };

/** Named events in, the creations that are not over out. */
export function reduceCreations(
  creations: readonly Creation[],
  event: CreationEvent,
): readonly Creation[] {
  const others = creations.filter(({ id }) => id !== event.id);
  switch (event.type) {
    case 'started':
      return [...others, { id: event.id, text: event.text, status: 'pending' }];
    case 'failed':
      return creations.map((creation) =>
        creation.id === event.id ? { ...creation, status: 'failed' } : creation,
      );
    case 'ended':
      return others.length === creations.length ? creations : others;
  }
}
