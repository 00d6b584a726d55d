import { controlName, controlsOf, controlValue, type FormControl } from '@guadua/utils/internal';
import { formOwn } from '../shared/form-own';
import { type FormValues, isItem, nameKey } from './form-names';
import { documentOrder, groupBy } from './groups';
import { nested } from './nested-values';
import { isPlain, valueUnder } from './plain-values';
import { isPlainObject, isSameValue } from './same-value';

/** Each value under the key of its name: `hijos.0.nombre`. */
export type FlatValues = ReadonlyMap<string, unknown>;

export interface FlatValuesOptions {
  readonly which: 'now' | 'first';
  readonly submitter: HTMLElement | null;
  /** What listeners of `formdata` and form-associated elements have added. */
  readonly data: FormData | undefined;
}

/** Controls give what their `onChange` gives, elements of the application what they hold (FRM-3). */
export function flatValues(
  form: HTMLFormElement,
  { which, submitter, data }: FlatValuesOptions,
): FlatValues {
  const flat = new Map<string, unknown>();
  const put = (name: string, values: readonly unknown[]) =>
    flat.set(nameKey(name), values.length > 1 || name.endsWith('[]') ? values : values[0]);
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
    if (!controls.has(name)) flat.set(nameKey(name), valueUnder(name, elements, which));
  }
  for (const name of new Set(data?.keys())) {
    if (!controls.has(name) && !plain.has(name)) put(name, data?.getAll(name) ?? []);
  }
  return flat;
}

/** A form has changed when a value differs, or a row was added or removed. A control that appears is no change. */
export function isChanged(base: FlatValues, now: FlatValues, first: () => FlatValues): boolean {
  const came = Array.from(now.keys()).filter((key) => !base.has(key));
  if (came.some(isItem)) return true;
  // A control that came later, as in the next step of a form, begins with its own first value.
  const began = came.length > 0 ? new Map([...first(), ...base]) : base;
  return Array.from(began).some(([key, was]) =>
    now.has(key) ? !isSameValue(now.get(key), was) : isItem(key),
  );
}

export interface NestedValuesOptions {
  readonly controls: readonly FormControl[];
  readonly lists: readonly string[];
  readonly defaults: unknown;
}

/** Lists and objects of flat values. What is a list in the defaults of the application is one without rows, too. */
export function nestedValues(
  flat: FlatValues,
  { controls, lists, defaults }: NestedValuesOptions,
): FormValues {
  // A list that is a part of a control's value is its own, also where the control hands over nothing.
  const isOwn = (key: string) =>
    controls.some((one) => `${key}.`.startsWith(`${nameKey(controlName(one) ?? '')}.`));
  const given = rowLists(defaults).filter((key) => !isOwn(key));
  return nested(flat, [...lists.map(nameKey), ...given]);
}

/** The keys of the lists of rows in an application's values; a list of texts may be the value of a control. */
function rowLists(values: unknown, over = ''): readonly string[] {
  if (!isPlainObject(values)) return [];
  return Object.entries(values).flatMap(([key, value]) => {
    if (Array.isArray(value)) return value.every(isPlainObject) ? [over + key] : [];
    return rowLists(value, `${over}${key}.`);
  });
}
