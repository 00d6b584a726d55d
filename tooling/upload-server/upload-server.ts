import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Count, isStalled, readTrouble, type Trouble } from './trouble.ts';
import { createTusServers } from './tus-servers.ts';

/** Where the server says that it is there; a site without one has a file of this name that says no. */
export const PRESENCE = '/upload-server.json';
/** More than this is refused, in bytes. */
const MAX_SIZE = 200_000_000;

/** A server that receives files, for development and for tests: it keeps them until it is closed. */
export interface UploadServer {
  /** @returns Whether the request was for this server. */
  handle: (request: IncomingMessage, response: ServerResponse) => boolean;
  close: () => void;
}

/**
 * Receives files at `/uploads` and, by tus, at `/uploads/tus/<trouble>/`, and makes the trouble that the address asks
 * for. `/uploads/hash?url` and `/uploads/count?key` tell what arrived.
 */
export function createUploadServer(): UploadServer {
  const directory = mkdtempSync(join(tmpdir(), 'guadua-uploads-'));
  const close = () => rmSync(directory, { recursive: true, force: true });
  process.once('exit', close);
  const tus = createTusServers(directory, MAX_SIZE);
  const counts = new Map<string, Count>();
  const countOf = (key: string) => {
    const count = counts.get(key) ?? { requests: 0, now: 0, most: 0 };
    counts.set(key, count);
    return count;
  };
  /** Counts a request that brings bytes, and says which one of its key it is. */
  const arrive = ({ key }: Trouble, response: ServerResponse) => {
    const count = countOf(key);
    count.requests++;
    count.now++;
    count.most = Math.max(count.most, count.now);
    response.on('close', () => count.now--);
    return count.requests;
  };
  return {
    close,
    handle(request, response) {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === PRESENCE) answer(response, { available: true });
      else if (pathname === '/uploads/count')
        answer(response, countOf(searchParams.get('key') ?? ''));
      else if (pathname === '/uploads/hash') {
        const path = join(directory, basename(searchParams.get('url') ?? ''));
        void hashOf(path).then(
          (hash) => answer(response, { hash }),
          () => answer(response, { hash: null }),
        );
      } else if (pathname.startsWith('/uploads/tus/')) {
        const trouble = readTrouble(new URLSearchParams(pathname.split('/')[3]));
        const attempt = request.method === 'PATCH' ? arrive(trouble, response) : 0;
        void tus.handle(request, response, trouble, attempt);
      } else if (pathname === '/uploads' && request.method === 'POST') {
        const trouble = readTrouble(searchParams);
        void receive(request, response, trouble, arrive(trouble, response));
      } else return false;
      return true;
    },
  };
}

/** Takes a POST as a form sends it. */
async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  trouble: Trouble,
  attempt: number,
): Promise<void> {
  const { cut, fail, failStatus, retryAfter, slow, stallAt, status } = trouble;
  const size = Number(request.headers['content-length'] ?? 0);
  const cutAt = attempt <= cut ? Math.random() * size : null;
  const stallFrom = isStalled(trouble, attempt) ? stallAt * size : null;
  if (stallFrom === 0) return;
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request) {
      if (!Buffer.isBuffer(chunk)) continue;
      chunks.push(chunk);
      length += chunk.length;
      if (cutAt !== null && length >= cutAt) return void request.socket.destroy();
      if (stallFrom !== null && length >= stallFrom) await closed(response);
      if (length > MAX_SIZE) return answer(response, {}, 413);
      if (slow) await wait((chunk.length / slow) * 1000);
    }
  } catch {
    // The page aborted the request.
    return;
  }
  const isFailure = attempt <= fail;
  if (isFailure && retryAfter) response.setHeader('retry-after', retryAfter);
  const body = trouble.answer ?? { id: hashOfFile(Buffer.concat(chunks)) };
  answer(response, body, isFailure ? failStatus : status);
}

/** Waits until the page has given the request up. */
function closed(response: ServerResponse): Promise<void> {
  return new Promise((_, reject) => response.once('close', () => reject(new Error('closed'))));
}

function answer(response: ServerResponse, body: object | string, status = 200): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.setHeader('cache-control', 'no-store');
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** The one file of a multipart body: between its head and the last boundary. */
function hashOfFile(body: Buffer): string {
  const boundary = body.subarray(0, body.indexOf('\r\n'));
  const start = body.indexOf('\r\n\r\n') + 4;
  const end = body.lastIndexOf(`\r\n${boundary.toString()}`);
  return createHash('sha256').update(body.subarray(start, end)).digest('hex');
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
