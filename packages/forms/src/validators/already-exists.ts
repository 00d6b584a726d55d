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
  debounce?: number | undefined;
}

const MOST_ANSWERS = 50;
const REMEMBERED = 60_000;

/**
 * `{alreadyExists: true}` for a value that is taken (VAL-1). An empty value is not asked about, and
 * an answer is remembered for a minute.
 *
 * A newer call for the same field aborts the one under way, and both answer what the newer one
 * finds: last one wins. It is the same field when `context.field` says so; else when the older value
 * is no longer among `context.values`; without either, when the call comes later than the task that
 * made the older one. A call with a `signal` ends with its signal only. So one validator may serve
 * several fields.
 * @example
 * const free = alreadyExists((email, { signal }) => exists(email, signal), { debounce: 500 });
 */
export function alreadyExists<Value>(
  check: ExistsCheck<Value>,
  { debounce = 1000 }: AlreadyExistsOptions = {},
): AsyncValidator<Value> {
  const rounds = new Set<Round<Value>>();
  const answers = new Map<Value, { exists: boolean; at: number }>();

  const remember = (value: Value, exists: boolean) => {
    answers.delete(value);
    answers.set(value, { exists, at: Date.now() });
    const [oldest] = answers.keys();
    if (answers.size > MOST_ANSWERS && oldest !== undefined) answers.delete(oldest);
  };
  const end = (round: Round<Value>) => {
    clearTimeout(round.timer);
    rounds.delete(round);
  };
  const settle = (round: Round<Value>, act: (one: Waiting) => void) => {
    if (!rounds.has(round)) return;
    end(round);
    for (const one of round.waiting) act(one);
  };
  const ask = async (round: Round<Value>) => {
    try {
      const exists = await check(round.value, { signal: round.controller.signal });
      if (rounds.has(round)) remember(round.value, exists);
      settle(round, (one) => one.resolve(errorsOf(exists)));
    } catch (error) {
      settle(round, (one) => one.reject(error));
    }
  };

  const validate = (value: Value, context: ValidationContext = {}): Promise<ValidationErrors> => {
    const known = answers.get(value);
    const fresh = known && Date.now() - known.at < REMEMBERED;
    const empty = !hasValue(value);
    const round: Round<Value> = {
      value,
      field: context.field,
      signal: context.signal,
      recent: true,
      controller: new AbortController(),
      waiting: [],
    };
    for (const older of rounds) {
      if (!replaces(older, value, context)) continue;
      end(older);
      older.controller.abort();
      round.waiting.push(...older.waiting);
    }
    return new Promise((resolve, reject) => {
      round.waiting.push({ resolve, reject });
      rounds.add(round);
      if (empty || fresh) {
        settle(round, (one) => one.resolve(errorsOf(!empty && known?.exists === true)));
        return;
      }
      context.signal?.addEventListener(
        'abort',
        () => {
          round.controller.abort();
          settle(round, (one) => one.resolve(null));
        },
        { once: true },
      );
      round.timer = setTimeout(() => void ask(round), debounce);
      // Several fields are validated in one task, the keys of one field are not.
      queueMicrotask(() => {
        round.recent = false;
      });
    });
  };
  return Object.assign(validate, { asynchronous: true } as const);
}

interface Waiting {
  resolve: (errors: ValidationErrors) => void;
  reject: (error: unknown) => void;
}

interface Round<Value> {
  readonly value: Value;
  readonly field: string | undefined;
  readonly signal: AbortSignal | undefined;
  /** Asked in the task that is still running. */
  recent: boolean;
  readonly controller: AbortController;
  readonly waiting: Waiting[];
  timer?: ReturnType<typeof setTimeout>;
}

function replaces<Value>(
  older: Round<Value>,
  value: Value,
  { field, signal, values }: ValidationContext,
): boolean {
  if (older.signal || signal) return false;
  if (field !== undefined || older.field !== undefined) return field === older.field;
  if (values) return !holds(values, older.value);
  return Object.is(older.value, value) || !older.recent;
}

function holds(values: unknown, wanted: unknown, depth = 0): boolean {
  if (Object.is(values, wanted)) return true;
  if (typeof values !== 'object' || values === null || depth > 5) return false;
  return Object.values(values).some((value) => holds(value, wanted, depth + 1));
}

function errorsOf(exists: boolean): ValidationErrors {
  return exists ? { alreadyExists: true } : null;
}
