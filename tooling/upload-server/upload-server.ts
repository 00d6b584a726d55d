import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { bytesOf, readTrouble, type Trouble } from './trouble.ts';

/** Where the server says that it is there; a site without one has a file of this name that says no. */
const PRESENCE = '/upload-server.json';
/** More than this is refused, in bytes. */
const MAX_SIZE = 200_000_000;
/** How long a request that gets no further keeps its file from the next one, in milliseconds. */
const LOCK_DRAIN_TIMEOUT = 200;

/** A server that receives files, for development and for tests: it keeps them while its process runs. */
export interface UploadServer {
  /** @returns Whether the request was for this server. */
  handle: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/**
 * Receives files at `/uploads` and, by tus, at `/uploads/tus/<trouble>/`, and makes the trouble that the address asks
 * for. `/uploads/hash?url` and `/uploads/count?key` tell what arrived.
 */
export function createUploadServer(): UploadServer {
  const directory = mkdtempSync(join(tmpdir(), 'guadua-uploads-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const tus = new Server({
    path: '/uploads/tus',
    datastore: new FileStore({ directory }),
    maxSize: MAX_SIZE,
    lockDrainTimeout: LOCK_DRAIN_TIMEOUT,
    // The trouble is a part of the addresses that it gives out.
    generateUrl: ({ url }, { id }) => new URL(url).pathname + id,
    getFileIdFromRequest: (_, id) => id,
  });
  const counts = new Map<string, number>();
  const arrive = (name: string) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count;
  };
  return {
    handle(request, response) {
      const { method } = request;
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const tell = (found: object) => void send(response, Response.json(found));
      const take = (
        trouble: Trouble,
        bringing: string,
        receive: (sent: Request) => Promise<Response>,
      ) => {
        const brings = method === bringing;
        // A test can ask for the count of requests with bytes; the others are counted for the trouble alone.
        const attempt = arrive(brings ? trouble.key : `${method} ${trouble.key}`);
        pass(request, response, { trouble, attempt, brings, receive }).catch(() => {
          // The page aborted the request.
        });
      };
      if (pathname === PRESENCE) tell({ available: true });
      else if (pathname === '/uploads/count') {
        tell({ requests: counts.get(searchParams.get('key') ?? '') ?? 0 });
      } else if (pathname === '/uploads/hash') {
        readFile(join(directory, basename(searchParams.get('url') ?? ''))).then(
          (bytes) => tell({ hash: hash('sha256', bytes) }),
          () => tell({ hash: null }),
        );
      } else if (pathname.startsWith('/uploads/tus/')) {
        const trouble = readTrouble(new URLSearchParams(pathname.split('/')[3]), 'PATCH');
        take(trouble, 'PATCH', (sent) => tus.handleWeb(sent));
      } else if (pathname === '/uploads' && method === 'POST') {
        const trouble = readTrouble(searchParams, 'POST');
        take(trouble, 'POST', (sent) => receiveForm(sent, trouble));
      } else return false;
      return true;
    },
  };
}

interface Arrival {
  readonly trouble: Trouble;
  /** Which one of its kind it is, from 1. */
  readonly attempt: number;
  /** Whether it brings bytes. */
  readonly brings: boolean;
  readonly receive: (sent: Request) => Promise<Response>;
}

/** Hands a request on as far as its trouble lets it, and answers it. */
async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  { trouble, attempt, brings, receive }: Arrival,
): Promise<void> {
  const { cut, fail, failStatus, retryAfter, slow, stall, stallAfter, stallOn, status } = trouble;
  const { method = 'GET', headers, url = '' } = request;
  const length = Number(headers['content-length'] ?? 0);
  const isStalled = method === stallOn && attempt > stallAfter && attempt <= stallAfter + stall;
  if (isStalled && trouble.stallAt === 0) return;
  const bytes = bytesOf(request, response, {
    cutAt: brings && attempt <= cut ? Math.floor(Math.random() * length) : Number.POSITIVE_INFINITY,
    stallAt: isStalled ? Math.ceil(trouble.stallAt * length) : Number.POSITIVE_INFINITY,
    slow,
  });
  const isFailure = brings && attempt <= fail;
  const isWrite = method === 'PATCH' || method === 'POST';
  const refusal = (isFailure && failStatus) || (isWrite && (length > MAX_SIZE ? 413 : status));
  if (refusal) {
    for await (const _ of bytes);
    if (isFailure && retryAfter) response.setHeader('retry-after', retryAfter);
    return send(response, new Response(null, { status: refusal }));
  }
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  const sent = new Request(new URL(url, 'http://localhost'), {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ...(isWrite && { body, duplex: 'half' }),
  });
  await send(response, await receive(sent));
}

/** Takes a POST as a form sends it, and answers with the hash of its file. */
async function receiveForm(sent: Request, { answer }: Trouble): Promise<Response> {
  const [file] = [...(await sent.formData()).values()];
  if (!(file instanceof File)) return new Response(null, { status: 400 });
  const id = hash('sha256', new Uint8Array(await file.arrayBuffer()));
  const headers = { 'content-type': 'application/json' };
  return new Response(answer ?? JSON.stringify({ id }), { status: 201, headers });
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const content = Buffer.from(await answer.arrayBuffer());
  if (response.destroyed) return;
  response.writeHead(answer.status, {
    'cache-control': 'no-store',
    ...Object.fromEntries(answer.headers),
  });
  response.end(content);
}
