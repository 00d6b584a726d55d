import { containsNode, focusedElement } from '@guadua/utils/internal';
import type { ValidationErrors } from '../field/field.types';
import { nativeErrors, sayInWords } from '../field/native-errors';
import { formOwn } from '../shared/form-own';
import type { FormField } from './form-field.types';
import type { FormStore } from './form-store';

const FOCUSABLE =
  'input:not([type="hidden"], [tabindex="-1"], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href], [tabindex="0"]';

const PARTS = '.gd-field, .gd-fieldset, input, select, textarea';

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

export function isRefused(form: HTMLFormElement, store: FormStore): boolean {
  for (const element of formOwn(form, 'elements')) if (isInvalid(element, form)) return true;
  return store.standing().length > 0;
}

/** Goes by the order of the document, and passes over a control that is hidden and so can't have the focus. */
export function focusFirstError(
  form: HTMLFormElement,
  store: FormStore,
  words: (refusal: ValidationErrors) => string,
): boolean {
  const wrong = new Map(store.standing().map((field) => [field.root() as Element | null, field]));
  // The whole root is searched, because a control may stand outside of its form and name it.
  const scope = formOwn(form, 'getRootNode')() as Document | ShadowRoot;
  for (const element of scope.querySelectorAll(PARTS)) {
    const field = wrong.get(element);
    if (field) {
      wrong.delete(element);
      if (focusField(field)) return true;
    } else if (isInvalid(element, form)) {
      openDetails(element);
      element.focus();
      const holder = element.closest('.gd-field');
      if (!hasFocus(holder ?? element)) continue;
      // A control that stands in no field has no other place to say what is wrong.
      if (!holder) {
        sayInWords(element, words(nativeErrors(element)));
        element.reportValidity();
      }
      return true;
    }
  }
  // These fields stand where React has put them elsewhere in the document.
  return Array.from(wrong.values()).some(focusField);
}

/** Nothing in a closed `<details>` can have the focus. */
function openDetails(element: Element): void {
  const closed = element.closest<HTMLDetailsElement>('details:not([open])');
  if (!closed) return;
  closed.open = true;
  openDetails(closed);
}

function isInvalid(element: Element, form: HTMLFormElement): element is HTMLInputElement {
  const { form: owner, willValidate, validity } = element as HTMLInputElement;
  return owner === form && willValidate && !validity.valid;
}

function hasFocus(element: Element | null): boolean {
  if (!element) return false;
  const focused = focusedElement(element);
  return focused !== null && containsNode(element, focused);
}
