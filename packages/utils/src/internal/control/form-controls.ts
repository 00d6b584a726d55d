/** An input, select or button of a widget: it says which form the widget is in, and where. */
export type FormElement = Element & { readonly form: HTMLFormElement | null };

/** The store of a control, and where it is. */
export interface FormControl {
  readonly options: () => {
    readonly name?: string | undefined;
    readonly write?: ((value: never) => unknown) | undefined;
  };
  readonly now: () => unknown;
  readonly first: () => unknown;
  readonly latest: () => { readonly draft: unknown };
  /** The element that belongs to the form; `null` where `<Activity>` has hidden the control from the start. */
  readonly element: () => FormElement | null;
  readonly form: () => HTMLFormElement | null;
  readonly reset: () => void;
}

/** A person edited it, it was reset, got another record, or has come, gone or changed its name (`place`). */
export type ControlChange = 'edit' | 'reset' | 'record' | 'place';

/** Hears of every control of the page; often in an insertion effect, where no state can be set. */
export type ControlListener = (control: FormControl, change: ControlChange) => void;

const controls = new Set<FormControl>();
const listeners = new Set<ControlListener>();
const heard = new WeakSet<Node>();

export function joinControls(control: FormControl): () => void {
  controls.add(control);
  hearResets(document);
  tellControls(control, 'place');
  return () => {
    controls.delete(control);
    tellControls(control, 'place');
  };
}

/** No reset leaves its document or shadow root, where one listener hears it for all controls, however many. */
export function hearResets(root: Node): void {
  if (heard.has(root)) return;
  heard.add(root);
  // The event comes to a root last of all: a reset that another listener prevents does not count.
  root.addEventListener('reset', ({ target, defaultPrevented }) => {
    if (defaultPrevented) return;
    for (const control of Array.from(controls)) if (control.form() === target) control.reset();
  });
}

export function tellControls(control: FormControl, change: ControlChange): void {
  for (const listener of listeners) listener(control, change);
}

export function controlsOf(form: HTMLFormElement): FormControl[] {
  return Array.from(controls).filter((control) => control.form() === form);
}

export function listenControls(listener: ControlListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function controlName({ options }: FormControl): string | undefined {
  return options().name;
}

/** Its value as `onChange` gives it, between two renders too: of now, or the one that a reset brings back. */
export function controlValue(control: FormControl, which: 'now' | 'first'): unknown {
  const value = control[which]();
  const { write } = control.options();
  return write ? write(value as never) : value;
}

/** Whether what is written is not the value, or not yet, as half a code is: it would be lost. */
export function hasDraft({ latest }: FormControl): boolean {
  return latest().draft !== null;
}
