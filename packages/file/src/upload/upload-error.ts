/** Answers after which the same request may succeed: too early, too many, or the server's fault. */
const PASSING = [408, 425, 429];

export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly status: number;
  readonly retry: boolean;
  readonly retryAfter: number;

  constructor(message: string, status = 0, wait = '') {
    super(message);
    this.status = status;
    this.retry = status === 0 || status >= 500 || PASSING.includes(status);
    this.retryAfter = readRetryAfter(wait, Date.now());
  }
}

/** The milliseconds of a `Retry-After` header, which holds seconds or a date; 0 when it says nothing. */
export function readRetryAfter(text: string, now: number): number {
  const wait = text.trim();
  const time = /^\d+$/.test(wait) ? Number(wait) * 1000 : Date.parse(wait) - now;
  return Number.isNaN(time) ? 0 : Math.max(0, time);
}

export interface UploadFailure {
  readonly isFinal: boolean;
  readonly isTooLarge: boolean;
  readonly pause: number;
}

/** Reads an error of `send`: `retry`, `status` and `retryAfter` are understood (FIL-10). */
export function readFailure(error: unknown): UploadFailure {
  const known: { retry?: unknown; status?: unknown; retryAfter?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  return {
    isFinal: known.retry === false,
    isTooLarge: known.status === 413,
    pause: typeof known.retryAfter === 'number' && known.retryAfter > 0 ? known.retryAfter : 0,
  };
}

/** A file that is gone from its disk, or another one by now: no try can send it. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
  readonly retry = false;
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
