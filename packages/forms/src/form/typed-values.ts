import { controlsOf, type FormControl } from '@guadua/utils/internal';
import { type FormValues, namePath } from './form-names';
import { plainValues } from './plain-values';
import { isPlainObject } from './same-value';
import { createValueTree } from './value-tree';
import type { ValuesStoreOptions } from './values-store.types';

export interface TypedValuesOptions {
  readonly which: 'now' | 'first';
  readonly submitter?: HTMLElement | null;
  /** What listeners of `formdata` and form-associated elements have added. */
  readonly data?: FormData;
  /** The application's own values: what is a list there is one without rows, too. */
  readonly defaults?: unknown;
  readonly lists?: Iterable<string>;
}

/** Controls give what their `onChange` gives, elements of the application what they hold (FRM-3). */
export function typedValues(
  form: HTMLFormElement,
  { which, submitter = null, data, defaults, lists = [] }: TypedValuesOptions,
): FormValues {
  const byName = new Map<string, FormControl[]>();
  /** A disabled control hands over nothing, but its inputs are no elements of the application. */
  const taken = new Set<string>();
  for (const control of controlsOf(form)) {
    const name = control.name();
    if (!name) continue;
    taken.add(name);
    if (control.element()?.matches(':disabled')) continue;
    const same = byName.get(name);
    if (same) same.push(control);
    else byName.set(name, [control]);
  }
  const tree = createValueTree();
  for (const [name, found] of byName) {
    const values = found.toSorted(byPlace).map((control) => control.value(which));
    tree.put(namePath(name), values.length > 1 || name.endsWith('[]') ? values : values[0]);
  }
  const plain = plainValues(form, taken, which, submitter);
  for (const [name, value] of plain) tree.put(namePath(name), value);
  for (const name of new Set(data?.keys())) {
    if (taken.has(name) || plain.has(name)) continue;
    const sent = data?.getAll(name) ?? [];
    tree.put(namePath(name), sent.length > 1 || name.endsWith('[]') ? sent : sent[0]);
  }
  for (const name of lists) tree.putList(namePath(name));
  for (const path of rowLists(defaults)) tree.putList(path);
  return tree.values;
}

export function formValuesOf(
  { form, defaults, lists }: Pick<ValuesStoreOptions, 'form' | 'defaults' | 'lists'>,
  which: 'now' | 'first',
  submitter?: HTMLElement | null,
  data?: FormData,
): FormValues {
  const root = form();
  if (!root) return {};
  return typedValues(root, {
    which,
    defaults: defaults(),
    lists,
    ...(submitter && { submitter }),
    ...(data && { data }),
  });
}

function byPlace(one: FormControl, other: FormControl): number {
  const [a, b] = [one.element(), other.element()];
  if (!a || !b) return 0;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The ways to the lists of rows in an application's values; a list of texts may be the value of a control. */
function rowLists(values: unknown, path: readonly string[] = []): readonly string[][] {
  if (!isPlainObject(values)) return [];
  return Object.entries(values).flatMap(([key, value]) => {
    const here = [...path, key];
    if (Array.isArray(value)) return value.every(isPlainObject) ? [here] : [];
    return rowLists(value, here);
  });
}

export function valueAt(values: unknown, name: string): unknown {
  return namePath(name).reduce<unknown>(
    (parent, step) =>
      typeof parent === 'object' && parent !== null && Object.hasOwn(parent, step)
        ? Reflect.get(parent, step)
        : undefined,
    values,
  );
}
