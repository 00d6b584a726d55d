import { isElement, listen, together } from '@guadua/utils/internal';
import { formOwn } from '../shared/form-own';
import { isControl, type NativeControl, takeWordsBack } from './native-errors';

export interface FormWatcher {
  readonly onSubmit: () => void;
  /** The browser refused a control: one of the field, or another of its form (`null`). */
  readonly onRefused: (control: NativeControl | null) => void;
  /** The form was reset; `byAction` says that React did it after an action, whose answer is to be seen. */
  readonly onReset: (byAction: boolean) => void;
  readonly onEdit: () => void;
}

/** `invalid` does not bubble. */
const WHILE_CAPTURING = { capture: true };

interface Watch {
  readonly fields: Map<Element, FormWatcher>;
  /** Lets go of a field if it has left the page, and says whether it has. */
  readonly release: (element: Element) => boolean;
  /** The form that was sent, while nothing was changed since: its answer is still to come. */
  sent: EventTarget | null;
}

/** One for each document or shadow tree: thousands of fields share its listeners. */
const watches = new WeakMap<Node, Watch>();

// A field that `<Activity>` hides is still part of its form (CMP-3). The events of a form in a shadow tree do not come
// to the document.
export function watchForm(element: HTMLElement, watcher: FormWatcher): () => void {
  const root = element.getRootNode();
  const watch = watches.get(root) ?? watchRoot(root);
  watches.set(root, watch);
  watch.fields.set(element, watcher);
  // React lets go of a ref before it removes the element.
  return () => queueMicrotask(() => watch.release(element));
}

/** Says that the next reset of a form is no part of its answer, but starts the form over. */
export function forgetSubmission(form: HTMLFormElement): void {
  const watch = watches.get(formOwn(form, 'getRootNode')());
  if (watch?.sent === form) watch.sent = null;
}

function watchRoot(root: Node): Watch {
  const fields = new Map<Element, FormWatcher>();
  const release = (element: Element) => {
    if (element.getRootNode() === root) return false;
    if (fields.delete(element) && fields.size === 0) {
      stop();
      watches.delete(root);
    }
    return true;
  };
  const watch: Watch = { fields, release, sent: null };
  let resetPressed = false;
  /** The form whose fields know of the refusal under way; thousands of controls may be refused. */
  let refused: HTMLFormElement | null = null;

  const inForm = (form: EventTarget | null) => {
    // No effect ends the watch of a field that was hidden when it was unmounted.
    return Array.from(fields).filter(([element]) => !release(element) && formOf(element) === form);
  };
  const around = (target: Element) => {
    const found: FormWatcher[] = [];
    for (let node: Element | null = target; node; node = parentOf(node)) {
      // No property of the form is read, because it would look for a control of that name in all that stands in it.
      const watcher = fields.get(node);
      if (watcher) found.push(watcher);
    }
    return found;
  };

  const onSubmit = ({ target }: Event) => {
    watch.sent = target;
    for (const [, watcher] of inForm(target)) watcher.onSubmit();
  };
  const onInvalid = ({ target }: Event) => {
    if (!isControl(target)) return;
    const { form } = target;
    // The first field that is refused stops the submission: the errors of all are wanted.
    if (form !== null && refused !== form) {
      refused = form;
      setTimeout(() => {
        refused = null;
      });
      for (const [, watcher] of inForm(form)) watcher.onRefused(null);
    }
    for (const watcher of around(target)) watcher.onRefused(target);
  };
  const onReset = (event: Event) => {
    const { target, defaultPrevented } = event;
    if (defaultPrevented) return;
    const byAction = watch.sent === target && !resetPressed;
    watch.sent = refused = null;
    takeWordsBack();
    resetPressed = false;
    for (const [, watcher] of inForm(target)) watcher.onReset(byAction);
  };
  const onClick = ({ target }: Event) => {
    takeWordsBack();
    resetPressed = isElement(target) && target.closest('[type="reset"]') !== null;
  };
  const onEdit = ({ target, type }: Event) => {
    if (type !== 'focusout') {
      watch.sent = null;
      takeWordsBack();
    }
    if (isElement(target)) for (const watcher of around(target)) watcher.onEdit();
  };
  const stop = together([
    listen(root, 'submit', onSubmit, WHILE_CAPTURING),
    listen(root, 'invalid', onInvalid, WHILE_CAPTURING),
    listen(root, 'reset', onReset),
    listen(root, 'click', onClick, WHILE_CAPTURING),
    listen(root, 'input change focusout', onEdit),
  ]);
  return watch;
}

function parentOf(element: Element): Element | null {
  return Reflect.get(Node.prototype, 'parentElement', element);
}

export function formOf(element: Element): HTMLFormElement | null {
  const control = element.querySelector<NativeControl>('input, select, textarea');
  return control?.form ?? element.closest('form');
}
