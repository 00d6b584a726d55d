import { controlName, controlsOf, controlValue } from '@guadua/utils/internal';
import { formOwn } from '../shared/form-own';
import { type FormValues, namePath } from './form-names';
import { documentOrder, groupBy } from './groups';
import { isPlain, valueUnder } from './plain-values';
import { isPlainObject } from './same-value';
import { createValueTree } from './value-tree';

export interface TypedValuesOptions {
  readonly which: 'now' | 'first';
  readonly submitter: HTMLElement | null;
  /** What listeners of `formdata` and form-associated elements have added. */
  readonly data: FormData | undefined;
  /** The application's own values: what is a list there is one without rows, too. */
  readonly defaults: unknown;
  readonly lists: readonly string[];
}

/** Controls give what their `onChange` gives, elements of the application what they hold (FRM-3). */
export function typedValues(
  form: HTMLFormElement,
  { which, submitter, data, defaults, lists }: TypedValuesOptions,
): FormValues {
  const tree = createValueTree();
  const put = (name: string, values: readonly unknown[]) =>
    tree.put(namePath(name), values.length > 1 || name.endsWith('[]') ? values : values[0]);
  const controls = groupBy(controlsOf(form), (control) => [controlName(control)]);
  for (const [name, found] of controls) {
    const enabled = found.filter((control) => !control.element()?.matches(':disabled'));
    // A disabled control hands over nothing, but its inputs are no elements of the application.
    enabled.sort((one, other) => documentOrder(one.element(), other.element()));
    const values = enabled.map((control) => controlValue(control, which));
    if (values.length > 0) put(name, values);
  }
  const own = Array.from(formOwn(form, 'elements')).filter((one) => isPlain(one, submitter));
  const plain = groupBy(own, (element) => [element.getAttribute('name')]);
  for (const [name, elements] of plain) {
    if (!controls.has(name)) tree.put(namePath(name), valueUnder(name, elements, which));
  }
  for (const name of new Set(data?.keys())) {
    if (!controls.has(name) && !plain.has(name)) put(name, data?.getAll(name) ?? []);
  }
  for (const name of lists) tree.putList(namePath(name));
  for (const path of rowLists(defaults)) tree.putList(path);
  return tree.values;
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
