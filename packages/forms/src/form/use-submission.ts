'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { type FormEvent, type RefObject, useEffect, useState, useTransition } from 'react';
import { forgetSubmission } from '../field/form-watch';
import { takeWordsBack } from '../field/native-errors';
import { useRefusalWords } from '../field/use-refusal-words';
import { formOwn } from '../shared/form-own';
import { isPromiseLike } from '../validators/validation-result';
import { focusFirstError, isRefused } from './focus-first-error';
import type { FormProps } from './form.types';
import type { FormStore } from './form-store';
import { warnOfNames } from './name-warnings';
import { isSameValue } from './same-value';
import { answeredErrors, schemaErrors } from './server-errors';
import { carryOut, judge, NO_ERRORS, type SubmissionRun, warnOfSilence } from './submission-run';
import type { ValuesStore } from './values-store';

type SubmissionOptions<Values> = Pick<
  FormProps<Values>,
  'action' | 'onSubmit' | 'errors' | 'schema' | 'onError' | 'noValidate'
>;

interface Submissions {
  running: SubmissionRun | null;
  /** Lets go of what is running, though it never answers. */
  leave: () => void;
  /** The `errors` of the last render. */
  errors: unknown;
  /** An asynchronous schema has found nothing: the browser is sending what it was asked to. */
  isPassing: boolean;
}

/** Sends a form in a transition, so that `useFormStatus` knows of it (FRM-2). */
export function useSubmission<Values>(
  root: RefObject<HTMLFormElement | null>,
  store: FormStore,
  values: ValuesStore,
  options: SubmissionOptions<Values>,
) {
  const { action, onSubmit, errors, schema, onError, noValidate } = options;
  const [pending, startSending] = useTransition();
  const [now] = useState<Submissions>({
    running: null,
    leave() {},
    errors,
    isPassing: false,
  });
  const words = useRefusalWords();
  const leadToError = (form: HTMLFormElement) => {
    if (focusFirstError(form, store, words)) return;
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
    if (now.isPassing) {
      now.isPassing = false;
      values.rebase();
      return;
    }
    store.update({ submitted: true, failed: false, errors: NO_ERRORS });
    takeWordsBack();
    const asked = !noValidate && asksAll;
    if (asked && isRefused(form, store)) {
      event.preventDefault();
      leadToError(form);
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
      now.leave = () => {
        now.running = null;
        resolve();
      };
    });
    const isLeft = () => now.running !== run;
    const run: SubmissionRun = {
      submitter,
      edits: values.edits(),
      asked,
      result: null,
      isLeft,
      left,
    };
    now.running = run;
    warnOfSilence(run, isPromiseLike(checked) ? 'schema' : onSubmit ? 'onSubmit' : 'action');
    // React resets nothing here: a reset from now on was asked for by the application.
    forgetSubmission(form);
    const send = (handed: Values): unknown =>
      onSubmit
        ? onSubmit(handed, { form, submitter, formData: data })
        : typeof action === 'function' && action(data);
    const carried = {
      values: typed,
      checked,
      send: byBrowser ? null : send,
      answers: onSubmit !== undefined,
      onError,
    };
    startSending(() => Promise.race([carryOut(run, carried), left]));
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
      formOwn(form, 'requestSubmit')(run.submitter);
      return;
    }
    const { sent, failed } = ended;
    // Only a submission that was sent has an answer: what the server said before is outdated.
    const found = new Map([...(sent ? answeredErrors(errors) : NO_ERRORS), ...ended.errors]);
    store.update({ failed, errors: found });
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

  return { pending, submit, leave: () => now.leave() };
}
