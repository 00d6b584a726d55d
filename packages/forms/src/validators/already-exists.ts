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
  const rounds = new Map<string | undefined, Round>();
  const answers = new Map<Value, { exists: boolean; at: number }>();

  const remember = (value: Value, exists: boolean) => {
    answers.delete(value);
    answers.set(value, { exists, at: Date.now() });
    const [oldest] = answers.keys();
    if (answers.size > MOST_ANSWERS && oldest !== undefined) answers.delete(oldest);
  };
  const start = (value: Value, { field, signal }: ValidationContext, caller: Waiting) => {
    const older = signal ? undefined : rounds.get(field);
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSettled = false;
    const round: Round = {
      waiting: [...(older?.waiting ?? []), caller],
      stop() {
        clearTimeout(timer);
        controller.abort();
      },
    };
    const settle = (act: (one: Waiting) => void) => {
      if (controller.signal.aborted) return;
      isSettled = true;
      if (rounds.get(field) === round) rounds.delete(field);
      round.waiting.forEach(act);
    };
    older?.stop();
    // Several fields without a name are validated in one task, the keys of one field are not.
    if (!signal) queueMicrotask(() => !isSettled && rounds.set(field, round));
    const known = hasValue(value) ? answers.get(value) : { exists: false, at: Date.now() };
    if (known && Date.now() - known.at < REMEMBERED) {
      settle((one) => one.resolve(errorsOf(known.exists)));
      return;
    }
    const onAbort = () => {
      settle((one) => one.resolve(null));
      round.stop();
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    timer = setTimeout(async () => {
      try {
        const exists = await check(value, { signal: controller.signal });
        if (!controller.signal.aborted) remember(value, exists);
        settle((one) => one.resolve(errorsOf(exists)));
      } catch (error) {
        settle((one) => one.reject(error));
      }
    }, debounce);
  };
  const validate = (value: Value, context: ValidationContext = {}) =>
    new Promise<ValidationErrors>((resolve, reject) => start(value, context, { resolve, reject }));
  return Object.assign(validate, { asynchronous: true } as const);
}

interface Waiting {
  readonly resolve: (errors: ValidationErrors) => void;
  readonly reject: (error: unknown) => void;
}

/** One question to the server, with the calls that wait for its answer. */
interface Round {
  readonly waiting: readonly Waiting[];
  readonly stop: () => void;
}

function errorsOf(exists: boolean): ValidationErrors {
  return exists ? { alreadyExists: true } : null;
}
