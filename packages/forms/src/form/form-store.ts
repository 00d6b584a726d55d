import type { RefObject } from 'react';
import type { ValidationErrors } from '../field/field.types';
import { type AskedFields, createAnsweredErrors } from './answered-errors';
import type { FormState } from './form.types';
import type { FormField } from './form-field.types';
import { nameKey } from './form-names';
import { isSameValue } from './same-value';
import type { ErrorMap } from './server-errors';

export type FormStore = ReturnType<typeof createFormStore>;

/** A form that nothing has happened to, or none. */
export const AT_REST: FormState = {
  dirty: false,
  pending: false,
  submitted: false,
  failed: false,
  errors: new Map(),
};

export function createFormStore(root: RefObject<HTMLFormElement | null>, errors: ErrorMap) {
  let state: FormState = { ...AT_REST, errors };
  let summaries = 0;
  let isWaiting = false;
  const fields = new Set<FormField>();
  const listeners = new Set<() => void>();
  const answered = createAnsweredErrors(fields, errors);

  let delivered = answered.byField();

  const place = () => {
    if (answered.place()) state = { ...state, errors: answered.all() };
    return answered.byField();
  };
  const deliver = () => {
    isWaiting = false;
    const byField = place();
    // A field that came with the former name of another one shows that one's error until now.
    if (delivered.size > 0 || byField.size > 0) {
      for (const field of fields) field.show(byField.get(field) ?? null);
    }
    delivered = byField;
    for (const listener of listeners) listener();
  };
  /** Gives the state another identity, so that those who read it look again. */
  const renew = (change?: Partial<FormState>) => {
    state = { ...state, ...change };
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(deliver);
  };
  const changed = () => {
    // Nearly every field has no error to place at its mount, and no summary to write.
    if (state.errors.size > 0 || state.submitted) renew();
  };

  return {
    root,
    fields,
    state: () => state,
    /** What an answer is about, whatever happens to the rows until it comes. */
    ask: answered.ask,
    update(change: Partial<FormState>, asked?: AskedFields) {
      if (isSameValue(state, { ...state, ...change })) return;
      if (change.errors) answered.set(change.errors, asked);
      renew(change);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(field: FormField) {
      fields.add(field);
      changed();
      return () => {
        fields.delete(field);
        changed();
      };
    },
    changed,
    /** A person changed a value: what was said about the former one goes. */
    edited(name: string, element: Element | null) {
      if (answered.drop(name, element)) renew({ errors: answered.all() });
    },
    /** The errors of names before their field is known: for the markup of a server. */
    errorsOf(names: readonly string[]): ValidationErrors {
      const found = names.flatMap((name) => state.errors.get(nameKey(name)) ?? []);
      return found.length > 0 ? Object.assign({}, ...found) : null;
    },
    unplaced() {
      place();
      return answered.unplaced();
    },
    /** The fields with an error; with those that are still pending, all that hold a submission back. */
    standing(orPending = false) {
      const byField = place();
      return Array.from(fields).filter((field) => {
        const { refused, pending } = field.facts();
        return byField.has(field) || refused || (orPending && pending);
      });
    },
    /** Makes the summary show itself where no `FormErrors` does; returns how to take that back. */
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
