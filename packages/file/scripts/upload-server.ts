import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vitest/config';

/**
 * A server that receives files at `/uploads`, for the tests. It answers with the hash of what arrived, and
 * fails as the query says: `cut=n` breaks the connection of the first n requests at a random
 * byte, `fail=n` answers 503 to the first n, `status` answers with that status to all; `key` tells one
 * count from another. `/uploads/count?key` says how many requests came, and how many at most at once.
 */
export function uploadServer(): Plugin {
  const counts = new Map<string, { requests: number; now: number; most: number }>();
  return {
    name: 'upload-server',
    configureServer({ middlewares }) {
      middlewares.use('/uploads', (request, response) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        const key = url.searchParams.get('key') ?? '';
        const count = counts.get(key) ?? { requests: 0, now: 0, most: 0 };
        counts.set(key, count);
        if (url.pathname === '/count') return response.end(JSON.stringify(count));
        count.requests++;
        count.now++;
        count.most = Math.max(count.most, count.now);
        response.on('close', () => count.now--);
        return void receive(request, response, url.searchParams, count.requests);
      });
    },
  };
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  options: URLSearchParams,
  attempt: number,
): Promise<void> {
  const isCut = attempt <= Number(options.get('cut'));
  const cutAt = Math.random() * Number(request.headers['content-length'] ?? 0);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request) {
      if (!Buffer.isBuffer(chunk)) continue;
      chunks.push(chunk);
      length += chunk.length;
      if (isCut && length >= cutAt) return void request.socket.destroy();
    }
  } catch {
    // The page aborted the request.
    return;
  }
  const fails = attempt <= Number(options.get('fail'));
  response.statusCode = fails ? 503 : Number(options.get('status') ?? 201);
  response.end(JSON.stringify({ id: hashOfFile(Buffer.concat(chunks)) }));
}

/** The one file of a multipart body: between its head and the last boundary. */
function hashOfFile(body: Buffer): string {
  const boundary = body.subarray(0, body.indexOf('\r\n'));
  const start = body.indexOf('\r\n\r\n') + 4;
  const end = body.lastIndexOf(`\r\n${boundary.toString()}`);
  return createHash('sha256').update(body.subarray(start, end)).digest('hex');
}
