import type { ValidationErrors } from '../field/field.types';
import type { FormField } from './form-field.types';
import { nameKey } from './form-names';
import type { ErrorMap } from './server-errors';

export interface ErrorPlaces {
  readonly byField: ReadonlyMap<FormField, ValidationErrors>;
  readonly unplaced: ErrorMap;
  /** The fields that each of the others stands in, by its name. */
  readonly owners: ReadonlyMap<string, readonly FormField[]>;
  readonly names: ReadonlyMap<FormField, readonly string[]>;
}

export const NO_PLACES: ErrorPlaces = {
  byField: new Map(),
  unplaced: new Map(),
  owners: new Map(),
  names: new Map(),
};

// Fields that share a name share its errors; of a list each field has its own (`telefono.1` is the second). What is
// wrong with a part of one value (`periodo.from`, `archivos.1`) is wrong with its field (FRM-4).
export function placeErrors(errors: ErrorMap, fields: ReadonlySet<FormField>): ErrorPlaces {
  if (errors.size === 0) return NO_PLACES;
  const { byName, names, itemsOf } = namedFields(fields);
  const fieldsOf = (name: string): readonly FormField[] => {
    const item = itemOf(name, itemsOf);
    const found = byName.get(name) ?? (item ? [item] : []);
    const whole = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    if (found.length > 0 || whole === '') return found;
    const owners = fieldsOf(whole);
    return owners.length === 1 ? owners : [];
  };
  const byField = new Map<FormField, ValidationErrors>();
  const unplaced = new Map(errors);
  const owners = new Map<string, readonly FormField[]>();
  for (const [name, error] of errors) {
    const found = fieldsOf(name);
    if (found.length === 0) continue;
    owners.set(name, found);
    unplaced.delete(name);
    for (const field of found) byField.set(field, mergeErrors([byField.get(field), error]));
  }
  return { byField, unplaced, owners, names };
}

// Where a row of a list was added, moved or removed, those behind it have other names, and what was said about a row
// that is gone goes with it (FRM-4).
export function followFields(
  errors: ErrorMap,
  before: ErrorPlaces,
  fields: ReadonlySet<FormField>,
): ErrorMap {
  if (before.owners.size === 0) return errors;
  const now = namedFields(fields);

  const newName = (name: string): string | null => {
    const owners = before.owners.get(name);
    if (!owners) return name;
    const owner = owners.find((field) => fields.has(field));
    if (!owner) {
      const heirs = now.byName.get(name) ?? [];
      if (heirs.length === 0) return isItem(name) ? null : name;
      // The same field mounted anew, or another row that has moved to its place.
      return heirs.some((field) => !before.names.has(field)) ? name : null;
    }
    const names = before.names.get(owner) ?? [];
    const index = names.findIndex((own) => name === own || name.startsWith(`${own}.`));
    const own = names[index];
    if (own === undefined) return name;
    const items = now.itemsOf(own);
    if (name === own || Math.max(items.length, countOf(own, before.names)) < 2) {
      return (now.names.get(owner)?.[index] ?? own) + name.slice(own.length);
    }
    const place = items.indexOf(owner);
    return place < 0 ? name : `${own}.${place}`;
  };

  const followed = new Map<string, NonNullable<ValidationErrors>>();
  let hasMoved = false;
  for (const [name, error] of errors) {
    const next = newName(name);
    hasMoved ||= next !== name;
    if (next !== null) followed.set(next, error);
  }
  return hasMoved ? followed : errors;
}

export function mergeErrors(errors: readonly (ValidationErrors | undefined)[]): ValidationErrors {
  const found = errors.filter((error) => error !== null && error !== undefined);
  return found.length < 2 ? (found[0] ?? null) : Object.assign({}, ...found);
}

function namedFields(fields: ReadonlySet<FormField>) {
  const byName = new Map<string, FormField[]>();
  const names = new Map<FormField, readonly string[]>();
  for (const field of fields) {
    const own = field.names().map(nameKey);
    names.set(field, own);
    for (const name of new Set(own)) {
      const same = byName.get(name);
      if (same) same.push(field);
      else byName.set(name, [field]);
    }
  }
  const sorted = new Set<string>();
  /** The fields of a list: sorted once, however many of them are wrong. */
  const itemsOf = (list: string): readonly FormField[] => {
    const items = byName.get(list) ?? [];
    if (!sorted.has(list)) items.sort(byPlace);
    sorted.add(list);
    return items;
  };
  return { byName, names, itemsOf };
}

function itemOf(name: string, itemsOf: (list: string) => readonly FormField[]) {
  const [list, index] = splitItem(name) ?? [];
  return list === undefined ? undefined : itemsOf(list)[Number(index)];
}

function countOf(name: string, names: ErrorPlaces['names']): number {
  return Array.from(names.values()).filter((own) => own.includes(name)).length;
}

function splitItem(name: string): readonly [list: string, index: string] | null {
  const [, list = '', index = ''] = /^(.*)\.(\d+)$/.exec(name) ?? [];
  return index === '' ? null : [list, index];
}

function isItem(name: string): boolean {
  return /\.\d+(?:\.|$)/.test(name);
}

function byPlace(a: FormField, b: FormField): number {
  const [one, other] = [a.root(), b.root()];
  if (!one || !other) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
