import { controlsOf, type FormControl } from '@guadua/utils/internal';
import type { FormValues } from './form-names';
import { isPlainObject, isSameValue } from './same-value';
import { formValuesOf } from './typed-values';
import type { News, ValuesStoreOptions } from './values-store.types';

export interface ValueEdits {
  readonly take: (news: News) => void;
  /** Something was edited that has no value to compare. */
  readonly mark: () => void;
  readonly rebase: () => void;
  readonly restart: () => void;
}

export function createEdits(options: ValuesStoreOptions): ValueEdits {
  const { form, onDirty } = options;
  /** What the form began with; `null` until it has come, or gone back. */
  let base: FormValues | null = null;
  /** What a control began with, where that is not what a reset brings back. */
  let starts = new WeakMap<FormControl, unknown>();
  let isDirty = false;
  let isMarked = false;
  let isRestarting = false;

  const controls = () => {
    const root = form();
    return root ? controlsOf(root) : [];
  };
  const startOf = (control: FormControl) =>
    starts.has(control) ? starts.get(control) : control.value('first');
  const isEdited = (control: FormControl) =>
    control.hasDraft() || !isSameValue(control.value('now'), startOf(control));
  const judge = (dirty: boolean) => {
    isDirty = dirty;
    onDirty(dirty);
  };
  /** Compares the whole: rows that come, go or move make a list another one. */
  const compare = () => {
    if (isMarked || controls().some((control) => control.name() && control.hasDraft())) return true;
    const first = formValuesOf(options, 'first');
    base ??= first;
    const began = base;
    const now = formValuesOf(options, 'now');
    // What came later, as the next step of a form, is compared with its own first value; a list as a whole.
    const hasOther = Object.entries(now).some(
      ([key, value]) => !isSameValue(value, Object.hasOwn(began, key) ? began[key] : first[key]),
    );
    return (
      hasOther ||
      Object.entries(began).some(([key, was]) => !Object.hasOwn(now, key) && hasRows(was))
    );
  };
  const rebase = () => {
    base = formValuesOf(options, 'now');
    starts = new WeakMap();
    for (const control of controls()) starts.set(control, control.value('now'));
    isMarked = false;
    judge(compare());
  };

  return {
    take({ edited, renewed, names, isMoved }) {
      if (isRestarting) return;
      // Only the edited fields are compared: with thousands of them, comparing all at each key would be slow.
      if (Array.from(edited).some(isEdited)) judge(true);
      // The application put a record into an untouched form: that is where it begins.
      else if (renewed.size > 0 && names.size === 0 && !isDirty) rebase();
      else if (isDirty || isMoved || renewed.size + names.size > 0) judge(compare());
    },
    mark() {
      isMarked = true;
    },
    rebase,
    restart() {
      base = null;
      starts = new WeakMap();
      isMarked = false;
      isRestarting = true;
      judge(false);
      // Controls, rows and the browser's own elements go back after this event.
      setTimeout(() => {
        isRestarting = false;
        judge(compare());
      });
    },
  };
}

function hasRows(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isPlainObject);
}
