import { useLabels } from '@guadua/utils/internal';
import type { ValidationErrors } from '../field/field.types';
import { errorMessages } from '../field/field-state';
import type { ErrorLabels, FieldMessages } from '../labels/forms-labels.types';

const NO_ERRORS: { errors: FieldMessages } = { errors: {} };

export function useErrorLabels(own: ErrorLabels | undefined): FieldMessages {
  return useLabels<{ errors: FieldMessages }>('forms', NO_ERRORS, own).errors;
}

export function nativeMessage(errors: ValidationErrors, messages: FieldMessages): string {
  const [first] = errorMessages(errors, {}, messages);
  if (!first) return '';
  return typeof first.message === 'string' ? first.message : first.key;
}
