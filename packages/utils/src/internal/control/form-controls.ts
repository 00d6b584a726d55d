import type { FormElement } from './control-value.types';

export interface FormControl {
  readonly name: () => string | undefined;
  /** Its value as `onChange` gives it, between two renders too: of now, or the one that a reset brings back. */
  readonly value: (which: 'now' | 'first') => unknown;
  /** What is written is not its value, or not yet, as half a code: it would be lost. */
  readonly hasDraft: () => boolean;
  /** The element that belongs to the form; `null` where `<Activity>` has hidden the control from the start. */
  readonly element: () => FormElement | null;
  /** The form that the control is in, by its place or by its `form` attribute. */
  readonly form: () => HTMLFormElement | null;
  readonly reset: () => void;
}

/**
 * What has happened to a control: a person changed its value (`edit`), it was reset, the application put in another
 * record (`record`), or it has come, gone, or got another name (`place`).
 */
export type ControlChange = 'edit' | 'reset' | 'record' | 'place';

/** Hears of every control of the page; often in an insertion effect, where no state can be set. */
export type ControlListener = (control: FormControl, change: ControlChange) => void;

/** Each control, and the document or shadow root at which the reset of its form is heard. */
const controls = new Map<FormControl, Node>();
const listeners = new Set<ControlListener>();
/** How many controls are heard at a root. */
const roots = new Map<Node, number>();

/** Makes a control known, until the returned function is called. */
export function joinControls(control: FormControl): () => void {
  controls.set(control, document);
  hear(document, 1);
  return () => {
    hear(controls.get(control) ?? document, -1);
    controls.delete(control);
    tellControls(control, 'place');
  };
}

/** Hears the reset of a control where its element is: no reset leaves a shadow root. */
export function placeControl(control: FormControl, root: Node): void {
  const last = controls.get(control);
  if (!last || last === root) return;
  hear(root, 1);
  hear(last, -1);
  controls.set(control, root);
}

/** Tells the forms of the page what has happened to a control. */
export function tellControls(control: FormControl, change: ControlChange): void {
  for (const listener of listeners) listener(control, change);
}

/** The controls that are in a form, those outside of its element included; in the order in which they came. */
export function controlsOf(form: HTMLFormElement): FormControl[] {
  return Array.from(controls.keys()).filter((control) => control.form() === form);
}

/** Hears what happens to the controls of the page, until the returned function is called. */
export function listenControls(listener: ControlListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function hear(root: Node, by: 1 | -1): void {
  const count = (roots.get(root) ?? 0) + by;
  if (count > 0) roots.set(root, count);
  else roots.delete(root);
  if (count === 1 && by === 1) root.addEventListener('reset', onReset);
  if (count === 0) root.removeEventListener('reset', onReset);
}

/**
 * Resets the controls of a form that was reset: by a button, by script or by an action of React. The event comes to a
 * root last of all, so a reset that another listener prevents does not count.
 */
function onReset({ target, defaultPrevented }: Event): void {
  if (defaultPrevented) return;
  for (const control of Array.from(controls.keys())) {
    if (control.form() === target) control.reset();
  }
}
