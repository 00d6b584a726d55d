import type { RowLabels } from './forms-labels.types';

/** The Spanish texts of the rows of a form. */
export const rowLabelsEsCO: RowLabels = {
  rows(what, place, count) {
    if (what === 'added') return `Se agregó la fila ${place}`;
    if (what === 'moved') return `Fila ${place} de ${count}`;
    return `Se quitó la fila ${place}; ${count === 1 ? 'queda' : 'quedan'} ${count}`;
  },
};
