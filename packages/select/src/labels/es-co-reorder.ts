import type { ReorderLabels } from './select-labels.types';

export const reorderTextsEsCO: ReorderLabels = {
  moveToken: (label) => `Mover ${label}`,
  moveBefore: (label) => `Mover ${label} un lugar antes`,
  moveAfter: (label) => `Mover ${label} un lugar después`,
  moved: (label, place, count) => `${label}: lugar ${place} de ${count}`,
};
