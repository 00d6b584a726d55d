import { hasValue } from '@guadua/utils';
import type { ValidationErrors } from '../field/field.types';

/**
 * `{ required: true }` cuando el valor está vacío: `null`, un texto en blanco, una lista sin elementos o una casilla
 * sin marcar.
 */
export function required(value: unknown): ValidationErrors {
  return hasValue(value) && value !== false ? null : { required: true };
}
