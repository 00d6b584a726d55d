import type { FieldLabels } from '../labels/date-labels.types';

/** Spanish (Colombia). */
export const fieldTextsEsCO: FieldLabels = {
  untilLoaded: 'Lo que escribas aquí se podrá enviar cuando la página termine de cargar',
};
