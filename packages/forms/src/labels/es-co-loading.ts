import type { LoadingLabels } from './forms-labels.types';

/** The Spanish text of the fields that show one text and send another. */
export const loadingLabelsEsCO: LoadingLabels = {
  untilLoaded: 'Lo que escribas aquí se podrá enviar cuando la página termine de cargar',
};
