import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Readable, Transform } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { Trouble } from './trouble.ts';

/** What a request does to the bytes that it brings. */
interface Passage {
  readonly socket: Socket;
  /** The connection breaks after so many bytes. */
  readonly cutAt: number;
  /** Bytes a second; 0 is as fast as it goes. */
  readonly slow: number;
}

const passages = new AsyncLocalStorage<Passage>();

/** Keeps files in a folder, as slowly and as far as the request says. */
class TroubledStore extends FileStore {
  override write(readable: Readable, id: string, offset: number): Promise<number> {
    const passage = passages.getStore();
    return super.write(passage ? readable.pipe(troubled(passage)) : readable, id, offset);
  }
}

function troubled({ socket, cutAt, slow }: Passage): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const rest = chunk.subarray(0, Math.max(0, cutAt - length));
      length += chunk.length;
      const pass = () => {
        // What came before the cut is kept, as after a real one.
        if (length >= cutAt) socket.destroy();
        done(null, rest);
      };
      if (slow) setTimeout(pass, (chunk.length / slow) * 1000);
      else pass();
    },
  });
}

/**
 * The tus servers of one folder: one for each trouble, since the trouble is a part of the addresses that
 * they give out.
 */
export function createTusServers(directory: string, maxSize: number) {
  const datastore = new TroubledStore({ directory });
  const servers = new Map<string, Server>();
  const serverOf = (path: string) => {
    const server =
      servers.get(path) ?? new Server({ path, datastore, maxSize, relativeLocation: true });
    servers.set(path, server);
    return server;
  };
  return {
    async handle(
      request: IncomingMessage,
      response: ServerResponse,
      { cut, fail, slow, status }: Trouble,
      attempt: number,
    ): Promise<void> {
      const { method, headers, socket, url = '' } = request;
      const isWrite = method === 'PATCH' || method === 'POST';
      if ((attempt > 0 && attempt <= fail) || (isWrite && status >= 400)) {
        response.statusCode = status >= 400 ? status : 503;
        request.resume();
        response.end();
        return;
      }
      const isCut = attempt > 0 && attempt <= cut;
      const length = Number(headers['content-length'] ?? 0);
      const cutAt = isCut ? Math.floor(Math.random() * length) : Number.POSITIVE_INFINITY;
      const path = url.split('/').slice(0, 4).join('/');
      await passages.run({ socket, cutAt, slow }, () => serverOf(path).handle(request, response));
    },
  };
}
