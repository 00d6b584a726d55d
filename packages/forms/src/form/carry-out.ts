import type { StandardSchemaV1 } from '@standard-schema/spec';
import { startTransition } from 'react';
import { isPromiseLike } from '../validators/validation-result';
import type { ServerErrors } from './form.types';
import type { FormValues } from './form-names';
import { answeredErrors, schemaErrors } from './server-errors';
import { NO_ERRORS, type SubmissionResult, type SubmissionRun } from './submission-run';

type Verdict<Values> = StandardSchemaV1.Result<Values>;

export interface Submission<Values> {
  readonly run: SubmissionRun;
  readonly values: FormValues;
  readonly checked: Verdict<Values> | Promise<Verdict<Values>>;
  /** Hands the values to the application; `null` where the browser sends them. */
  readonly send: ((values: Values) => unknown) | null;
  readonly answers: boolean;
  readonly onError: ((error: unknown) => void) | undefined;
  /** Throws in a transition of its own: how frameworks lead to another page. */
  readonly rethrow: (error: unknown) => void;
}

export async function carryOut<Values>(submission: Submission<Values>): Promise<void> {
  const { run, values, checked, send, answers, onError, rethrow } = submission;
  const end = (change: Partial<SubmissionResult>) => {
    run.result = { sent: false, failed: false, errors: NO_ERRORS, ...change };
  };
  try {
    const isLater = isPromiseLike(checked);
    const result = isLater ? await checked : checked;
    if (run.isLeft) return;
    if (result.issues) return end({ errors: schemaErrors(result.issues, values) });
    if (!send) {
      run.passed = true;
      return end({});
    }
    const answer = await (isLater
      ? inTransition(() => send(result.value), run.left)
      : send(result.value));
    end({ sent: true, errors: answers ? answeredErrors(asServerErrors(answer)) : NO_ERRORS });
  } catch (error) {
    end({ failed: true });
    if (isNavigation(error)) {
      end({ sent: true });
      if (!run.isLeft) throw error;
      rethrow(error);
    } else if (onError) onError(error);
    else globalThis.reportError?.(error);
  }
}

/** What a schema says; one that throws fails the submission, as one does that refuses to answer. */
export function judge<Values>(
  schema: StandardSchemaV1<unknown, Values>,
  values: FormValues,
): StandardSchemaV1.Result<Values> | Promise<StandardSchemaV1.Result<Values>> {
  try {
    return schema['~standard'].validate(values);
  } catch (error) {
    return Promise.reject(error);
  }
}

// React forgets the transition at an `await`: what comes after needs one of its own. It ends with `left` at the
// latest, since React ends all transitions of actions together.
export function inTransition(send: () => unknown, left: Promise<void>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    startTransition(async () => {
      const sent = (async () => send())();
      sent.then(resolve, reject);
      await Promise.race([sent.catch(() => {}), left]);
    });
  });
}

function asServerErrors(answer: unknown): ServerErrors | null {
  return typeof answer === 'object' && answer !== null ? (answer as ServerErrors) : null;
}

function isNavigation(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'digest' in error &&
    /^NEXT_/.test(String(error.digest))
  );
}
