import { controlsOf, listenControls } from '@guadua/utils/internal';
import type { FormValues } from './form-names';
import { warnOfNames } from './name-warnings';
import { isSameValue } from './same-value';
import { formValuesOf } from './typed-values';
import { createEdits } from './value-edits';
import type { News, ValuesChange, ValuesStore, ValuesStoreOptions } from './values-store.types';

export function createValuesStore(given: Omit<ValuesStoreOptions, 'lists'>): ValuesStore {
  const lists = new Set<string>();
  const options: ValuesStoreOptions = { ...given, lists };
  const { form, defaults } = options;
  const restarts = new Set<() => void>();
  const listeners = new Set<(change: ValuesChange) => void>();
  const edits = createEdits(options);
  let known: FormValues | null = null;
  let told: FormValues | null = null;
  let news = createNews();
  let hasBegun = false;

  const read = (submitter?: HTMLElement | null, data?: FormData) => {
    const root = form();
    if (root && data) warnOfNames(root);
    return formValuesOf(options, 'now', submitter, data);
  };
  const snapshot = () => {
    // Before there is a form, and on a server, its defaults are all that is known.
    if (!form()) return (defaults() ?? NONE) as FormValues;
    known ??= read();
    return known;
  };
  const flush = () => {
    const found = news;
    news = createNews();
    edits.take(found);
    const isFirst = !hasBegun;
    hasBegun = true;
    if (listeners.size === 0) return;
    const names = [...Array.from(found.edited, (one) => one.name() ?? ''), ...found.names];
    const now = snapshot();
    // A form that has just come, or that is only rendered anew, is no change.
    const isSame = names.length === 0 && (isFirst || isSameValue(told, now));
    told = now;
    if (isSame) return;
    const name = names.length === 1 && !found.isMoved ? (names[0] ?? null) : null;
    for (const listener of listeners) listener({ name });
  };
  const tell = (put: (to: News) => void) => {
    known = null;
    // Once for a reset of a hundred controls, and after what the application does in its own `onChange`.
    if (news.isEmpty) queueMicrotask(flush);
    news.isEmpty = false;
    put(news);
  };

  return {
    read,
    snapshot,
    subscribe(listener) {
      if (hasBegun && listeners.size === 0) told = snapshot();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addList(name) {
      lists.add(name);
      return () => lists.delete(name);
    },
    onRestart(listener) {
      restarts.add(listener);
      return () => restarts.delete(listener);
    },
    follow() {
      tell(move);
      return listenControls((control, change) => {
        const name = control.name();
        if (!name || control.form() !== form()) return;
        if (change === 'edit') {
          tell((to) => to.edited.add(control));
          options.onEdit(name);
        } else if (change === 'record') tell((to) => to.renewed.add(control));
        else tell(move);
      });
    },
    touch(name, isOwn = false) {
      const root = form();
      // A control says so itself.
      if (!root || controlsOf(root).some((control) => control.name() === name)) return;
      if (isOwn) edits.mark();
      tell((to) => to.names.add(name));
    },
    rebase: edits.rebase,
    restart() {
      edits.restart();
      for (const listener of restarts) listener();
    },
  };
}

const NONE: FormValues = {};

function move(news: News): void {
  news.isMoved = true;
}

function createNews(): News {
  return {
    edited: new Set(),
    renewed: new Set(),
    names: new Set(),
    isMoved: false,
    isEmpty: true,
  };
}
