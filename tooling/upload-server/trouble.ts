/** What goes wrong, as the address asks for it: `cut=2&slow=100`. */
export interface Trouble {
  /** Requests are counted apart for each key. */
  readonly key: string;
  /** The connection of the first so many requests breaks, at a random byte. */
  readonly cut: number;
  /** The first so many requests are answered with `failStatus`. */
  readonly fail: number;
  /** What a failure is answered with: 503 if it is left out. */
  readonly failStatus: number;
  /** The `Retry-After` of a failure: seconds. */
  readonly retryAfter: string;
  /** What a POST is answered with instead of the hash, as it stands. */
  readonly answer: string | null;
  /** Bytes a second; 0 is as fast as it goes. */
  readonly slow: number;
  /** The first so many requests get no answer at all. */
  readonly stall: number;
  /** So many requests are answered before the first that is not. */
  readonly stallAfter: number;
  /** The share of a request after which nothing more is read, 0 to 1. */
  readonly stallAt: number;
  /** The method of tus that gets no answer: `PATCH` brings bytes, `POST` begins, `HEAD` asks how far it is. */
  readonly stallOn: string;
  /** The status of all others. */
  readonly status: number;
}

/** What came for one key. */
export interface Count {
  requests: number;
  now: number;
  most: number;
}

/** Reads the trouble that an address asks for; `slow` is in kB a second. */
export function readTrouble(options: URLSearchParams): Trouble {
  const number = (name: string) => Number(options.get(name) ?? 0) || 0;
  return {
    key: options.get('key') ?? '',
    cut: number('cut'),
    fail: number('fail'),
    failStatus: number('failStatus') || 503,
    retryAfter: options.get('retryAfter') ?? '',
    answer: options.get('answer'),
    slow: number('slow') * 1000,
    stall: number('stall'),
    stallAfter: number('stallAfter'),
    stallAt: number('stallAt'),
    stallOn: options.get('stallOn') ?? 'PATCH',
    status: number('status') || 201,
  };
}

/** Whether a request gets no answer: the `attempt`th of those that could be left without, from 1. */
export function isStalled({ stall, stallAfter }: Trouble, attempt: number): boolean {
  return attempt > stallAfter && attempt <= stallAfter + stall;
}
