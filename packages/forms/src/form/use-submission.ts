'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import {
  type FormEvent,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useTransition,
} from 'react';
import { forgetSubmission } from '../field/form-watch';
import { isPromiseLike } from '../validators/validation-result';
import { focusFirstError } from './focus-first-error';
import type { FormProps, ServerErrors } from './form.types';
import { formValues } from './form-names';
import type { FormStore } from './form-store';
import { answeredErrors, type ErrorMap, schemaErrors } from './server-errors';

type SubmissionOptions<Values> = Pick<
  FormProps<Values>,
  'action' | 'onSubmit' | 'errors' | 'schema' | 'onError' | 'noValidate'
>;

/** How a submission ended; `sent` is false where a schema or a failure stopped it. */
interface SubmissionResult {
  readonly sent: boolean;
  readonly failed: boolean;
  readonly errors: ErrorMap;
}

const NO_ERRORS: ErrorMap = new Map();

/**
 * Sends a form (FRM-2): validates it, refuses a second submission while one is under way, and brings
 * what the answer says to the fields. It runs in a transition, so that `useFormStatus` knows of it.
 */
export function useSubmission<Values>(
  root: RefObject<HTMLFormElement | null>,
  store: FormStore,
  options: SubmissionOptions<Values>,
) {
  const { action, onSubmit, errors, schema, onError, noValidate } = options;
  const [pending, startSending] = useTransition();
  const running = useRef(false);
  const sentEdits = useRef(0);
  const outcome = useRef<SubmissionResult | null>(null);
  /** An asynchronous schema has found nothing: the browser may send what it was asked to. */
  const passed = useRef<{ readonly submitter: HTMLElement | null } | null>(null);

  const submit = useLatestCallback((event: FormEvent<HTMLFormElement>) => {
    const { currentTarget: form, nativeEvent } = event;
    // React lets the events of a form in a portal through.
    if (event.target !== form || event.defaultPrevented) return;
    if (running.current) {
      event.preventDefault();
      return;
    }
    const submitter = (nativeEvent as SubmitEvent).submitter ?? null;
    const own = submitter?.hasAttribute('formaction') === true;
    const byBrowser = !onSubmit && (typeof action !== 'function' || own);
    if (passed.current) {
      passed.current = null;
      store.update({ dirty: false });
      return;
    }
    store.update({ submitted: true, failed: false, errors: NO_ERRORS });
    const asked = !noValidate && !submitter?.hasAttribute('formnovalidate');
    if (asked && isRefused(form, store)) {
      event.preventDefault();
      leadToError(form, store);
      // Then each control is asked, so that its field says what is wrong: of thousands, after the focus.
      form.checkValidity();
      return;
    }
    const data = new FormData(form, submitter);
    const values = formValues(data);
    const checked =
      asked && schema ? schema['~standard'].validate(values) : { value: values as Values };
    if (!isPromiseLike(checked)) {
      if (checked.issues) {
        event.preventDefault();
        store.update({ errors: schemaErrors(checked.issues) });
        leadToError(form, store);
        return;
      }
      if (byBrowser) {
        store.update({ dirty: false });
        return;
      }
    }
    event.preventDefault();
    running.current = true;
    sentEdits.current = store.edits();
    // React resets nothing here: a reset from now on was asked for by the application.
    forgetSubmission(form);
    const end = (change: Partial<SubmissionResult>) => {
      outcome.current = { sent: false, failed: false, errors: NO_ERRORS, ...change };
    };
    startSending(async () => {
      try {
        const result = isPromiseLike(checked) ? await checked : checked;
        if (result.issues) {
          end({ errors: schemaErrors(result.issues) });
          return;
        }
        if (byBrowser) {
          passed.current = { submitter };
          end({});
          return;
        }
        const send = (): unknown =>
          onSubmit
            ? onSubmit(result.value, { form, submitter })
            : typeof action === 'function' && action(data);
        const answer: unknown = await (isPromiseLike(checked) ? inTransition(send) : send());
        end({ sent: true, errors: onSubmit ? answeredErrors(asServerErrors(answer)) : NO_ERRORS });
      } catch (error) {
        end({ failed: true });
        // How frameworks lead to another page: no failure.
        if (isNavigation(error)) {
          end({ sent: true });
          throw error;
        }
        if (onError) onError(error);
        else globalThis.reportError?.(error);
      }
    });
  });

  const key = errorsKey(errors);
  const known = useRef(key);
  const settle = useLatestCallback((pending: boolean, key: unknown) => {
    const form = root.current;
    const isNews = known.current !== key;
    known.current = key;
    store.update({ pending });
    if (pending || !form) return;
    const ended = outcome.current;
    if (ended === null) {
      // What a server says at another time is no reason to move the focus.
      if (isNews && !running.current) store.update({ errors: answeredErrors(errors) });
      return;
    }
    outcome.current = null;
    running.current = false;
    if (passed.current) {
      form.requestSubmit(passed.current.submitter);
      return;
    }
    const { sent, failed } = ended;
    // Only a submission that was sent has an answer: what the server said before is outdated.
    const found = new Map([...(sent ? answeredErrors(errors) : NO_ERRORS), ...ended.errors]);
    store.update({ failed, errors: found });
    if (failed || found.size > 0) {
      leadToError(form, store);
      return;
    }
    // What was entered meanwhile is neither sent nor to be lost.
    const isNewer = store.edits() > sentEdits.current;
    if (isNewer) store.update({ submitted: false });
    else if (onSubmit) store.update({ dirty: false, submitted: false });
    else {
      // As React does after an action; here only after one that led to no error.
      form.reset();
    }
  });
  useEffect(() => settle(pending, key), [settle, pending, key]);
  return { pending, submit };
}

/** React forgets the transition at an `await`: what comes after needs one of its own. */
function inTransition(send: () => unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    startTransition(async () => {
      try {
        resolve(await send());
      } catch (error) {
        reject(error);
      }
    });
  });
}

/** Whether the browser or the application refuses a value. */
function isRefused(form: HTMLFormElement, store: FormStore): boolean {
  const controls = Array.from(form.elements) as HTMLInputElement[];
  return (
    controls.some((control) => control.willValidate && !control.validity.valid) ||
    store.standing().size > 0
  );
}

/** Brings a person to the first error, or to the summary where no field has one. */
function leadToError(form: HTMLFormElement, store: FormStore): void {
  if (!focusFirstError(form, store)) store.summaryAsked.current = true;
}

function asServerErrors(answer: unknown): ServerErrors | null {
  return typeof answer === 'object' && answer !== null ? (answer as ServerErrors) : null;
}

/** What says the same is no news, though a caller writes it anew at each render. */
function errorsKey(errors: ServerErrors | null | undefined): unknown {
  try {
    return JSON.stringify(errors ?? null);
  } catch {
    return errors;
  }
}

function isNavigation(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'digest' in error &&
    /^NEXT_/.test(String(error.digest))
  );
}
