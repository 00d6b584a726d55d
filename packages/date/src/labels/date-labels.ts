import type { LabelPack } from '@guadua/utils';
import type { DateLabels } from './date-labels.types';

/** Cambia algunos textos de `@guadua/date` en `<GuaduaProvider labels>`; los demás quedan. */
export function dateLabels(labels: Partial<DateLabels>): LabelPack {
  return { group: 'date', labels };
}
