import type { ComponentType } from 'react';
import { loadLatePart } from '../../../demo/late-part';

/** The board, whose script and whole style sheets stay out of the first load. */
export function loadStatesBoard(): Promise<ComponentType> {
  return loadLatePart({
    name: 'states',
    load: async () => (await import('./states-board')).StatesBoard,
  });
}
