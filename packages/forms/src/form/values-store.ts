import { controlName, controlsOf, hasDraft, listenControls } from '@guadua/utils/internal';
import { formOf } from '../field/form-watch';
import type { FormProps, ValuesChangeDetails } from './form.types';
import type { FormValues } from './form-names';
import { isPlainObject, isSameValue } from './same-value';
import { typedValues, valueAt } from './typed-values';

export interface ValuesStoreOptions {
  readonly form: () => HTMLFormElement | null;
  readonly props: () => Pick<FormProps, 'defaultValues' | 'onValuesChange'>;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onEdit: (name: string, element: Element | null) => void;
}

export interface ValuesStore {
  /** The values that are sent, with what listeners of `formdata` and form-associated elements have added. */
  readonly read: (submitter: HTMLElement | null, data: FormData) => FormValues;
  readonly snapshot: () => FormValues;
  readonly subscribe: (listener: () => void) => () => void;
  /** Makes a list known that is one without rows too, until the returned function is called. */
  readonly addList: (name: string, onRestart: () => void) => () => void;
  readonly follow: () => () => void;
  /** A person has edited an element of the application; `isNew` says that no earlier event has reported it. */
  readonly edited: (name: string, element: Element | null, isNew?: boolean) => void;
  /** The same for a control of the application, whose value is in no element yet, or in none at all. */
  readonly editedOwn: (name: string, element: Element | null) => void;
  /** How many edits there were: what is entered while a form is being sent is no part of what was sent. */
  readonly edits: () => number;
  /** The values of now were sent: edits are counted from here on. */
  readonly rebase: () => void;
  readonly restart: () => void;
}

interface News {
  readonly names: Set<string>;
  /** Controls came, went, got another name or were reset. */
  isMoved: boolean;
  /** The application has put in another record. */
  isRenewed: boolean;
}

export function createValuesStore(options: ValuesStoreOptions): ValuesStore {
  const { form, props, onDirty, onEdit } = options;
  const lists = new Set<{ readonly name: string; readonly onRestart: () => void }>();
  const listeners = new Set<() => void>();
  let known: FormValues | null = null;
  let told: FormValues | null = null;
  let news: News | null = null;
  let edits = 0;
  /** What the form began with; `null` until it has come, or gone back. */
  let base: FormValues | null = null;
  let isDirty = false;
  /** Something was edited that has no value to compare. */
  let isMarked = false;
  let isRestarting = false;

  const read = (which: 'now' | 'first', submitter: HTMLElement | null = null, data?: FormData) => {
    const root = form();
    const names = Array.from(lists, ({ name }) => name);
    const { defaultValues } = props();
    return root
      ? typedValues(root, { which, submitter, data, defaults: defaultValues, lists: names })
      : {};
  };
  const snapshot = () => {
    // Before there is a form, and on a server, its defaults are all that is known.
    if (!form()) return props().defaultValues ?? NONE;
    known ??= read('now');
    return known;
  };
  const hasDrafts = () => {
    const root = form();
    return root !== null && controlsOf(root).some((one) => controlName(one) && hasDraft(one));
  };
  /** Compares all values, because rows that come, go or move change a list too. */
  const differs = () => {
    if (isMarked || hasDrafts()) return true;
    const now = snapshot();
    const began = base ?? read('first');
    // A control that came later, as in the next step of a form, begins with its own first value.
    const isLater = Object.keys(now).some((key) => !Object.hasOwn(began, key));
    const all = isLater ? { ...read('first'), ...began } : began;
    base = all;
    return Object.entries(all).some(([key, was]) =>
      Object.hasOwn(now, key) ? !isSameValue(now[key], was) : hasRows(was),
    );
  };
  const judge = (dirty: boolean) => {
    isDirty = dirty;
    onDirty(dirty);
  };
  const rebase = () => {
    known = null;
    base = snapshot();
    isMarked = false;
    judge(hasDrafts());
  };
  const flush = () => {
    if (!news) return;
    const { names, isMoved, isRenewed } = news;
    news = null;
    if (isRestarting) {
      // All that comes back is judged at the end.
    } else if (isRenewed && names.size === 0 && !isDirty) rebase();
    else judge(differs());
    const before = told;
    told = snapshot();
    // A form that has just come, or that is only rendered anew, is no change.
    if (before === null || isSameValue(before, told)) return;
    for (const listener of listeners) listener();
    const [name = null] = names.size === 1 && !isMoved ? names : [];
    props().onValuesChange?.(told, { name } satisfies ValuesChangeDetails);
  };
  const tell = (change: Partial<News>, name?: string) => {
    known = null;
    // News are told once for a reset of a hundred controls, and after the application's own `onChange`.
    if (!news) queueMicrotask(flush);
    news = { names: new Set(), isMoved: false, isRenewed: false, ...news, ...change };
    if (name !== undefined) news.names.add(name);
  };
  const edited = (name: string, element: Element | null, isNew = true) => {
    if (isNew) edits++;
    onEdit(name, element);
    tell({}, name);
  };

  return {
    snapshot,
    edited,
    rebase,
    read: (submitter, data) => read('now', submitter, data),
    edits: () => edits,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addList(name, onRestart) {
      const list = { name, onRestart };
      lists.add(list);
      return () => lists.delete(list);
    },
    follow() {
      tell({ isMoved: true });
      return listenControls((control, change) => {
        const name = controlName(control);
        if (!name || control.form() !== form()) return;
        if (change === 'edit') edited(name, control.element());
        else tell(change === 'record' ? { isRenewed: true } : { isMoved: true });
      });
    },
    editedOwn(name, element) {
      const owner = element && formOf(element);
      // An element that React has put elsewhere in the document may be in no form.
      if (owner && owner !== form()) return;
      edited(name, element);
      // By then React has written the value into its element, if it has one.
      setTimeout(() => {
        isMarked ||= valueAt(snapshot(), name) === undefined;
        tell({}, name);
      });
    },
    restart() {
      base = null;
      isMarked = false;
      isRestarting = true;
      judge(false);
      for (const { onRestart } of lists) onRestart();
      // Controls, rows and the browser's own elements go back after this event.
      setTimeout(() => {
        isRestarting = false;
        known = null;
        judge(differs());
      });
    },
  };
}

const NONE: FormValues = {};

function hasRows(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isPlainObject);
}
