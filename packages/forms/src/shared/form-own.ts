/** Reads a form through its prototype: a control named `elements` takes the place of that property. */
export function formOwn<Key extends keyof HTMLFormElement>(
  form: HTMLFormElement,
  key: Key,
): HTMLFormElement[Key] {
  const value = Reflect.get(HTMLFormElement.prototype, key, form);
  return typeof value === 'function' ? value.bind(form) : value;
}
