import type { FieldMessage, FieldMessages } from '../labels/forms-labels.types';
import type { ErrorsWhen, ValidationErrors } from './field.types';

/** What decides whether errors are shown. */
export interface FieldProgress {
  touched: boolean;
  dirty: boolean;
  submitted: boolean;
}

/** Whether a field in this state shows its errors (FLD-2). */
export function errorsShown(when: ErrorsWhen, progress: FieldProgress): boolean {
  if (typeof when === 'function') return when(progress);
  if (when === 'always') return true;
  if (when === 'submitted') return progress.submitted;
  return progress.submitted || progress[when];
}

/** An error and the text it is told with. */
export interface FieldErrorMessage {
  key: string;
  message: Exclude<FieldMessage, (error: unknown) => unknown>;
}

/**
 * The messages of the errors that are present, in the order of `messages` (FLD-2); keys that it
 * does not name follow with the message of `defaults`, and those without any are left out.
 */
export function errorMessages(
  errors: ValidationErrors,
  messages: FieldMessages,
  defaults: FieldMessages,
): FieldErrorMessage[] {
  if (errors === null) return [];
  const found: FieldErrorMessage[] = [];
  const add = (key: string, message: FieldMessage) => {
    const error = errors[key];
    if (error === undefined || error === null || error === false) return;
    found.push({ key, message: typeof message === 'function' ? message(error) : message });
  };
  for (const key of Object.keys(messages)) add(key, messages[key]);
  for (const key of Object.keys(errors)) {
    if (!Object.hasOwn(messages, key) && Object.hasOwn(defaults, key)) add(key, defaults[key]);
  }
  return found;
}
