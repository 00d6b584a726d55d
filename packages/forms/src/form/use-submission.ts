'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { type FormEvent, type RefObject, useEffect, useRef, useTransition } from 'react';
import { forgetSubmission } from '../field/form-watch';
import { formOwn } from '../shared/form-own';
import { isPromiseLike } from '../validators/validation-result';
import { focusFirstError } from './focus-first-error';
import type { FormProps } from './form.types';
import type { FormStore } from './form-store';
import { answeredErrors, schemaErrors } from './server-errors';
import {
  asServerErrors,
  createRun,
  errorsKey,
  inTransition,
  isNavigation,
  isRefused,
  isSameData,
  judge,
  NO_ERRORS,
  type SubmissionResult,
  type SubmissionRun,
  warnOfSilence,
} from './submission-run';
import type { ValuesStore } from './values-store.types';

type SubmissionOptions<Values> = Pick<
  FormProps<Values>,
  'action' | 'onSubmit' | 'errors' | 'schema' | 'onError' | 'noValidate'
>;

/**
 * Sends a form (FRM-2): validates it, refuses a second submission while one is under way, and brings
 * what the answer says to the fields. It runs in a transition, so that `useFormStatus` knows of it.
 */
export function useSubmission<Values>(
  root: RefObject<HTMLFormElement | null>,
  store: FormStore,
  values: ValuesStore,
  options: SubmissionOptions<Values>,
) {
  const { action, onSubmit, errors, schema, onError, noValidate } = options;
  const [pending, startSending] = useTransition();
  /** The submission that is under way: another one is ignored meanwhile. */
  const running = useRef<SubmissionRun | null>(null);
  const latest = useRef<SubmissionRun | null>(null);
  /** An asynchronous schema has found nothing: the browser is sending what it was asked to. */
  const passing = useRef(false);

  const submit = useLatestCallback((event: FormEvent<HTMLFormElement>) => {
    const { currentTarget: form, nativeEvent } = event;
    // React lets the events of a form in a portal through.
    if (event.target !== form || event.defaultPrevented) return;
    if (running.current) return event.preventDefault();
    const submitter = (nativeEvent as SubmitEvent).submitter ?? null;
    const own = submitter?.hasAttribute('formaction') === true;
    const byBrowser = !onSubmit && (typeof action !== 'function' || own);
    if (passing.current) {
      passing.current = false;
      values.rebase();
      return;
    }
    store.update({ submitted: true, failed: false, errors: NO_ERRORS });
    const asked = !noValidate && !submitter?.hasAttribute('formnovalidate');
    if (asked && isRefused(form, store)) {
      event.preventDefault();
      leadToError(form, store);
      // Then each control is asked, so that its field says what is wrong: of thousands, after the focus.
      formOwn(form, 'checkValidity')();
      return;
    }
    const data = new FormData(form, submitter);
    const typed = values.read(submitter, data);
    const checked = asked && schema ? judge(schema, typed) : { value: typed as Values };
    if (!isPromiseLike(checked)) {
      if (checked.issues) {
        event.preventDefault();
        store.update({ errors: schemaErrors(checked.issues, typed) });
        leadToError(form, store);
        return;
      }
      if (byBrowser) {
        values.rebase();
        return;
      }
    }
    event.preventDefault();
    const run = createRun(data, submitter, store.edits(), asked);
    running.current = latest.current = run;
    warnOfSilence(run, isPromiseLike(checked) ? 'schema' : onSubmit ? 'onSubmit' : 'action');
    // React resets nothing here: a reset from now on was asked for by the application.
    forgetSubmission(form);
    const end = (change: Partial<SubmissionResult>) => {
      run.result = { sent: false, failed: false, errors: NO_ERRORS, ...change };
    };
    const carryOut = async () => {
      try {
        const result = isPromiseLike(checked) ? await checked : checked;
        if (run.isLeft) return;
        if (result.issues) {
          end({ errors: schemaErrors(result.issues, typed) });
          return;
        }
        if (byBrowser) {
          run.passed = true;
          end({});
          return;
        }
        const send = (): unknown =>
          onSubmit
            ? onSubmit(result.value, { form, submitter, formData: data })
            : typeof action === 'function' && action(data);
        const answer: unknown = await (isPromiseLike(checked)
          ? inTransition(send, run.left)
          : send());
        end({ sent: true, errors: onSubmit ? answeredErrors(asServerErrors(answer)) : NO_ERRORS });
      } catch (error) {
        end({ failed: true });
        // How frameworks lead to another page: no failure.
        if (isNavigation(error)) {
          end({ sent: true });
          if (!run.isLeft) throw error;
          startSending(() => {
            throw error;
          });
        } else if (onError) onError(error);
        else globalThis.reportError?.(error);
      } finally {
        if (latest.current === run) showLateResult(run, store);
      }
    };
    startSending(() => Promise.race([carryOut(), run.left]));
  });

  const key = errorsKey(errors);
  const known = useRef(key);
  const settle = useLatestCallback((pending: boolean, key: unknown) => {
    const form = root.current;
    const isNews = known.current !== key;
    known.current = key;
    store.update({ pending });
    if (pending || !form) return;
    const run = running.current;
    const ended = run?.result;
    if (!run || !ended) {
      // What a server says at another time is no reason to move the focus.
      if (isNews && !run) store.update({ errors: answeredErrors(errors) });
      return;
    }
    running.current = null;
    if (run.passed) {
      // What was entered meanwhile has not been judged: then all of it begins again.
      passing.current = isSameData(form, run);
      formOwn(form, 'requestSubmit')(run.submitter);
      return;
    }
    const { sent, failed } = ended;
    // Only a submission that was sent has an answer: what the server said before is outdated.
    const found = new Map([...(sent ? answeredErrors(errors) : NO_ERRORS), ...ended.errors]);
    store.update({ failed, errors: found });
    // A form library has put its errors into the fields by now.
    if (failed || found.size > 0 || (run.asked && store.standing().size > 0)) {
      leadToError(form, store);
      return;
    }
    // What was entered meanwhile is neither sent nor to be lost.
    const isNewer = store.edits() > run.edits;
    if (isNewer || onSubmit) store.update({ submitted: false });
    // As React does after an action; here only after one that led to no error.
    else formOwn(form, 'reset')();
    if (onSubmit && !isNewer) values.rebase();
  });
  useEffect(() => settle(pending, key), [settle, pending, key]);

  /** The form begins anew: what is under way is not waited for any more, though it never answers. */
  const leave = useLatestCallback(() => {
    running.current?.leave();
    running.current = null;
  });
  return { pending, submit, leave };
}

/** An answer that comes after a reset is shown; the focus stays where it is. */
function showLateResult({ isLeft, result }: SubmissionRun, store: FormStore): void {
  if (isLeft && result) store.update({ failed: result.failed, errors: result.errors });
}

/** Brings a person to the first error, or to the summary where no field has one. */
function leadToError(form: HTMLFormElement, store: FormStore): void {
  if (!focusFirstError(form, store)) store.summaryAsked.current = true;
}
