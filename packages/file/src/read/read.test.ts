// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { readAsArrayBuffer, readAsDataURL } from './read';
import { urlToDataUrl, urlToFile } from './url-to-file';

const MESSAGE = '`blob` must be an instance of File or Blob.';

describe('readers (FIL-6)', () => {
  it('read a file as bytes and as a data URL', async () => {
    const file = new File(['hola'], 'hola.txt', { type: 'text/plain' });
    expect((await readAsArrayBuffer(file)).byteLength).toBe(4);
    expect(await readAsDataURL(file)).toBe('data:text/plain;base64,aG9sYQ==');
  });

  it.each([null, undefined, 'foto.png', { size: 1 }, new Uint8Array(1)])(
    'reject %o with a clear text',
    async (value) => {
      // @ts-expect-error: what a caller without types may pass
      await expect(readAsArrayBuffer(value)).rejects.toThrow(MESSAGE);
      // @ts-expect-error: the same
      await expect(readAsDataURL(value)).rejects.toThrow(MESSAGE);
    },
  );
});

describe('urlToFile and urlToDataUrl (FIL-6)', () => {
  const answer = (body: string, status = 200) =>
    vi.fn(
      async () => new Response(body, { status, headers: { 'content-type': 'application/pdf' } }),
    );

  it('takes the name from the URL and the type from the server', async () => {
    const file = await urlToFile('https://ejemplo.co/mi%20RUT.pdf?x=1', { fetch: answer('%PDF-') });
    expect([file.name, file.type, file.size]).toEqual(['mi RUT.pdf', 'application/pdf', 5]);
  });

  it('takes a name and a type of the caller', async () => {
    const options = { fetch: answer('x'), name: 'a.txt', type: 'text/plain' };
    const file = await urlToFile('/a', options);
    expect([file.name, file.type]).toEqual(['a.txt', 'text/plain']);
  });

  it('names the URL when the server refuses or nothing answers', async () => {
    await expect(urlToFile('/no.pdf', { fetch: answer('', 404) })).rejects.toThrow(
      '/no.pdf could not be fetched: status 404.',
    );
    const down = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(urlToFile('/no.pdf', { fetch: down })).rejects.toThrow('/no.pdf could not');
  });

  it('is aborted by a signal, with its reason', async () => {
    const signal = AbortSignal.abort();
    const aborted = vi.fn(() => Promise.reject(signal.reason));
    await expect(urlToDataUrl('/a', { signal, fetch: aborted })).rejects.toBe(signal.reason);
  });

  it('passes its signal to the request, so that nothing goes on loading', async () => {
    const controller = new AbortController();
    const waiting = vi.fn(
      (_: unknown, options?: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
        }),
    );
    const file = urlToFile('/a', { signal: controller.signal, fetch: waiting });
    controller.abort(new Error('ya no'));
    await expect(file).rejects.toThrow('ya no');
  });
});
