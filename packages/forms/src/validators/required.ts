import { hasValue } from '@guadua/utils';
import type { ValidationErrors } from '../field/field.types';

/** `{required: true}` for an empty value: `null`, blank text, no item, an unticked box (VAL-1). */
export function required(value: unknown): ValidationErrors {
  return hasValue(value) && value !== false ? null : { required: true };
}
