'use client';

import { useLatestCallback, warnOnce } from '@guadua/utils/internal';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ValidationErrors } from '../field/field.types';
import { asErrors, isPromiseLike } from './validation-result';
import type { AnyValidator, ValidationContext } from './validator.types';

/** What `useValidation` returns. */
export interface Validation {
  /** Los errores del último valor; `null` mientras se comprueba. */
  errors: ValidationErrors;
  /** El último valor se está comprobando por fuera, por ejemplo en un servidor. */
  pending: boolean;
  /** La última comprobación falló: de este valor no se sabe nada. `retry` la repite. */
  failed: boolean;
  /** Comprueba de nuevo el mismo valor. */
  retry: () => void;
}

type Answer = Omit<Validation, 'retry'>;

const NOTHING: Answer = { errors: null, pending: false, failed: false };

/** After so many new validators for one value in a row, one is made at each render. */
const MOST_NEW_VALIDATORS = 20;

/**
 * Validates a value as it changes, for forms that are plain state (VAL-4). A validator that answers
 * at once has its errors on the screen with the value. An asynchronous one makes the state
 * `pending`; an answer to an older value is dropped, and one that throws leaves it `failed`.
 * @param validator Keep its identity (`useMemo`, or outside the component): a new one checks again.
 */
export function useValidation<Value>(value: Value, validator: AnyValidator<Value>): Validation {
  const [answer, setAnswer] = useState(NOTHING);
  const [round, setRound] = useState(0);
  const last = useRef<{ value: Value; validator: unknown; round: number; news: number }>(undefined);
  /** The next render is our own: a validator made while rendering is new again, and means the same. */
  const ownRender = useRef(false);
  const running = useRef<AbortController>(undefined);

  const settle = (next: Answer) =>
    setAnswer((now) => {
      if (sameAnswer(now, next)) return now;
      ownRender.current = true;
      return next;
    });

  useLayoutEffect(() => {
    const before = last.current;
    const same = before && Object.is(before.value, value) && before.round === round;
    if (same && (before.validator === validator || ownRender.current)) {
      ownRender.current = false;
      last.current = { ...before, validator };
      return;
    }
    ownRender.current = false;
    const news = same ? before.news + 1 : 0;
    if (news === MOST_NEW_VALIDATORS) {
      warnOnce(
        'useValidation',
        'gets a new validator at each render, and asks it again each time. Keep one, with useMemo or outside of the component.',
        'validator-each-render',
      );
    }
    last.current = { value, validator, round, news };
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    try {
      const result = answerOf(validator, value, { signal });
      if (!isPromiseLike(result)) {
        settle({ ...NOTHING, errors: asErrors(result) });
        return;
      }
      settle({ ...NOTHING, pending: true });
      result.then(
        (errors) => signal.aborted || settle({ ...NOTHING, errors: asErrors(errors) }),
        () => signal.aborted || settle({ ...NOTHING, failed: true }),
      );
    } catch {
      settle({ ...NOTHING, failed: true });
    }
  });
  useLayoutEffect(
    () => () => {
      running.current?.abort();
      // Mounted again, as StrictMode does, it asks again.
      last.current = undefined;
    },
    [],
  );
  const retry = useLatestCallback(() => setRound((count) => count + 1));
  return { ...answer, retry };
}

/** What is wrong at once needs no question to a server, nor "Comprobando…" on the screen. */
function answerOf<Value>(
  validator: AnyValidator<Value>,
  value: Value,
  context: ValidationContext,
): unknown {
  if ('immediate' in validator && validator.immediate) {
    const result: unknown = validator.immediate(value, context);
    if (!isPromiseLike(result) && asErrors(result) !== null) return result;
  }
  return validator(value, context);
}

function sameAnswer(a: Answer, b: Answer): boolean {
  if (a.pending !== b.pending || a.failed !== b.failed) return false;
  const [one, two] = [Object.entries(a.errors ?? {}), Object.entries(b.errors ?? {})];
  return (
    (a.errors === null) === (b.errors === null) &&
    one.length === two.length &&
    one.every(([key, error]) => sameError(error, b.errors?.[key]))
  );
}

function sameError(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [one, two] = [Object.entries(a), new Map(Object.entries(b))];
  return one.length === two.size && one.every(([key, value]) => Object.is(value, two.get(key)));
}
