import { isElement } from '@guadua/utils/internal';
import type { ValidationErrors } from './field.types';

export type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isControl(target: EventTarget | null): target is NativeControl {
  return isElement(target) && target.matches('input, select, textarea');
}

export function nativeErrors(control: NativeControl): ValidationErrors {
  const { validity } = control;
  const attribute = (name: string) => control.getAttribute(name) ?? '';
  if (validity.valid) return null;
  // A control of Guadua, or of the application, has said it in its own words.
  if (validity.customError && !worded.has(control)) return { native: control.validationMessage };
  if (validity.valueMissing) return { required: true };
  if (validity.typeMismatch) return { [attribute('type') === 'url' ? 'url' : 'email']: true };
  // The title says what the pattern asks for, as in the browser.
  if (validity.patternMismatch) return { pattern: { message: attribute('title') } };
  if (validity.tooShort) return { minLength: { limit: Number(attribute('minlength')) } };
  if (validity.tooLong) return { maxCharacters: { limit: Number(attribute('maxlength')) } };
  if (validity.rangeUnderflow) return { greaterOrEqualThan: { limit: limitOf(attribute('min')) } };
  if (validity.rangeOverflow) return { lowerOrEqualThan: { limit: limitOf(attribute('max')) } };
  if (validity.stepMismatch) return { step: { limit: limitOf(attribute('step')) } };
  return { native: control.validationMessage };
}

const worded = new Map<NativeControl, string>();

export function sayInWords(control: NativeControl, words: string): void {
  // A message that the control itself set stays: only the control takes it back.
  if (control.validity.customError && !worded.has(control)) return;
  control.setCustomValidity(words);
  worded.set(control, words);
}

/** Lets the browser judge again what it has refused in our words; a reason that came since stays. */
export function takeWordsBack(): void {
  for (const [control, words] of worded) {
    if (control.validationMessage === words) control.setCustomValidity('');
  }
  worded.clear();
}

function limitOf(text: string): number | string {
  return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
}
