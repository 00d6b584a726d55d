'use client';

import { useLabels } from '@guadua/utils/internal';
import { errorLabelsEsCO } from '../labels/es-co';
import type { ErrorLabels, FieldMessages } from '../labels/forms-labels.types';
import type { ValidationErrors } from './field.types';
import { errorMessages } from './field-state';

const NO_LABELS = {};

/** What a refusal of the browser is called in the language of the page; `''` where that can only be drawn. */
export function useRefusalWords(
  messages: FieldMessages = NO_LABELS,
  own?: ErrorLabels,
): (refusal: ValidationErrors) => string {
  const { errors } = useLabels<ErrorLabels>('forms', NO_LABELS, own);
  return (refusal) => {
    const [first] = errorMessages(refusal, messages, { ...errorLabelsEsCO, ...errors });
    return typeof first?.message === 'string' ? first.message : '';
  };
}
