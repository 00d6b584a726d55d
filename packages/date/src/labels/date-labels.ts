import type { LabelPack } from '@guadua/utils';
import type { DateLabels } from './date-labels.types';

/** Texts of the date widgets for `<GuaduaProvider labels>`; what is left out stays as it is. */
export function dateLabels(labels: Partial<DateLabels>): LabelPack {
  return { group: 'date', labels };
}
