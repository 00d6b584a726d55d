import type { UploadProblem } from './upload-problem.types';

/** Answers after which the same request may succeed: another one is under way, too early, too many. */
const PASSING = [408, 409, 423, 425, 429];

export interface AboutFailure {
  readonly retry?: boolean;
  readonly status?: number;
  readonly retryAfter?: number;
  readonly problem?: UploadProblem;
}

export function uploadError(message: string, about: AboutFailure, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), about);
}

/** What a status says, 0 where there was no answer, with the `Retry-After` of the server. */
export function aboutAnswer(status = 0, wait?: string | null): AboutFailure {
  const retry = status === 0 || status >= 500 || PASSING.includes(status);
  return { status, retry, retryAfter: readRetryAfter(wait ?? '', Date.now()) };
}

/** The milliseconds of a `Retry-After` header, which holds seconds or a date; 0 when it says nothing. */
export function readRetryAfter(text: string, now: number): number {
  const wait = text.trim();
  const time = /^\d+$/.test(wait) ? Number(wait) * 1000 : Date.parse(wait) - now;
  return Number.isNaN(time) ? 0 : Math.max(0, time);
}

export interface UploadFailure {
  readonly isFinal: boolean;
  readonly pause: number;
  readonly problem: UploadProblem | undefined;
}

/** Reads an error of `send`: `retry`, `status` and `retryAfter` are understood (FIL-10). */
export function readFailure(error: unknown): UploadFailure {
  const { retry, status, retryAfter, problem }: AboutFailure =
    typeof error === 'object' && error !== null ? error : {};
  return {
    isFinal: retry === false,
    pause: typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter : 0,
    problem: status === 413 ? 'too-large' : problem,
  };
}

export async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}
