'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useReducer, useRef } from 'react';
import { type Creation, reduceCreations } from '../selection/creations';
import type { SelectConfig } from './select-config';
import type { SelectValue } from './use-select-value';

/** The options that are being made (SEL-12). */
export interface Creations {
  readonly list: readonly Creation[];
  /** With those that are being made there are as many as `limit` allows (SEL-7). */
  readonly full: boolean;
  readonly create: (text: string) => void;
  readonly retry: (creation: Creation) => void;
  readonly discard: (creation: Creation) => void;
  /** The form is reset: what is still being made joins nothing. */
  readonly reset: () => void;
}

const NONE: readonly Creation[] = [];

/**
 * Makes options out of typed texts: what `onCreate` promises is selected once it is there.
 *
 * @param isGone Whether the select is gone; one that is hidden is not.
 */
export function useCreations<Option>(
  { props, labels, multiple, editable }: SelectConfig<Option>,
  value: SelectValue<Option>,
  announce: (text: string) => void,
  isGone: () => boolean,
): Creations {
  const [list, dispatch] = useReducer(reduceCreations, NONE);
  const lastId = useRef(0);
  /** Those whose end still matters. */
  const awaited = useRef(new Set<number>());

  const { limit } = props;
  const pending = list.filter(({ status }) => status === 'pending').length;
  const full = multiple && limit !== undefined && value.selection.keys.length + pending >= limit;
  const isOver = (id: number) => !awaited.current.delete(id) || isGone();

  const finish = useLatestCallback(
    (creation: Pick<Creation, 'id' | 'text'>, before: number, made: Option | null | undefined) => {
      const { id, text } = creation;
      const over = isOver(id);
      if (!over) dispatch({ type: 'ended', id });
      if (made === null || made === undefined) return;
      // Made for another record, it may not join this one.
      const changed = before !== value.countChanges();
      // One value: a choice that came after the creation began is what the person wants.
      const superseded = over || (!multiple && (id !== lastId.current || changed));
      const joins = !superseded && !changed;
      const change = joins ? value.dispatch({ type: 'option.create', option: made }) : null;
      if (change !== null || isGone()) return;
      value.rememberOptions([made]);
      if (superseded || value.isSelected(made)) return;
      dispatch({ type: 'started', id, text });
      dispatch({ type: 'refused', id });
      announce(labels.notPasted([text]));
    },
  );
  const fail = useLatestCallback(({ id, text }: Pick<Creation, 'id' | 'text'>) => {
    if (isOver(id)) return;
    dispatch({ type: 'failed', id });
    announce(labels.createFailed(text));
  });

  function run(creation: Pick<Creation, 'id' | 'text'>): void {
    const { id, text } = creation;
    if (!props.onCreate) return;
    if (full) {
      announce(labels.limitReached(limit));
      return;
    }
    const before = value.countChanges();
    awaited.current.add(id);
    try {
      const made = props.onCreate(text);
      if (!isPromise(made)) {
        finish(creation, before, made);
        return;
      }
      dispatch({ type: 'started', id, text });
      announce(labels.creating(text));
      made.then(
        (option) => finish(creation, before, option),
        () => fail(creation),
      );
    } catch {
      dispatch({ type: 'started', id, text });
      fail(creation);
    }
  }

  return {
    list,
    full,
    create(text) {
      if (!editable || !props.onCreate) return;
      lastId.current++;
      if (!multiple) for (const { id } of list) dispatch({ type: 'ended', id });
      run({ id: lastId.current, text });
    },
    retry: run,
    discard({ id }) {
      // What comes after all joins nothing.
      awaited.current.delete(id);
      dispatch({ type: 'ended', id });
      announce('');
    },
    reset() {
      awaited.current.clear();
      dispatch({ type: 'reset' });
    },
  };
}

/** Also a promise of another realm, or of a library of its own. */
function isPromise<Value>(made: Value | Promise<Value>): made is Promise<Value> {
  return (
    typeof made === 'object' && made !== null && 'then' in made && typeof made.then === 'function'
  );
}
