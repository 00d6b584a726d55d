'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useEffect, useReducer, useRef } from 'react';
import { type Creation, reduceCreations } from '../selection/creations';
import type { SelectConfig } from './select-config';
import type { SelectValue } from './use-select-value';

/** The options that are being made (SEL-12). */
export interface Creations {
  readonly list: readonly Creation[];
  readonly create: (text: string) => void;
  readonly retry: (creation: Creation) => void;
  readonly discard: (creation: Creation) => void;
}

const NONE: readonly Creation[] = [];

/** Makes options out of typed texts: what `onCreate` promises is selected once it is there. */
export function useCreations<Option>(
  { props, labels, multiple, editable }: SelectConfig<Option>,
  value: SelectValue<Option>,
  announce: (text: string) => void,
): Creations {
  const [list, dispatch] = useReducer(reduceCreations, NONE);
  const lastId = useRef(0);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const finish = useLatestCallback(
    (id: number, before: number, made: Option | null | undefined) => {
      if (!mounted.current) return;
      dispatch({ type: 'ended', id });
      if (made === null || made === undefined) return;
      // One value: a choice that came after the creation began is what the person wants.
      const superseded = !multiple && (id !== lastId.current || before !== value.countChanges());
      const change = superseded ? null : value.dispatch({ type: 'option.create', option: made });
      if (change !== null) return;
      value.rememberOptions([made]);
      if (!superseded && props.limit !== undefined) announce(labels.limitReached(props.limit));
    },
  );
  const fail = useLatestCallback((id: number, text: string) => {
    if (!mounted.current) return;
    dispatch({ type: 'failed', id });
    announce(labels.createFailed(text));
  });

  function run(id: number, text: string): void {
    if (!props.onCreate) return;
    const before = value.countChanges();
    try {
      const made = props.onCreate(text);
      if (!isPromise(made)) {
        finish(id, before, made);
        return;
      }
      dispatch({ type: 'started', id, text });
      announce(labels.creating(text));
      made.then(
        (option) => finish(id, before, option),
        () => fail(id, text),
      );
    } catch {
      dispatch({ type: 'started', id, text });
      fail(id, text);
    }
  }

  return {
    list,
    create(text) {
      if (!editable || !props.onCreate) return;
      lastId.current++;
      if (!multiple) for (const { id } of list) dispatch({ type: 'ended', id });
      run(lastId.current, text);
    },
    retry: ({ id, text }) => run(id, text),
    discard: ({ id }) => dispatch({ type: 'ended', id }),
  };
}

/** Also a promise of another realm, or of a library of its own. */
function isPromise<Value>(made: Value | Promise<Value>): made is Promise<Value> {
  return (
    typeof made === 'object' && made !== null && 'then' in made && typeof made.then === 'function'
  );
}
