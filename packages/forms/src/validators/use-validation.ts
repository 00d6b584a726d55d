'use client';

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ValidationErrors } from '../field/field.types';
import { isSameValue } from '../form/same-value';
import { asErrors, isPromiseLike } from './validation-result';
import type { AsyncValidator } from './validator.types';

/** Lo que da `useValidation`. */
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

/**
 * Valida un valor a medida que cambia, también con validadores asíncronos, para formularios con estado propio.
 * Mientras uno responde, el estado es `pending`; si lanza un error, `failed`. La respuesta a un valor anterior no
 * cuenta.
 * @param validator El validador; por fuera del componente o con `useMemo`: uno nuevo revisa otra vez.
 */
export function useValidation<Value>(value: Value, validator: AsyncValidator<Value>): Validation {
  const [answer, setAnswer] = useState(NOTHING);
  const [round, setRound] = useState(0);
  const last = useRef<Question<Value>>(undefined);

  useLayoutEffect(() => {
    const before = last.current;
    // A render with a new answer is our own: a validator made while rendering is new again, and means the same.
    const isAsked =
      before !== undefined &&
      Object.is(before.value, value) &&
      before.round === round &&
      (before.validator === validator || before.answer !== answer);
    const controller = isAsked ? before.controller : new AbortController();
    last.current = { value, validator, round, answer, controller };
    if (isAsked) return;
    before?.controller.abort();
    const { signal } = controller;
    const settle = (found: Partial<Answer>) => {
      if (signal.aborted) return;
      const next = { ...NOTHING, ...found };
      setAnswer((now) => (isSameValue(now, next) ? now : next));
    };
    try {
      const result: unknown = validator(value, { signal });
      if (!isPromiseLike(result)) return settle({ errors: asErrors(result) });
      settle({ pending: true });
      result.then(
        (errors) => settle({ errors: asErrors(errors) }),
        () => settle({ failed: true }),
      );
    } catch {
      settle({ failed: true });
    }
  });
  useLayoutEffect(
    () => () => {
      last.current?.controller.abort();
      // A component that is mounted again, as in StrictMode, asks again.
      last.current = undefined;
    },
    [],
  );
  const retry = useCallback(() => setRound((count) => count + 1), []);
  return { ...answer, retry };
}

interface Question<Value> {
  readonly value: Value;
  readonly validator: AsyncValidator<Value>;
  readonly round: number;
  /** The answer that was shown when the question was asked or last rendered. */
  readonly answer: Answer;
  readonly controller: AbortController;
}
