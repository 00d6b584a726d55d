import type { IncomingMessage, ServerResponse } from 'node:http';

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
  /** The method that gets no answer, by default the one that brings bytes; with tus, `POST` begins and `HEAD` asks. */
  readonly stallOn: string;
  /** The status that all that is sent is refused with; 0 for none. */
  readonly status: number;
}

/** Reads the trouble that an address asks for; `slow` is in kB a second. */
export function readTrouble(options: URLSearchParams, bringing: 'PATCH' | 'POST'): Trouble {
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
    stallOn: options.get('stallOn') ?? bringing,
    status: number('status'),
  };
}

/** How far a request comes, and how fast. */
interface Passage {
  /** The connection breaks after so many bytes. */
  readonly cutAt: number;
  /** After so many bytes nothing more is taken, and nothing is answered. */
  readonly stallAt: number;
  /** Bytes a second; 0 is as fast as it goes. */
  readonly slow: number;
}

/** The bytes of a request that get through. What came before a cut or a stall is kept, as after a real one. */
export async function* bytesOf(
  request: IncomingMessage,
  response: ServerResponse,
  { cutAt, stallAt, slow }: Passage,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let length = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    if (slow) await new Promise((done) => setTimeout(done, (chunk.length / slow) * 1000));
    yield Uint8Array.from(chunk.subarray(0, Math.min(cutAt, stallAt) - length));
    length += chunk.length;
    if (length >= cutAt) return void response.destroy();
    // Until the page has given the request up.
    if (length >= stallAt) return new Promise((done) => response.once('close', done));
  }
}
