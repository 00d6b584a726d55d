import type { FieldMessage, FieldMessages } from '../labels/forms-labels.types';
import type { ErrorsWhen, ValidationErrors } from './field.types';

export interface FieldProgress {
  touched: boolean;
  dirty: boolean;
  submitted: boolean;
}

export function errorsShown(when: ErrorsWhen, progress: FieldProgress): boolean {
  if (typeof when === 'function') return when(progress);
  if (when === 'always') return true;
  if (when === 'submitted') return progress.submitted;
  return progress.submitted || progress[when];
}

export interface FieldErrorMessage {
  key: string;
  message: Exclude<FieldMessage, (error: unknown) => unknown>;
}

// The first of these that there is explains an error: the message given for its key, its own, the default of its key,
// its `fallback`, and the default of `invalid`, because a red field without a message helps no one (FLD-2).
export function errorMessages(
  errors: ValidationErrors,
  messages: FieldMessages,
  defaults: FieldMessages,
): FieldErrorMessage[] {
  if (errors === null) return [];
  const found: FieldErrorMessage[] = [];
  const add = (key: string) => {
    const error = errors[key];
    if (error === undefined || error === null || error === false) return;
    const own = textOf(error, 'message');
    // A text that only repeats its key is the message of last resort: a key may have a better one.
    const message =
      optional(messages, key) ??
      (own === key ? undefined : own) ??
      optional(defaults, key) ??
      own ??
      textOf(error, 'fallback') ??
      defaults.invalid;
    if (message === undefined) return;
    found.push({ key, message: typeof message === 'function' ? message(error) : message });
  };
  for (const key of Object.keys(messages)) add(key);
  for (const key of Object.keys(errors)) if (!Object.hasOwn(messages, key)) add(key);
  return found;
}

/** The first error as a plain text; its key where its message can only be drawn. */
export function nativeMessage(errors: ValidationErrors, messages: FieldMessages): string {
  const [first] = errorMessages(errors, {}, messages);
  if (!first) return '';
  return typeof first.message === 'string' ? first.message : first.key;
}

function optional(messages: FieldMessages, key: string): FieldMessage | undefined {
  return Object.hasOwn(messages, key) ? messages[key] : undefined;
}

function textOf(error: unknown, key: 'message' | 'fallback'): string | undefined {
  const text =
    typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[key] : error;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}
