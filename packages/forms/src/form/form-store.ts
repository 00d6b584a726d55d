import type { RefObject } from 'react';
import type { ValidationErrors } from '../field/field.types';
import {
  type ErrorPlaces,
  followFields,
  mergeErrors,
  NO_PLACES,
  placeErrors,
} from './error-places';
import type { FormState } from './form.types';
import type { FormField } from './form-field.types';
import { nameKey } from './form-names';
import type { ErrorMap } from './server-errors';

export interface FormStore {
  readonly root: RefObject<HTMLFormElement | null>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => FormState;
  readonly update: (change: Partial<FormState>) => void;
  readonly fields: ReadonlySet<FormField>;
  readonly add: (field: FormField) => () => void;
  readonly changed: () => void;
  /** A person changed a value: what was said about the former one goes. */
  readonly edited: (names: readonly string[], isNew?: boolean) => void;
  readonly judge: (dirty: boolean) => void;
  /** How many edits there were: what is entered while a form is being sent is no part of what was sent. */
  readonly edits: () => number;
  /** The errors of names before their field is known: for the markup of a server. */
  readonly errorsOf: (names: readonly string[]) => ValidationErrors;
  readonly standing: () => ReadonlySet<FormField>;
  readonly unplaced: () => ErrorMap;
  /** Makes the summary show itself where no `FormErrors` does; returns how to take that back. */
  readonly adopt: () => () => void;
  readonly adopted: () => boolean;
  /** No field can have the focus: the summary is to take it with its next render. */
  readonly summaryAsked: { current: boolean };
}

export function createFormStore(
  root: RefObject<HTMLFormElement | null>,
  errors: ErrorMap,
): FormStore {
  let state: FormState = { dirty: false, pending: false, submitted: false, failed: false, errors };
  let summaries = 0;
  let edits = 0;
  let waiting: 'soon' | 'later' | null = null;
  const fields = new Set<FormField>();
  const listeners = new Set<() => void>();
  let places: ErrorPlaces | null = null;
  let delivered = NO_PLACES;
  /** The errors have come since: their names are those that the fields have now. */
  let areNew = true;

  const deliver = () => {
    waiting = null;
    if (places !== delivered && !areNew) {
      const errors = followFields(state.errors, delivered, fields);
      if (errors !== state.errors) {
        state = { ...state, errors };
        places = null;
      }
    }
    areNew = false;
    const now = place();
    if (now !== delivered) {
      delivered = now;
      for (const field of fields) field.show(now.byField.get(field) ?? null);
    }
    for (const listener of listeners) listener();
  };
  const notify = () => {
    if (waiting === 'soon') return;
    waiting = 'soon';
    queueMicrotask(deliver);
  };
  // After the event that is under way: a render between the listeners of a form and those of React would put the former
  // value back into the input, and what was typed would be lost.
  const notifyLater = () => {
    if (waiting !== null) return;
    waiting = 'later';
    setTimeout(() => waiting === 'later' && deliver());
  };
  const place = () => {
    places ??= placeErrors(state.errors, fields);
    return places;
  };
  const update = (change: Partial<FormState>, tell = notify) => {
    const keys = Object.keys(change) as (keyof FormState)[];
    if (keys.every((key) => Object.is(state[key], change[key]))) return;
    if (change.errors) places = null;
    state = { ...state, ...change };
    tell();
  };

  /** Those who read the fields are to look again: the state has another identity. */
  const renew = () => {
    state = { ...state };
    notify();
  };
  const changed = () => {
    places = null;
    // Nothing to place, and no summary to write: the case of nearly every field at its mount.
    if (state.errors.size > 0 || state.submitted) renew();
  };

  return {
    root,
    fields,
    update(change) {
      if (change.errors) areNew = true;
      update(change);
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(field) {
      fields.add(field);
      changed();
      return () => {
        fields.delete(field);
        changed();
      };
    },
    changed,
    edits: () => edits,
    edited(names, isNew = true) {
      if (isNew) edits++;
      if (state.errors.size === 0) return;
      const keys = names.map(nameKey);
      const left = Array.from(state.errors).filter(
        ([name]) => !keys.some((key) => name === key || name.startsWith(`${key}.`)),
      );
      if (left.length < state.errors.size) update({ errors: new Map(left) }, notifyLater);
    },
    judge: (dirty) => update({ dirty }, notifyLater),
    errorsOf: (names) => mergeErrors(names.map((name) => state.errors.get(nameKey(name)))),
    unplaced: () => place().unplaced,
    standing() {
      const { byField } = place();
      return new Set(Array.from(fields).filter((field) => byField.get(field) || field.refused()));
    },
    adopt() {
      summaries++;
      renew();
      return () => {
        summaries--;
        renew();
      };
    },
    adopted: () => summaries > 0,
    summaryAsked: { current: false },
  };
}
