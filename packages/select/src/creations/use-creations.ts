'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { type RefObject, useReducer, useState } from 'react';
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

interface Begun extends Pick<Creation, 'id' | 'text'> {
  /** The value is still the one that it was begun for. */
  readonly isMeant: () => boolean;
  readonly isGone: () => boolean;
}

/** Makes options out of typed texts: what `onCreate` promises is selected once it is there. */
export function useCreations<Option>(
  { props, labels, multiple, editable }: SelectConfig<Option>,
  value: SelectValue<Option>,
  announce: (text: string) => void,
  element: RefObject<Element | null>,
): Creations {
  const [list, dispatch] = useReducer(reduceCreations, NONE);
  /** The last one, and those whose end still matters. */
  const [begun] = useState(() => ({ last: 0, awaited: new Set<number>() }));
  const { onCreate, maxItems: limit } = props;
  const pending = list.filter(({ status }) => status === 'pending').length;
  const full = multiple && limit !== undefined && value.selection.keys.length + pending >= limit;

  const finish = useLatestCallback(
    ({ id, text, isMeant, isGone }: Begun, made: Option | null | undefined, failed = false) => {
      const over = !begun.awaited.delete(id) || isGone();
      if (failed) {
        if (over) return;
        dispatch({ type: 'failed', id });
        announce(labels.createFailed(text));
        return;
      }
      if (!over) dispatch({ type: 'ended', id });
      if (made === null || made === undefined) return;
      const isLast = multiple || id === begun.last;
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
    },
  );

  function run({ id, text }: Pick<Creation, 'id' | 'text'>): void {
    if (!onCreate) return;
    if (full) {
      announce(labels.limitReached(limit));
      return;
    }
    // The ref is empty while `<Activity>` hides the select.
    const place = element.current;
    const now = { id, text, isMeant: value.begin(), isGone: () => place?.isConnected === false };
    begun.awaited.add(id);
    try {
      const made = onCreate(text);
      if (!isPromise(made)) {
        finish(now, made);
        return;
      }
      dispatch({ type: 'started', id, text });
      announce(labels.creating(text));
      made.then(
        (option) => finish(now, option),
        () => finish(now, null, true),
      );
    } catch {
      dispatch({ type: 'started', id, text });
      finish(now, null, true);
    }
  }

  return {
    list,
    full,
    create(text) {
      if (!editable) return;
      begun.last++;
      if (!multiple) for (const { id } of list) dispatch({ type: 'ended', id });
      run({ id: begun.last, text });
    },
    retry: run,
    discard({ id }) {
      begun.awaited.delete(id);
      dispatch({ type: 'ended', id });
      announce('');
    },
    reset() {
      begun.awaited.clear();
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
