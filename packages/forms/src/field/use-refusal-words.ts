'use client';

import { errorLabelsEsCO } from '../labels/es-co';
import type { ErrorLabels, FieldMessages } from '../labels/forms-labels.types';
import { useErrorLabels } from '../shared/native-message';
import type { ValidationErrors } from './field.types';
import { errorMessages } from './field-state';

/** What a refusal of the browser is called in the language of the page; `''` where that can only be drawn. */
export function useRefusalWords(
  messages: FieldMessages = {},
  own?: ErrorLabels,
): (refusal: ValidationErrors) => string {
  const errors = useErrorLabels(own);
  return (refusal) => {
    const [first] = errorMessages(refusal, messages, { ...errorLabelsEsCO, ...errors });
    return typeof first?.message === 'string' ? first.message : '';
  };
}
