import { useLatestCallback } from '@guadua/utils/internal';
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useInsertionEffect,
  useState,
  useTransition,
} from 'react';
import { useRefusalWords } from '../field/error-words';
import { forgetSubmission } from '../field/form-watch';
import { takeWordsBack } from '../field/native-errors';
import { formOwn } from '../shared/form-own';
import { isPromiseLike } from '../validators/validation-result';
import { focusFirstError } from './focus-first-error';
import type { FormProps } from './form.types';
import type { FormContextValue } from './form-context';
import { warnOfNames } from './name-warnings';
import { isSameValue } from './same-value';
import { answeredErrors, schemaErrors } from './server-errors';
import { carryOut, judge, NO_ERRORS, type SubmissionRun, warnOfSilence } from './submission-run';

type SubmissionOptions<Values> = Pick<
  FormProps<Values>,
  'action' | 'onSubmit' | 'errors' | 'schema' | 'onError' | 'noValidate'
>;

interface Submissions<Values> {
  running: SubmissionRun<Values> | null;
  /** Ends the transition of what is running, though it never answers: React ends those of all forms together. */
  release: () => void;
  /** The `errors` of the last render. */
  errors: unknown;
  /** An asynchronous schema has found nothing: the browser is sending what it was asked to. */
  isPassing: boolean;
}

/** Sends a form in a transition, so that `useFormStatus` knows of it (FRM-2). */
export function useSubmission<Values>(
  root: RefObject<HTMLFormElement | null>,
  store: FormContextValue,
  options: SubmissionOptions<Values>,
) {
  const { action, onSubmit, errors, schema, onError, noValidate } = options;
  const { values } = store;
  const [pending, startSending] = useTransition();
  const [now] = useState<Submissions<Values>>({
    running: null,
    release() {},
    errors,
    isPassing: false,
  });
  const words = useRefusalWords();
  const leadToError = (form: HTMLFormElement, fields = store.standing()) => {
    if (focusFirstError(form, fields, words)) return;
    // The summary is drawn by the time that this runs.
    setTimeout(() => formOwn(form, 'querySelector')<HTMLElement>('.gd-form-errors')?.focus());
  };

  /** A form library has refused the submission itself, and puts its errors into the fields. */
  const awaitErrors = (form: HTMLFormElement) => {
    store.update({ submitted: true });
    setTimeout(() => store.standing().length > 0 && leadToError(form));
  };

  const submit = useLatestCallback((event: FormEvent<HTMLFormElement>) => {
    const { currentTarget: form, nativeEvent } = event;
    // React lets the events of a form in a portal through.
    if (event.target !== form) return;
    const submitter = (nativeEvent as SubmitEvent).submitter ?? null;
    const asksAll = !submitter?.hasAttribute('formnovalidate');
    if (event.defaultPrevented) {
      if (asksAll) awaitErrors(form);
      return;
    }
    if (now.running) return event.preventDefault();
    const own = submitter?.hasAttribute('formaction') === true;
    const byBrowser = !onSubmit && (typeof action !== 'function' || own);
    if (now.isPassing) return values.rebase();
    store.update({ submitted: true, failed: false, errors: NO_ERRORS });
    takeWordsBack();
    const asked = !noValidate && asksAll;
    const holding = asked ? store.standing(true) : [];
    if (holding.length > 0 || (asked && formOwn(form, 'matches')(':invalid'))) {
      event.preventDefault();
      leadToError(form, holding);
      // Each control is asked only after the focus has moved, because a form may have thousands of them.
      formOwn(form, 'checkValidity')();
      return;
    }
    const data = new FormData(form, submitter);
    const typed = values.read(submitter, data);
    warnOfNames(form);
    const checked = asked && schema ? judge(schema, typed) : { value: typed as Values };
    if (!isPromiseLike(checked)) {
      if (checked.issues) {
        event.preventDefault();
        store.update({ errors: schemaErrors(checked.issues, typed) });
        leadToError(form);
        return;
      }
      if (byBrowser) return values.rebase();
    }
    event.preventDefault();
    const left = new Promise<void>((resolve) => {
      now.release = resolve;
    });
    const send = (handed: Values) => {
      if (onSubmit) return onSubmit(handed, { form, submitter, formData: data });
      return typeof action === 'function' ? action(data) : undefined;
    };
    const run: SubmissionRun<Values> = {
      submitter,
      edits: values.edits(),
      fields: store.ask(),
      asked,
      values: typed,
      checked,
      send: byBrowser ? null : send,
      answers: onSubmit !== undefined,
      onError,
      result: null,
      isLeft: () => now.running !== run,
      left,
    };
    now.running = run;
    warnOfSilence(run, form, isPromiseLike(checked) ? 'schema' : onSubmit ? 'onSubmit' : 'action');
    // React resets nothing here: a reset from now on was asked for by the application.
    forgetSubmission(form);
    startSending(() => Promise.race([carryOut(run), left]));
  });

  useEffect(() => {
    const form = root.current;
    // Errors that say the same are no news, though a caller writes them anew at each render.
    const isNews = !isSameValue(now.errors, errors);
    now.errors = errors;
    store.update({ pending });
    if (pending || !form) return;
    const run = now.running;
    const ended = run?.result;
    if (!run || !ended) {
      // What a server says at another time is no reason to move the focus.
      if (isNews && !run) store.update({ errors: answeredErrors(errors) });
      return;
    }
    now.running = null;
    if (ended.passed) {
      // What was entered meanwhile has not been judged, so in that case all of it begins again.
      now.isPassing = values.edits() === run.edits;
      formOwn(form, 'requestSubmit')(submitterIn(form, run));
      now.isPassing = false;
      return;
    }
    const { sent, failed } = ended;
    // Only a submission that was sent has an answer: what the server said before is outdated.
    const found = new Map([...(sent ? answeredErrors(errors) : NO_ERRORS), ...ended.errors]);
    store.update({ failed, errors: found }, run.fields);
    // A form library has put its errors into the fields by now.
    if (failed || found.size > 0 || (run.asked && store.standing().length > 0)) {
      return leadToError(form);
    }
    // What was entered meanwhile is neither sent nor to be lost.
    const isNewer = values.edits() > run.edits;
    if (isNewer || onSubmit) store.update({ submitted: false });
    // React resets a form after each action; here only an action without an error does so.
    else formOwn(form, 'reset')();
    if (onSubmit && !isNewer) values.rebase();
  });

  // Not where `<Activity>` hides the form: there it still has its answer to come.
  useInsertionEffect(() => () => now.release(), [now]);
  const leave = () => {
    now.running = null;
    now.release();
  };
  return { pending, submit, leave };
}

/** The button may be gone by then, because another one says meanwhile that the form is being sent. */
function submitterIn(
  form: HTMLFormElement,
  { submitter }: Pick<SubmissionRun<unknown>, 'submitter'>,
): HTMLElement | null {
  return submitter && 'form' in submitter && submitter.form === form ? submitter : null;
}
