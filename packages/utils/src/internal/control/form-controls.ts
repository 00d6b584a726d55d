import type { FormElement } from './control-value.types';

/** A control as its form knows it. */
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
 * What has happened to a control: a person changed its value (`edit`), the application put in another record
 * (`record`), or it has come, gone, or got another name (`place`).
 */
export type ControlChange = 'edit' | 'record' | 'place';

/** Hears of every control of the page. `record` and `place` come in an insertion effect, where no state can be set. */
export type ControlListener = (control: FormControl, change: ControlChange) => void;

interface FormControls {
  readonly controls: Set<FormControl>;
  readonly listeners: Set<ControlListener>;
  /** Documents and shadow roots that are listened at. */
  readonly roots: WeakSet<Node>;
}

/** One for the page, however many copies of this package it has loaded, and only where there is a document. */
function shared(): FormControls {
  const page: Record<symbol, FormControls | undefined> = globalThis as never;
  const key = Symbol.for('guadua.Controls.1');
  page[key] ??= { controls: new Set(), listeners: new Set(), roots: new WeakSet() };
  return page[key];
}

/** Makes a control known, until the returned function is called. */
export function joinControls(control: FormControl): () => void {
  const { controls } = shared();
  controls.add(control);
  hearResets(document);
  tellControls(control, 'place');
  return () => {
    controls.delete(control);
    tellControls(control, 'place');
  };
}

/** Tells the forms of the page what has happened to a control. */
export function tellControls(control: FormControl, change: ControlChange): void {
  for (const listener of shared().listeners) listener(control, change);
}

/** The controls that are in a form, those outside of its element included; in the order in which they came. */
export function controlsOf(form: HTMLFormElement): FormControl[] {
  return Array.from(shared().controls).filter((control) => control.form() === form);
}

/** Hears what happens to the controls of the page, until the returned function is called. */
export function listenControls(listener: ControlListener): () => void {
  const { listeners } = shared();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Resets the controls of each form in this document or shadow root that is reset: by a button, by script or by an
 * action of React. The event arrives here last of all, so a reset that another listener prevents does not count.
 */
export function hearResets(root: Node): void {
  const { roots } = shared();
  if (roots.has(root)) return;
  roots.add(root);
  root.addEventListener('reset', ({ target, defaultPrevented }) => {
    if (defaultPrevented) return;
    for (const control of Array.from(shared().controls)) {
      if (control.form() === target) control.reset();
    }
  });
}
