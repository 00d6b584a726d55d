import { hasValue } from '@guadua/utils';
import type { ValidationErrors } from '../field/field.types';
import type { AsyncValidator, ValidationContext } from './validator.types';

/** What `alreadyExists` asks: whether the value is taken. */
export type ExistsCheck<Value> = (
  value: Value,
  context: { signal: AbortSignal },
) => boolean | Promise<boolean>;

/** Options of `alreadyExists`. */
export interface AlreadyExistsOptions {
  /**
   * Milisegundos sin otra pregunta antes de preguntar.
   * @default 1000
   */
  debounce?: number;
}

/**
 * `{alreadyExists: true}` for a value that is taken (VAL-1). A newer call aborts the one under way,
 * and all of them answer what the last one finds: last one wins. An empty value is not asked about.
 *
 * @example
 * const free = alreadyExists((email, { signal }) => exists(email, signal), { debounce: 500 });
 */
export function alreadyExists<Value>(
  check: ExistsCheck<Value>,
  { debounce = 1000 }: AlreadyExistsOptions = {},
): AsyncValidator<Value> {
  let current: Round | undefined;

  const validate = (value: Value, context?: ValidationContext): Promise<ValidationErrors> => {
    const before = current;
    before?.controller.abort();
    clearTimeout(before?.timer);
    const round: Round = { controller: new AbortController(), waiting: before?.waiting ?? [] };
    current = round;
    return new Promise((resolve, reject) => {
      round.waiting.push({ resolve, reject });
      const settle = (act: (one: Waiting) => void) => {
        if (current !== round) return;
        current = undefined;
        for (const one of round.waiting) act(one);
      };
      if (!hasValue(value)) {
        settle((one) => one.resolve(null));
        return;
      }
      context?.signal?.addEventListener(
        'abort',
        () => {
          clearTimeout(round.timer);
          round.controller.abort();
          settle((one) => one.resolve(null));
        },
        { once: true },
      );
      round.timer = setTimeout(async () => {
        try {
          const exists = await check(value, { signal: round.controller.signal });
          settle((one) => one.resolve(exists ? { alreadyExists: true } : null));
        } catch (error) {
          settle((one) => one.reject(error));
        }
      }, debounce);
    });
  };
  return Object.assign(validate, { asynchronous: true } as const);
}

interface Waiting {
  resolve: (errors: ValidationErrors) => void;
  reject: (error: unknown) => void;
}

interface Round {
  readonly controller: AbortController;
  readonly waiting: Waiting[];
  timer?: ReturnType<typeof setTimeout>;
}
