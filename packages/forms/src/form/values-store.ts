import { controlName, controlsOf, hasDraft, listenControls } from '@guadua/utils/internal';
import { formOf } from '../field/form-watch';
import type { FormProps, ValuesChangeDetails } from './form.types';
import { type FormValues, valueAt } from './form-names';
import { isSameValue } from './same-value';
import { type FlatValues, flatValues, isChanged, nestedValues } from './typed-values';

export interface ValuesStoreOptions {
  readonly form: () => HTMLFormElement | null;
  readonly props: () => Pick<FormProps, 'defaultValues' | 'onValuesChange'>;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onEdit: (name: string, element: Element | null) => void;
}

export type ValuesStore = ReturnType<typeof createValuesStore>;

export interface FormList {
  readonly name: string;
  /** What each of its rows began with. */
  readonly rows: () => readonly unknown[];
  readonly restart: () => void;
}

interface News {
  readonly names: Set<string>;
  /** Controls came, went, got another name or were reset. */
  isMoved: boolean;
  /** The application has put in another record. */
  isRenewed: boolean;
}

export function createValuesStore(options: ValuesStoreOptions) {
  const { form, props, onDirty, onEdit } = options;
  const lists = new Set<FormList>();
  const listeners = new Set<() => void>();
  let flatNow: FlatValues | null = null;
  let nestedNow: FormValues | null = null;
  let told: FormValues | null = null;
  let news: News | null = null;
  let edits = 0;
  /** What the form began with; `null` until it has come, or gone back. */
  let base: FlatValues | null = null;
  let isDirty = false;
  /** Something was edited that has no value to compare. */
  let isMarked = false;
  let isRestarting = false;

  const controls = () => {
    const root = form();
    return root ? controlsOf(root) : [];
  };
  const flat = (which: 'now' | 'first', submitter: HTMLElement | null = null, data?: FormData) => {
    const root = form();
    return root ? flatValues(root, { which, submitter, data }) : new Map<string, unknown>();
  };
  const nested = (values: FlatValues) =>
    nestedValues(values, {
      controls: controls(),
      lists: Array.from(lists, ({ name }) => name),
      defaults: props().defaultValues,
    });
  const now = () => {
    flatNow ??= flat('now');
    return flatNow;
  };
  const snapshot = () => {
    // Before there is a form, and on a server, its defaults are all that is known.
    if (!form()) return props().defaultValues ?? NONE;
    nestedNow ??= nested(now());
    return nestedNow;
  };
  const forget = () => {
    flatNow = nestedNow = null;
  };
  const hasDrafts = () => controls().some((one) => controlName(one) && hasDraft(one));
  const differs = () => {
    if (isMarked || hasDrafts()) return true;
    base ??= flat('first');
    return isChanged(base, now(), () => flat('first'));
  };
  const judge = (dirty: boolean) => {
    isDirty = dirty;
    onDirty(dirty);
  };
  /** The values of now were sent: edits are counted from here on. */
  const rebase = () => {
    forget();
    base = now();
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
    forget();
    // News are told once for a reset of a hundred controls, and after the application's own `onChange`.
    if (!news) queueMicrotask(flush);
    news = { names: new Set(), isMoved: false, isRenewed: false, ...news, ...change };
    if (name !== undefined) news.names.add(name);
  };
  /** A person has edited an element of the application; `isNew` says that no earlier event has reported it. */
  const edited = (name: string, element: Element | null, isNew = true) => {
    if (isNew) edits++;
    onEdit(name, element);
    tell({}, name);
  };

  return {
    lists,
    snapshot,
    edited,
    rebase,
    /** The values that are sent, with what listeners of `formdata` and form-associated elements have added. */
    read: (submitter: HTMLElement | null, data: FormData) => nested(flat('now', submitter, data)),
    /** How many edits there were: what is entered while a form is being sent is no part of what was sent. */
    edits: () => edits,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A list that is added is known without rows too, until the returned function is called. */
    addList(list: FormList): () => void {
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
    /** An edit of a control of the application, whose value is in no element yet, or in none at all. */
    editedOwn(name: string, element: Element | null) {
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
      for (const { restart } of lists) restart();
      // Controls, rows and the browser's own elements go back after this event.
      setTimeout(() => {
        isRestarting = false;
        forget();
        judge(differs());
      });
    },
  };
}

const NONE: FormValues = {};
