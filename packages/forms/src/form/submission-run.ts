import { warnOnce } from '@guadua/utils/internal';
import { formOwn } from '../shared/form-own';
import type { ServerErrors } from './form.types';
import type { FormStore } from './form-store';
import type { ErrorMap } from './server-errors';

export const NO_ERRORS: ErrorMap = new Map();

export interface SubmissionResult {
  readonly sent: boolean;
  readonly failed: boolean;
  readonly errors: ErrorMap;
}

export interface SubmissionRun {
  readonly data: FormData;
  readonly submitter: HTMLElement | null;
  readonly edits: number;
  /** It was validated: an error of the application that stands afterwards is its answer. */
  readonly asked: boolean;
  result: SubmissionResult | null;
  /** An asynchronous schema has found nothing: the browser may send it. */
  passed: boolean;
  isLeft: boolean;
  readonly left: Promise<void>;
  readonly leave: () => void;
}

export function createRun(
  data: FormData,
  submitter: HTMLElement | null,
  edits: number,
  asked: boolean,
): SubmissionRun {
  let resolve = () => {};
  const left = new Promise<void>((settle) => {
    resolve = settle;
  });
  const run: SubmissionRun = {
    data,
    submitter,
    edits,
    asked,
    result: null,
    passed: false,
    isLeft: false,
    left,
    leave() {
      run.isLeft = true;
      resolve();
    },
  };
  return run;
}

export function warnOfSilence(run: SubmissionRun, asked: 'schema' | 'onSubmit' | 'action'): void {
  const warn = () =>
    warnOnce(
      '<Form>',
      () =>
        run.result === null &&
        !run.isLeft &&
        `has waited for the answer of \`${asked}\` for 30 seconds, and takes no other submission meanwhile. Let it end with an error after a time, or reset the form.`,
      'no-answer',
    );
  setTimeout(warn, 30_000);
}

export function isSameData(form: HTMLFormElement, { data, submitter }: SubmissionRun): boolean {
  const now = new FormData(form, submitter);
  // What a listener of `formdata` writes anew each time (a moment, a token) is no edit.
  return haveSameEntries(data, now) || !haveSameEntries(now, new FormData(form, submitter));
}

function haveSameEntries(one: FormData, other: FormData): boolean {
  const [entries, others] = [Array.from(one), Array.from(other)];
  return (
    entries.length === others.length &&
    entries.every(([name, value], index) => {
      const [otherName, otherValue] = others[index] ?? [];
      return name === otherName && (value === otherValue || isSameFile(value, otherValue));
    })
  );
}

/** The browser may give the same file as another object; that of an empty field is always new. */
function isSameFile(one: FormDataEntryValue, other: FormDataEntryValue | undefined): boolean {
  if (typeof one === 'string' || other === undefined || typeof other === 'string') return false;
  return (
    one.name === other.name &&
    one.size === other.size &&
    (one.size === 0 || one.lastModified === other.lastModified)
  );
}

export function isRefused(form: HTMLFormElement, store: FormStore): boolean {
  const controls = Array.from(formOwn(form, 'elements')) as HTMLInputElement[];
  return (
    controls.some((control) => control.willValidate && !control.validity.valid) ||
    store.standing().size > 0
  );
}

/** What says the same is no news, though a caller writes it anew at each render. */
export function errorsKey(errors: ServerErrors | null | undefined): unknown {
  try {
    return JSON.stringify(errors ?? null);
  } catch {
    return errors;
  }
}
