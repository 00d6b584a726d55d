import {
  controlName,
  controlsOf,
  controlValue,
  type FormControl,
  warnOnce,
} from '@guadua/utils/internal';
import { formOwn } from '../shared/form-own';

export function warnOfNames(form: HTMLFormElement): void {
  warnOnce('<Form>', () => mixedName(controlsOf(form)), 'mixed-names');
  warnOnce('<Form>', () => sharedName(form), 'shared-name');
}

/** Two controls of different kinds, such as a box and a text, make a list that nobody can read. */
function mixedName(controls: readonly FormControl[]): string | false {
  const kinds = new Map<string, string>();
  for (const control of controls) {
    const name = controlName(control);
    const kind = kindOf(controlValue(control, 'now'));
    if (!name || kind === null) continue;
    const other = kinds.get(name) ?? kind;
    if (other !== kind) {
      return `has several controls named ${name}, one with a ${other} and one with a ${kind}: the values hold a list of both. Give each a name of its own.`;
    }
    kinds.set(name, kind);
  }
  return false;
}

/** An element of the application with the name of a control: only `formData` holds what is in it. */
function sharedName(form: HTMLFormElement): string | false {
  const names = new Set(controlsOf(form).map(controlName));
  const own = Array.from(formOwn(form, 'elements'));
  const shared = own.find(
    (element) =>
      names.has(element.getAttribute('name') ?? undefined) &&
      !element.closest('[class*="gd-"]:not(.gd-form, .gd-field, .gd-fieldset)'),
  );
  return (
    shared !== undefined &&
    `has an element of yours named ${shared.getAttribute('name')} beside a control of that name: the values hold the control alone. Give each a name of its own.`
  );
}

function kindOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? 'list' : typeof value;
}
