import type { ReactNode } from 'react';
import type { ValidationErrors } from '../field/field.types';
import type { FormState } from './form.types';
import { nameKey } from './form-names';
import type { ErrorMap } from './server-errors';

/** A `Field` as its form knows it. */
export interface FormField {
  readonly root: () => HTMLElement | null;
  /** The id that its label points at. */
  readonly id: () => string;
  /** The names of its controls, as they are written. */
  readonly names: () => readonly string[];
  /** Whether the application has found errors in its value. */
  readonly refused: () => boolean;
  /** The text of its label. */
  readonly label: () => string;
  /** Takes the errors that the form has for it. */
  readonly show: (errors: ValidationErrors) => void;
  /** What it shows, by the element that shows it; for the summary. */
  readonly shown: Map<string, readonly ReactNode[]>;
}

/** What a form knows, and its fields. */
export interface FormStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => FormState;
  readonly update: (change: Partial<FormState>) => void;
  /** Its fields, in no order. */
  readonly fields: ReadonlySet<FormField>;
  readonly add: (field: FormField) => () => void;
  /** A field has other names, or shows other errors, than before. */
  readonly changed: () => void;
  /** A person changed a value: what was said about the former one goes. */
  readonly edited: (names: readonly string[]) => void;
  /** The errors of names before their field is known: for the markup of a server. */
  readonly errorsOf: (names: readonly string[]) => ValidationErrors;
  /** The fields with an error: of the form, or of the application. */
  readonly standing: () => ReadonlySet<FormField>;
  /** The errors whose name belongs to none of the fields. */
  readonly unplaced: () => ErrorMap;
  /** Makes the summary show itself where no `FormErrors` does; returns how to take that back. */
  readonly adopt: () => () => void;
  readonly adopted: () => boolean;
  /** No field can have the focus: the summary is to take it with its next render. */
  readonly summaryAsked: { current: boolean };
}

/** Holds what is known of a form apart from React, so that one field's news renders one field. */
export function createFormStore(errors: ErrorMap): FormStore {
  let state: FormState = { dirty: false, pending: false, submitted: false, failed: false, errors };
  let summaries = 0;
  let waiting: 'soon' | 'later' | null = null;
  const fields = new Set<FormField>();
  const listeners = new Set<() => void>();
  /** Each field's errors; `null` until they are asked for again. */
  let placed: ReadonlyMap<FormField, ValidationErrors> | null = null;
  let rest: ErrorMap = errors;
  /** What the fields were given last. */
  let delivered: ReadonlyMap<FormField, ValidationErrors> | null = null;

  const deliver = () => {
    waiting = null;
    const now = place();
    if (now !== delivered) {
      delivered = now;
      for (const field of fields) field.show(now.get(field) ?? null);
    }
    for (const listener of listeners) listener();
  };
  /** Of thousands of fields, one round of news. */
  const notify = () => {
    if (waiting === 'soon') return;
    waiting = 'soon';
    queueMicrotask(deliver);
  };
  /**
   * The same after the event that is under way: a render between the listeners of a form and those of
   * React would put the former value back into the input, and what was typed would be lost.
   */
  const notifyLater = () => {
    if (waiting !== null) return;
    waiting = 'later';
    setTimeout(() => waiting === 'later' && deliver());
  };
  const place = () => {
    if (placed === null) ({ placed, rest } = placeErrors(state.errors, fields));
    return placed;
  };
  const update = (change: Partial<FormState>, tell = notify) => {
    const keys = Object.keys(change) as (keyof FormState)[];
    if (keys.every((key) => Object.is(state[key], change[key]))) return;
    if (change.errors) placed = null;
    state = { ...state, ...change };
    tell();
  };

  /** Those who read the fields are to look again: the state has another identity. */
  const renew = () => {
    state = { ...state };
    notify();
  };
  const changed = () => {
    placed = null;
    // Nothing to place, and no summary to write: the case of nearly every field at its mount.
    if (state.errors.size > 0 || state.submitted) renew();
  };

  return {
    fields,
    update: (change) => update(change),
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
    edited(names) {
      if (state.dirty && state.errors.size === 0) return;
      const keys = names.map(nameKey);
      const left = Array.from(state.errors).filter(
        ([name]) => !keys.some((key) => name === key || name.startsWith(`${key}.`)),
      );
      const errors = left.length < state.errors.size && { errors: new Map(left) };
      update({ dirty: true, ...errors }, notifyLater);
    },
    errorsOf: (names) => merged(names.map((name) => state.errors.get(nameKey(name)))),
    unplaced: () => {
      place();
      return rest;
    },
    standing() {
      const now = place();
      return new Set(Array.from(fields).filter((field) => now.get(field) || field.refused()));
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

/**
 * Which errors belong to which field. Fields that share a name share its errors; of a list of them
 * each has its own (`telefono.1` is the second).
 */
function placeErrors(errors: ErrorMap, fields: ReadonlySet<FormField>) {
  const placed = new Map<FormField, ValidationErrors>();
  const rest = new Map(errors);
  if (errors.size === 0) return { placed, rest };
  const byName = new Map<string, FormField[]>();
  for (const field of fields) {
    for (const name of new Set(field.names().map(nameKey))) {
      const same = byName.get(name);
      if (same) same.push(field);
      else byName.set(name, [field]);
    }
  }
  const sorted = new Set<string>();
  /** The field of an item of a list: sorted once, however many of them are wrong. */
  const itemOf = (list: string, index: number) => {
    const items = byName.get(list);
    if (!sorted.has(list)) items?.sort(byPlace);
    sorted.add(list);
    return items?.[index];
  };
  for (const [name, error] of errors) {
    const [, list = '', index] = /^(.*)\.(\d+)$/.exec(name) ?? [];
    const item = byName.has(name) ? undefined : itemOf(list, Number(index));
    for (const field of byName.get(name) ?? (item ? [item] : [])) {
      placed.set(field, merged([placed.get(field), error]));
      rest.delete(name);
    }
  }
  return { placed, rest };
}

function byPlace(a: FormField, b: FormField): number {
  const [one, other] = [a.root(), b.root()];
  if (!one || !other) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function merged(errors: readonly (ValidationErrors | undefined)[]): ValidationErrors {
  const found = errors.filter((error) => error !== null && error !== undefined);
  return found.length < 2 ? (found[0] ?? null) : Object.assign({}, ...found);
}
