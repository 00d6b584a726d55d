import type { IncomingMessage, ServerResponse } from 'node:http';

/** What goes wrong. */
export type Trouble = ReturnType<typeof readTrouble>;

/** Reads the trouble that an address asks for: `cut=2&slow=100`. */
export function readTrouble(options: URLSearchParams, bringing: 'PATCH' | 'POST') {
  const number = (name: string) => Number(options.get(name) ?? 0) || 0;
  return {
    /** Requests are counted apart for each key. */
    key: options.get('key') ?? '',
    /** The connection of the first so many requests breaks, at a random byte. */
    cut: number('cut'),
    /** The first so many requests are answered with `failStatus`. */
    fail: number('fail'),
    failStatus: number('failStatus') || 503,
    /** The `Retry-After` of a failure: seconds. */
    retryAfter: options.get('retryAfter') ?? '',
    /** What a POST is answered with instead of the hash, as it stands. */
    answer: options.get('answer'),
    /** Bytes a second, asked for in kB a second; 0 is as fast as it goes. */
    slow: number('slow') * 1000,
    /** The first so many requests get no answer at all, */
    stall: number('stall'),
    /** but for so many before them, */
    stallAfter: number('stallAfter'),
    /** and nothing more is read of them after this share, 0 to 1. */
    stallAt: number('stallAt'),
    /** The method that gets no answer, by default the one that brings bytes; with tus, `POST` begins and `HEAD` asks. */
    stallOn: options.get('stallOn') ?? bringing,
    /** The status that all that is sent is refused with; 0 for none. */
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
