import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { isStalled, type Trouble } from './trouble.ts';

/** How long a request that gets no further keeps its file from the next one, in milliseconds. */
const LOCK_DRAIN_TIMEOUT = 200;

/** What a request does to the bytes that it brings. */
interface Passage {
  readonly response: ServerResponse;
  /** The connection breaks after so many bytes. */
  readonly cutAt: number;
  /** After so many bytes nothing more is taken, and nothing is answered. */
  readonly stallAt: number;
  /** Bytes a second; 0 is as fast as it goes. */
  readonly slow: number;
}

const passages = new AsyncLocalStorage<Passage>();

/** Keeps files in a folder, as slowly and as far as the request says. */
class TroubledStore extends FileStore {
  override write(readable: Readable, id: string, offset: number): Promise<number> {
    const passage = passages.getStore();
    if (!passage) return super.write(readable, id, offset);
    const trouble = troubled(passage);
    // A request that breaks destroys its stream, and a pipe doesn't say so: writing would have no end, and
    // with it the lock of the file, which the next request waits for.
    readable.once('close', () => trouble.end());
    return super.write(readable.pipe(trouble), id, offset);
  }
}

function troubled({ response, cutAt, stallAt, slow }: Passage): Transform {
  const { socket } = response;
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const rest = chunk.subarray(0, Math.max(0, Math.min(cutAt, stallAt) - length));
      length += chunk.length;
      const pass = () => {
        // What came before the cut is kept, as after a real one.
        if (length >= cutAt) response.destroy();
        // As on a line that is down: no byte comes, and nothing says that the page has hung up.
        if (length >= stallAt) socket?.pause();
        done(null, rest);
      };
      if (slow) setTimeout(pass, (chunk.length / slow) * 1000);
      else pass();
    },
    flush(done) {
      socket?.resume();
      // All of it came, and no answer goes out.
      if (length === stallAt) void closed(response).then(() => done());
      else done();
    },
  });
}

/** Resolves when the page has given the request up. */
function closed(response: ServerResponse): Promise<void> {
  if (response.closed) return Promise.resolve();
  return new Promise((resolve) => response.once('close', () => resolve()));
}

/**
 * The tus servers of one folder: one for each trouble, since the trouble is a part of the addresses that
 * they give out.
 */
export function createTusServers(directory: string, maxSize: number) {
  const datastore = new TroubledStore({ directory });
  const servers = new Map<string, Server>();
  /** How many requests came, by key, of those that may get no answer. */
  const counts = new Map<string, number>();
  const isLeftWaiting = (method: string | undefined, trouble: Trouble) => {
    if (method !== trouble.stallOn) return false;
    const attempt = (counts.get(trouble.key) ?? 0) + 1;
    counts.set(trouble.key, attempt);
    return isStalled(trouble, attempt);
  };
  const serverOf = (path: string) => {
    const server =
      servers.get(path) ??
      new Server({
        path,
        datastore,
        maxSize,
        relativeLocation: true,
        lockDrainTimeout: LOCK_DRAIN_TIMEOUT,
      });
    servers.set(path, server);
    return server;
  };
  return {
    async handle(
      request: IncomingMessage,
      response: ServerResponse,
      trouble: Trouble,
      attempt: number,
    ): Promise<void> {
      const { cut, fail, slow, stallAt: share, status } = trouble;
      const { method, headers, url = '' } = request;
      const isStall = isLeftWaiting(method, trouble);
      // Nothing of it is read.
      if (isStall && share === 0) return;
      const isWrite = method === 'PATCH' || method === 'POST';
      if ((attempt > 0 && attempt <= fail) || (isWrite && status >= 400)) {
        response.statusCode = status >= 400 ? status : trouble.failStatus;
        if (trouble.retryAfter) response.setHeader('retry-after', trouble.retryAfter);
        request.resume();
        response.end();
        return;
      }
      const isCut = attempt > 0 && attempt <= cut;
      const length = Number(headers['content-length'] ?? 0);
      const cutAt = isCut ? Math.floor(Math.random() * length) : Number.POSITIVE_INFINITY;
      const stallAt = isStall ? Math.ceil(share * length) : Number.POSITIVE_INFINITY;
      const path = url.split('/').slice(0, 4).join('/');
      await passages.run({ response, cutAt, stallAt, slow }, () =>
        serverOf(path).handle(request, response),
      );
    },
  };
}
