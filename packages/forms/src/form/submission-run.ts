import { warnOnce } from '@guadua/utils/internal';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { startTransition } from 'react';
import { isPromiseLike } from '../validators/validation-result';
import type { AskedFields } from './answered-errors';
import type { SubmitAnswer } from './form.types';
import type { FormValues } from './form-names';
import { answeredErrors, type ErrorMap, schemaErrors } from './server-errors';

export const NO_ERRORS: ErrorMap = new Map();

type Verdict<Values> = StandardSchemaV1.Result<Values>;

export interface SubmissionResult {
  readonly sent: boolean;
  readonly failed: boolean;
  /** An asynchronous schema has found nothing: the browser may send it. */
  readonly passed: boolean;
  readonly errors: ErrorMap;
}

export interface SubmissionRun<Values> {
  readonly values: FormValues;
  readonly checked: Verdict<Values> | Promise<Verdict<Values>>;
  /** Hands the values to the application; `null` where the browser sends them. */
  readonly send: ((values: Values) => SubmitAnswer | Promise<SubmitAnswer>) | null;
  readonly answers: boolean;
  readonly onError: ((error: unknown) => void) | undefined;
  readonly submitter: HTMLElement | null;
  /** How many edits there were before it. */
  readonly edits: number;
  readonly fields: AskedFields;
  /** The form was validated: an error of the application that stands afterwards is its answer. */
  readonly asked: boolean;
  result: SubmissionResult | null;
  /** The form was reset: what is still answered is no news for it. */
  readonly isLeft: () => boolean;
  readonly left: Promise<void>;
}

export async function carryOut<Values>(run: SubmissionRun<Values>): Promise<void> {
  const { values, checked, send, answers, onError } = run;
  const end = (change: Partial<SubmissionResult>) => {
    run.result = { sent: false, failed: false, passed: false, errors: NO_ERRORS, ...change };
  };
  try {
    const isLater = isPromiseLike(checked);
    const result = isLater ? await checked : checked;
    if (run.isLeft()) return;
    if (result.issues) return end({ errors: schemaErrors(result.issues, values) });
    if (!send) return end({ passed: true });
    const answer = await (isLater
      ? inTransition(() => send(result.value), run.left)
      : send(result.value));
    end({ sent: true, errors: answers ? answeredErrors(answer) : NO_ERRORS });
  } catch (error) {
    end({ failed: true });
    if (isNavigation(error)) {
      end({ sent: true });
      throw error;
    }
    if (onError) onError(error);
    else globalThis.reportError?.(error);
  }
}

/** What a schema says; one that throws fails the submission, as one does that refuses to answer. */
export function judge<Values>(
  schema: StandardSchemaV1<unknown, Values>,
  values: FormValues,
): Verdict<Values> | Promise<Verdict<Values>> {
  try {
    return schema['~standard'].validate(values);
  } catch (error) {
    return Promise.reject(error);
  }
}

// React forgets the transition at an `await`: what comes after needs one of its own. It ends with `left` at the
// latest, since React ends all transitions of actions together.
function inTransition<Answer>(
  send: () => Answer | Promise<Answer>,
  left: Promise<void>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    startTransition(async () => {
      const sent = (async () => send())();
      sent.then(resolve, reject);
      await Promise.race([sent.catch(() => {}), left]);
    });
  });
}

/** How Next leads to another page. */
function isNavigation(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'digest' in error &&
    /^NEXT_/.test(String(error.digest))
  );
}

export function warnOfSilence(
  run: Pick<SubmissionRun<unknown>, 'result' | 'isLeft'>,
  form: HTMLFormElement,
  asked: 'schema' | 'onSubmit' | 'action',
): void {
  warnOnce(
    '<Form>',
    () =>
      run.result === null &&
      !run.isLeft() &&
      form.isConnected &&
      `has waited for the answer of \`${asked}\` for 30 seconds, and takes no other submission meanwhile. Let it end with an error after a time, or reset the form.`,
    'no-answer',
    30_000,
  );
}
