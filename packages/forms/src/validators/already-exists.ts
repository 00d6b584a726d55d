import { hasValue } from '@guadua/utils';
import type { ValidationErrors } from '../field/field.types';
import type { AsyncValidator, ValidationContext } from './validator.types';

/** Lo que pregunta `alreadyExists`: si el valor ya existe. */
export type ExistsCheck<Value> = (
  value: Value,
  context: { signal: AbortSignal },
) => boolean | Promise<boolean>;

/** Las opciones de `alreadyExists`. */
export interface AlreadyExistsOptions {
  /** Milisegundos sin otra pregunta antes de preguntar. @default 1000 */
  debounce?: number | undefined;
}

const MOST_ANSWERS = 50;
const REMEMBERED = 60_000;

/**
 * `{ alreadyExists: true }` cuando el valor ya existe. Por uno vacío no se pregunta, y cada respuesta se recuerda un
 * minuto.
 *
 * Una pregunta nueva por el mismo `context.field` cancela la que está en curso; los campos sin ese nombre necesitan
 * un validador cada uno.
 * @example
 * const free = alreadyExists((email, { signal }) => exists(email, signal), { debounce: 500 });
 */
export function alreadyExists<Value>(
  check: ExistsCheck<Value>,
  { debounce = 1000 }: AlreadyExistsOptions = {},
): AsyncValidator<Value> {
  const answers = new Map<Value, { exists: boolean; at: number }>();
  /** By field, what ends the question under way with another answer. */
  const questions = new Map<string | undefined, (instead: Answer) => void>();

  /** What is known without a question: nothing empty exists. */
  const known = (value: Value): boolean | undefined => {
    if (!hasValue(value)) return false;
    const answer = answers.get(value);
    return answer && Date.now() - answer.at < REMEMBERED ? answer.exists : undefined;
  };
  const remember = (value: Value, exists: boolean) => {
    answers.delete(value);
    answers.set(value, { exists, at: Date.now() });
    const [oldest] = answers.keys();
    if (answers.size > MOST_ANSWERS && oldest !== undefined) answers.delete(oldest);
  };
  const ask = (value: Value, { field, signal }: ValidationContext) =>
    new Promise<ValidationErrors>((resolve, reject) => {
      const controller = new AbortController();
      const timer = setTimeout(async () => {
        try {
          const exists = await check(value, { signal: controller.signal });
          if (controller.signal.aborted) return;
          remember(value, exists);
          resolve(errorsOf(exists));
        } catch (error) {
          reject(error);
        } finally {
          if (questions.get(field) === end) questions.delete(field);
        }
      }, debounce);
      const end = (instead: Answer) => {
        clearTimeout(timer);
        controller.abort();
        resolve(instead);
      };
      if (signal) signal.addEventListener('abort', () => end(null), { once: true });
      else questions.set(field, end);
    });
  const validate = (value: Value, context: ValidationContext = {}) => {
    const end = context.signal ? undefined : questions.get(context.field);
    const exists = known(value);
    const answer = exists === undefined ? ask(value, context) : errorsOf(exists);
    // The question that was under way gets the answer of the newest one.
    end?.(answer);
    return answer;
  };
  return Object.assign(validate, { asynchronous: true } as const);
}

type Answer = ValidationErrors | Promise<ValidationErrors>;

function errorsOf(exists: boolean): ValidationErrors {
  return exists ? { alreadyExists: true } : null;
}
