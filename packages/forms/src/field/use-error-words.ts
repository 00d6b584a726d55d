import { errorLabelsEsCO } from '../labels/es-co';
import type { ErrorLabels, FieldMessages } from '../labels/forms-labels.types';
import { useErrorLabels } from '../shared/native-message';

/** What each error is called in the language of the page. */
export function useErrorWords(own?: ErrorLabels): FieldMessages {
  return { ...errorLabelsEsCO, ...useErrorLabels(own) };
}
