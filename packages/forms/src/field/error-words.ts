import { useLabels } from '@guadua/utils/internal';
import { errorLabelsEsCO } from '../labels/es-co';
import type { ErrorLabels, FieldMessages } from '../labels/forms-labels.types';
import type { ValidationErrors } from './field.types';
import { errorMessages } from './field-state';

const NO_ERRORS: { errors: FieldMessages } = { errors: {} };

/** The words for errors that an application has given: a control knows its own besides. */
export function useErrorLabels(own: ErrorLabels | undefined): FieldMessages {
  return useLabels<{ errors: FieldMessages }>('forms', NO_ERRORS, own).errors;
}

/** What each error is called in the language of the page. */
export function useErrorWords(own?: ErrorLabels): FieldMessages {
  return { ...errorLabelsEsCO, ...useErrorLabels(own) };
}

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
