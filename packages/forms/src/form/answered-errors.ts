import type { ValidationErrors } from '../field/field.types';
import type { FormField } from './form-field.types';
import { isIndex, isItem, nameKey } from './form-names';
import { documentOrder, groupBy } from './groups';
import type { ErrorMap } from './server-errors';

/** The fields of a question, under the names that they had then. */
export interface AskedFields {
  readonly known: ReadonlySet<FormField>;
  readonly find: (name: string) => Place | null;
}

interface Place {
  readonly fields: readonly FormField[];
  /** Which of its names the first of them was found by, and what follows it. */
  readonly index: number;
  readonly part: string;
}

interface Said {
  readonly name: string;
  readonly error: NonNullable<ValidationErrors>;
  readonly place: Place | null;
}

/**
 * What was answered about a form (FRM-4). An error has a name until a field is found for it. Then it belongs to that
 * field, and moves with it when rows come, go or change their places.
 */
export function createAnsweredErrors(fields: ReadonlySet<FormField>, first: ErrorMap) {
  let said = saidOf(first);
  /** The fields of the last time: one that is not among them may be a former one, mounted anew. */
  let known: ReadonlySet<FormField> = new Set();

  const placed = (one: Said, find: (name: string) => Place | null): Said | null => {
    const owners = one.place?.fields.filter((field) => fields.has(field)) ?? [];
    if (one.place && owners.length > 0) {
      const own = owners[0]?.facts().names()[one.place.index];
      const name = own === undefined ? one.name : nameKey(own) + one.place.part;
      return name === one.name ? one : { ...one, name };
    }
    const place = find(one.name);
    // The row is gone, or another one has moved to its place.
    const isGone = place ? place.fields.every((field) => known.has(field)) : isItem(one.name);
    return one.place && isGone ? null : { ...one, place };
  };
  const mapOf = (entries: readonly Said[]): ErrorMap =>
    new Map(entries.map(({ name, error }) => [name, error]));

  return {
    /** To be called when something is asked: rows may come, go and move before the answer. */
    ask: (): AskedFields => ({ known: new Set(fields), find: fieldFinder(fields) }),
    set(errors: ErrorMap, asked?: AskedFields) {
      said = saidOf(errors, asked?.find);
      if (asked) known = asked.known;
    },
    /** Gives the errors to their fields, and takes away those of rows that are gone; whether any went or moved. */
    place() {
      if (said.length === 0) return false;
      const find = fieldFinder(fields);
      const before = said;
      said = before.map((one) => placed(one, find)).filter((one) => one !== null);
      known = new Set(fields);
      return said.length < before.length || said.some(({ name }, at) => name !== before[at]?.name);
    },
    /** Takes away what was said about what is edited: by its name, and of the fields round its element. */
    drop(name: string, element: Element | null) {
      const key = nameKey(name);
      const left = said.filter(
        (one) =>
          one.name !== key &&
          !one.name.startsWith(`${key}.`) &&
          !one.place?.fields.some((field) => element && field.root()?.contains(element)),
      );
      const hasGone = left.length < said.length;
      said = left;
      return hasGone;
    },
    /** All errors, each under the name that its field has now. */
    all: () => mapOf(said),
    unplaced: () => mapOf(said.filter((one) => one.place === null)),
    byField() {
      const found = new Map<FormField, ValidationErrors>();
      for (const { error, place } of said) {
        for (const field of place?.fields ?? []) {
          const other = found.get(field);
          found.set(field, other ? { ...other, ...error } : error);
        }
      }
      return found;
    },
  };
}

function saidOf(errors: ErrorMap, find?: AskedFields['find']): readonly Said[] {
  return Array.from(errors, ([name, error]) => ({ name, error, place: find?.(name) ?? null }));
}

// Fields that share a name share its errors; of a list each field has its own (`telefono.1` is the second). What is
// wrong with a part of one value (`periodo.from`, `archivos.1`) is wrong with its field (FRM-4).
function fieldFinder(fields: ReadonlySet<FormField>): (name: string) => Place | null {
  const byName = groupBy(fields, (field) => new Set(field.facts().names().map(nameKey)));
  const sorted = new Set<string>();
  const place = (found: readonly FormField[], name: string, part: string): Place => ({
    fields: found,
    index: found[0]?.facts().names().map(nameKey).indexOf(name) ?? 0,
    part,
  });
  return function find(name): Place | null {
    const found = byName.get(name);
    if (found) return place(found, name, '');
    const [, whole = '', last = ''] = /^(.+)\.([^.]+)$/.exec(name) ?? [];
    if (whole === '') return null;
    const items = byName.get(whole) ?? [];
    // The fields of a list are sorted once, however many of them are wrong.
    if (!sorted.has(whole)) items.sort((a, b) => documentOrder(a.root(), b.root()));
    sorted.add(whole);
    const item = isIndex(last) && items[Number(last)];
    if (item) return place([item], whole, `.${last}`);
    const owner = find(whole);
    return owner?.fields.length === 1 ? { ...owner, part: `${owner.part}.${last}` } : null;
  };
}
