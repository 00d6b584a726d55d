import type { ErrorLabels, FieldMessages } from '../labels/forms-labels.types';
import type { ValidationErrors } from './field.types';
import { errorMessages } from './field-state';
import { useErrorWords } from './use-error-words';

/** What a refusal of the browser is called in the language of the page; `''` where that can only be drawn. */
export function useRefusalWords(
  messages: FieldMessages = {},
  own?: ErrorLabels,
): (refusal: ValidationErrors) => string {
  const errors = useErrorWords(own);
  return (refusal) => {
    const [first] = errorMessages(refusal, messages, errors);
    return typeof first?.message === 'string' ? first.message : '';
  };
}
