import { containsNode, focusedElement } from '@guadua/utils/internal';
import type { ValidationErrors } from '../field/field.types';
import { isControl, nativeErrors, sayInWords } from '../field/native-errors';
import { formOwn } from '../shared/form-own';
import type { FormField } from './form-field.types';
import { inOrder } from './groups';

const FOCUSABLE =
  ':is(input:not([type=hidden]), select, textarea, button, a[href], [tabindex="0"]):not(:disabled, [tabindex="-1"])';

export function focusField(field: FormField): boolean {
  const root = field.root();
  if (!root) return false;
  openDetails(root);
  const scope = root.getRootNode() as Document | ShadowRoot;
  const tries = [
    () => root.querySelector<HTMLElement>('input:invalid, select:invalid, textarea:invalid'),
    () => scope.getElementById(field.facts().id),
    () => root.querySelector<HTMLElement>(FOCUSABLE),
  ];
  return tries.some((find) => {
    find()?.focus();
    return hasFocus(root);
  });
}

export function focusInside(element: HTMLElement): void {
  element.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}

/** Goes by the order of the document, and passes over a control that is hidden and so can't have the focus. */
export function focusFirstError(
  form: HTMLFormElement,
  fields: readonly FormField[],
  words: (refusal: ValidationErrors) => string,
): boolean {
  // A custom element may keep its validity to itself, but not from the browser.
  const invalid = Array.from(formOwn(form, 'elements')).filter((one): one is HTMLElement =>
    one.matches(':invalid:not(fieldset)'),
  );
  const kinds = new Set(invalid.map(({ localName }) => localName));
  const errors = [
    ...fields.map((field) => [field.root(), field] as const),
    ...invalid.map((element) => [element, element] as const),
  ];
  // The whole root is searched, because a control may stand outside of its form and name it.
  const scope = formOwn(form, 'getRootNode')() as Document | ShadowRoot;
  return inOrder<FormField | HTMLElement>(
    errors,
    scope,
    ['.gd-field', '.gd-fieldset', ...kinds].join(),
  ).some((error) => ('facts' in error ? focusField(error) : focusElement(form, error, words)));
}

function focusElement(
  form: HTMLFormElement,
  element: HTMLElement,
  words: (refusal: ValidationErrors) => string,
): boolean {
  openDetails(element);
  element.focus();
  const holder = element.closest('.gd-field');
  if (!hasFocus(holder ?? element)) return false;
  // Neither a control that stands in no field nor an element of the application's own is spoken for.
  if (!isControl(element)) formOwn(form, 'reportValidity')();
  else if (!holder) {
    sayInWords(element, words(nativeErrors(element)));
    element.reportValidity();
  }
  return true;
}

/** Nothing in a closed `<details>` can have the focus. */
function openDetails(element: Element): void {
  const closed = element.closest<HTMLDetailsElement>('details:not([open])');
  if (!closed) return;
  closed.open = true;
  openDetails(closed);
}

function hasFocus(element: Element | null): boolean {
  if (!element) return false;
  const focused = focusedElement(element);
  return focused !== null && containsNode(element, focused);
}
