'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { type RefObject, useReducer, useRef } from 'react';
import type { SelectConfig } from '../select/select-config';
import type { SelectValue } from '../select/use-select-value';
import { type Creation, reduceCreations } from './creations';

/** The options that are being made (SEL-12). */
export interface Creations {
  readonly list: readonly Creation[];
  /** With those that are being made there are as many as `maxItems` allows (SEL-7). */
  readonly full: boolean;
  readonly create: (text: string) => void;
  readonly retry: (creation: Creation) => void;
  readonly discard: (creation: Creation) => void;
  /** The form is reset: what is still being made joins nothing. */
  readonly reset: () => void;
}

const NONE: readonly Creation[] = [];

/** A creation that is under way. */
interface Begun extends Pick<Creation, 'id' | 'text'> {
  /** The value is still the one that it was begun for. */
  readonly isMeant: () => boolean;
  readonly isGone: () => boolean;
}

/**
 * Makes options out of typed texts: what `onCreate` promises is selected once it is there.
 *
 * @param element An element of the select: as long as it is in the page, the select may only be hidden.
 */
export function useCreations<Option>(
  { props, labels, multiple, editable }: SelectConfig<Option>,
  value: SelectValue<Option>,
  announce: (text: string) => void,
  element: RefObject<Element | null>,
): Creations {
  const [list, dispatch] = useReducer(reduceCreations, NONE);
  const lastId = useRef(0);
  /** Those whose end still matters. */
  const awaited = useRef(new Set<number>());

  const { maxItems: limit } = props;
  const pending = list.filter(({ status }) => status === 'pending').length;
  const full = multiple && limit !== undefined && value.selection.keys.length + pending >= limit;

  const finish = useLatestCallback((begun: Begun, made: Option | null | undefined) => {
    const { id, text, isMeant, isGone } = begun;
    const over = !awaited.current.delete(id) || isGone();
    if (!over) dispatch({ type: 'ended', id });
    if (made === null || made === undefined) return;
    const isLast = multiple || id === lastId.current;
    // Made for another record, it may not join this one; nor may it replace a later choice.
    const joins = !over && isLast && isMeant();
    const change = joins ? value.dispatch({ type: 'option.create', option: made }) : null;
    if (change !== null || isGone()) return;
    value.rememberOptions([made]);
    const isSuperseded = over || (!multiple && !joins);
    if (isSuperseded || value.isSelected(made)) return;
    dispatch({ type: 'started', id, text });
    dispatch({ type: 'refused', id });
    announce(labels.notPasted([text]));
  });
  const fail = useLatestCallback(({ id, text, isGone }: Begun) => {
    if (!awaited.current.delete(id) || isGone()) return;
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
    // The ref is empty while `<Activity>` hides the select.
    const place = element.current;
    const begun = { id, text, isMeant: value.begin(), isGone: () => place?.isConnected === false };
    awaited.current.add(id);
    try {
      const made = props.onCreate(text);
      if (!isPromise(made)) {
        finish(begun, made);
        return;
      }
      dispatch({ type: 'started', id, text });
      announce(labels.creating(text));
      made.then(
        (option) => finish(begun, option),
        () => fail(begun),
      );
    } catch {
      dispatch({ type: 'started', id, text });
      fail(begun);
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
