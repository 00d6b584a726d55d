import type { FormState } from './use-typed-field';

/** The parts of a field that a form knows. */
export interface FormParts {
  readonly root: HTMLElement;
  /** The input that says what is wrong. */
  readonly input: HTMLInputElement;
  /** Under which names the texts are sent, one after the other. */
  readonly nameAt: (index: number) => string | undefined;
}

/**
 * Makes a form send texts that no render has come to yet: the first effects of an application run before
 * what was typed before hydration can be rendered (DAT-8). React writes the same into its own inputs next,
 * unless one of those effects has changed the value or reset the form.
 *
 * @returns Takes back what React would leave as it is, to be called as it renders.
 */
export function sendEarly(
  { root, input, nameAt }: FormParts,
  { sent, validationMessage }: FormState,
): () => void {
  const before = input.validity.customError ? input.validationMessage : '';
  input.setCustomValidity(validationMessage);
  const rendered = root.querySelectorAll<HTMLInputElement>('[type=hidden]');
  rendered.forEach((hidden, index) => {
    hidden.value = sent[index] ?? '';
    hidden.disabled = !(index in sent);
  });
  const required = root.querySelector<HTMLInputElement>('.gd-form-value');
  if (required) required.value = sent.join();
  const added = sent.slice(rendered.length).map((value, index) => {
    const hidden = document.createElement('input');
    const name = nameAt(rendered.length + index) ?? '';
    const form = input.getAttribute('form');
    if (form) hidden.setAttribute('form', form);
    root.append(Object.assign(hidden, { type: 'hidden', name, value }));
    return hidden;
  });
  return () => {
    for (const hidden of added) hidden.remove();
    for (const hidden of rendered) hidden.disabled = input.disabled;
    input.setCustomValidity(before);
  };
}
