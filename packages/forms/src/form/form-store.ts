import type { RefObject } from 'react';
import type { ValidationErrors } from '../field/field.types';
import { createAnsweredErrors } from './answered-errors';
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
  readonly edited: (name: string, element: Element | null) => void;
  /** The errors of names before their field is known: for the markup of a server. */
  readonly errorsOf: (names: readonly string[]) => ValidationErrors;
  readonly standing: () => readonly FormField[];
  readonly unplaced: () => ErrorMap;
  /** Makes the summary show itself where no `FormErrors` does; returns how to take that back. */
  readonly adopt: () => () => void;
  readonly adopted: () => boolean;
}

export function createFormStore(
  root: RefObject<HTMLFormElement | null>,
  errors: ErrorMap,
): FormStore {
  let state: FormState = { dirty: false, pending: false, submitted: false, failed: false, errors };
  let summaries = 0;
  let isWaiting = false;
  const fields = new Set<FormField>();
  const listeners = new Set<() => void>();
  const answered = createAnsweredErrors(fields, errors);

  let isStale = false;
  let hasMoved = false;
  let byField = answered.byField();
  let delivered = byField;

  const place = () => {
    if (!isStale) return byField;
    isStale = false;
    hasMoved = answered.place() || hasMoved;
    byField = answered.byField();
    return byField;
  };
  const deliver = () => {
    isWaiting = false;
    if (place() !== delivered) {
      delivered = byField;
      for (const field of fields) field.show(byField.get(field) ?? null);
    }
    if (hasMoved) state = { ...state, errors: answered.all() };
    hasMoved = false;
    for (const listener of listeners) listener();
  };
  /** Gives the state another identity, so that those who read it look again. */
  const renew = (change?: Partial<FormState>) => {
    state = { ...state, ...change };
    isStale ||= change?.errors !== undefined;
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(deliver);
  };
  const changed = () => {
    isStale ||= state.errors.size > 0;
    // Nearly every field has no error to place at its mount, and no summary to write.
    if (state.errors.size > 0 || state.submitted) renew();
  };

  return {
    root,
    fields,
    state: () => state,
    update(change) {
      const keys = Object.keys(change) as (keyof FormState)[];
      if (keys.every((key) => Object.is(state[key], change[key]))) return;
      if (change.errors) answered.set(change.errors);
      renew(change);
    },
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
    edited(name, element) {
      if (answered.drop(name, element)) renew({ errors: answered.all() });
    },
    errorsOf(names) {
      const found = names.flatMap((name) => state.errors.get(nameKey(name)) ?? []);
      return found.length < 2 ? (found[0] ?? null) : Object.assign({}, ...found);
    },
    unplaced() {
      place();
      return answered.unplaced();
    },
    standing() {
      const byField = place();
      return Array.from(fields).filter((field) => byField.has(field) || field.facts().refused);
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
  };
}
