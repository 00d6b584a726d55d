import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUploadServer } from './upload-server.ts';

const uploads = createUploadServer();
/** What was asked for, in the order in which it came. */
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  if (!uploads.handle(request, response)) response.writeHead(404).end();
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://localhost:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  uploads.close();
});

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const post = (query: string, bytes: Buffer) => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'a.bin');
  return fetch(`${origin}/uploads?${query}`, { method: 'POST', body });
};
const getJson = async (path: string) => (await fetch(origin + path)).json();

it('says that it is there, and leaves all other addresses alone', async () => {
  expect(await getJson('/upload-server.json')).toEqual({ available: true });
  expect((await fetch(`${origin}/uploads`)).status).toBe(404);
  expect((await fetch(`${origin}/otra`)).status).toBe(404);
});

describe('a POST', () => {
  it('is answered with the hash of what arrived', async () => {
    const bytes = randomBytes(300_000);
    const response = await post('', bytes);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ id: hashOf(bytes) });
  });

  it('fails as often as it is asked to, and is counted', async () => {
    const statuses = [];
    for (let tries = 0; tries < 3; tries++) {
      statuses.push((await post('key=a&fail=2', Buffer.from('a'))).status);
    }
    expect(statuses).toEqual([503, 503, 201]);
    expect(await getJson('/uploads/count?key=a')).toMatchObject({ requests: 3, most: 1 });
    expect((await post('status=413', Buffer.from('a'))).status).toBe(413);
  });

  it('fails and answers with what it is asked to', async () => {
    const busy = await post('key=busy&fail=1&failStatus=429&retryAfter=2', Buffer.from('a'));
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '2']);
    expect(await (await post('answer=12e4', Buffer.from('a'))).text()).toBe('12e4');
  });

  it('is cut', async () => {
    await expect(post('key=b&cut=1', randomBytes(300_000))).rejects.toThrow('fetch failed');
    expect((await post('key=b&cut=1', randomBytes(300_000))).status).toBe(201);
  });
});

describe('tus', () => {
  const tus = { 'tus-resumable': '1.0.0' };
  const create = async (path: string, size: number) => {
    const headers = { ...tus, 'upload-length': String(size) };
    const response = await fetch(origin + path, { method: 'POST', headers });
    return response.headers.get('location') ?? '';
  };
  const offsetOf = async (url: string) => {
    const response = await fetch(origin + url, { method: 'HEAD', headers: tus });
    return Number(response.headers.get('upload-offset'));
  };
  const patch = (url: string, bytes: Buffer, offset: number, signal?: AbortSignal) =>
    fetch(origin + url, {
      signal,
      method: 'PATCH',
      headers: {
        ...tus,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(bytes.subarray(offset)),
    });

  it('keeps what came before a cut, and takes the rest', async () => {
    const bytes = randomBytes(2_000_000);
    const url = await create('/uploads/tus/key=c&cut=1/', bytes.length);
    expect(url).toMatch(/^\/uploads\/tus\/key=c&cut=1\/\w+$/);
    await expect(patch(url, bytes, 0)).rejects.toThrow('fetch failed');
    await expect
      .poll(async () => {
        const offset = await offsetOf(url);
        return (await patch(url, bytes, offset)).status;
      })
      .toBe(204);
    expect(await getJson(`/uploads/hash?url=${encodeURIComponent(url)}`)).toEqual({
      hash: hashOf(bytes),
    });
  });

  it.each([0, 0.5, 1])(
    'stops answering after %s of a request, keeps what came, and takes the rest of the next one',
    async (share) => {
      const bytes = randomBytes(2_000_000);
      const url = await create(
        `/uploads/tus/key=stall${share}&stall=1&stallAt=${share}/`,
        2_000_000,
      );
      const work = new AbortController();
      const first = patch(url, bytes, 0, work.signal);
      const path = `/uploads/hash?url=${encodeURIComponent(url)}`;
      const kept = hashOf(bytes.subarray(0, 2_000_000 * share));
      await expect.poll(() => getJson(path)).toEqual({ hash: kept });
      work.abort();
      await expect(first).rejects.toThrow('aborted');
      // The next request gets the lock of the file, which the first one had.
      expect(await offsetOf(url)).toBe(2_000_000 * share);
      expect((await patch(url, bytes, 2_000_000 * share)).status).toBe(204);
      expect(await getJson(path)).toEqual({ hash: hashOf(bytes) });
    },
  );

  it.each(['POST', 'HEAD'])('leaves the first %s without an answer', async (method) => {
    const path = `/uploads/tus/key=${method}&stall=1&stallOn=${method}/`;
    const ask = (signal?: AbortSignal) =>
      fetch(origin + path, { method, headers: { ...tus, 'upload-length': '10' }, signal });
    const work = new AbortController();
    const first = ask(work.signal);
    await expect.poll(() => asked).toContain(`${method} ${path}`);
    expect((await ask()).status).toBe(method === 'POST' ? 201 : 404);
    work.abort();
    await expect(first).rejects.toThrow('aborted');
  });

  it('answers as many as it is asked to before the first that it does not', async () => {
    const url = await create('/uploads/tus/key=later&stall=1&stallAfter=1/', 2);
    const bytes = randomBytes(2);
    expect((await patch(url, bytes.subarray(0, 1), 0)).status).toBe(204);
    const work = new AbortController();
    const second = patch(url, bytes, 1, work.signal);
    await expect
      .poll(() => getJson('/uploads/count?key=later'))
      .toMatchObject({ requests: 2, now: 1 });
    work.abort();
    await expect(second).rejects.toThrow('aborted');
    expect((await patch(url, bytes, 1)).status).toBe(204);
  });

  it('forgets what is taken away, and knows nothing outside its folder', async () => {
    const url = await create('/uploads/tus/key=d/', 10);
    const response = await fetch(origin + url, { method: 'DELETE', headers: tus });
    expect(response.status).toBe(204);
    expect(await getJson(`/uploads/hash?url=${encodeURIComponent(url)}`)).toEqual({ hash: null });
    expect(await getJson('/uploads/hash?url=../../etc/passwd')).toEqual({ hash: null });
  });
});
