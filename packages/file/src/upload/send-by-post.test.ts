import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readId, sendByPost } from './send-by-post';

it.each([
  ['{"id":"abc"}', 'abc'],
  ['{"id":0,"url":"/a"}', '0'],
  ['{"url":"/archivos/1"}', '/archivos/1'],
  ['"abc"', 'abc'],
  ['42', '42'],
  ['12e4', '12e4'],
  ['1445678901234567891', '1445678901234567891'],
  ['0042', '0042'],
  ['{"id":9007199254740993}', '9007199254740993'],
  ['{"id":1.50}', '1.50'],
  ['{"url":1e400}', '1e400'],
  [' /archivos/1\n', '/archivos/1'],
  ['', ''],
  ['null', ''],
  ['true', ''],
  ['"  "', ''],
  ['[1]', ''],
  ['{"ok":true}', ''],
  ['{"id":{"a":1}}', ''],
  ['<!doctype html><title>Inicio</title>', ''],
])('reads of the answer %j the id %j (FIL-10)', (answer, id) => {
  expect(readId(answer)).toBe(id);
});

it('never throws (FIL-10)', () => {
  fc.assert(fc.property(fc.string(), (answer) => typeof readId(answer) === 'string'));
});

it('keeps each digit of a number that is no text (FIL-10)', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), (id) => {
      expect(readId(`{"id":${id}}`)).toBe(String(id));
      expect(readId(String(id))).toBe(String(id));
    }),
  );
});

it('takes no number that is not exact, where the browser does not give its text (FIL-10)', () => {
  const { parse } = JSON;
  const old = (text: string, reviver?: (key: string, value: unknown) => unknown) =>
    parse(text, reviver && ((key, value) => reviver(key, value)));
  vi.spyOn(JSON, 'parse').mockImplementation(old);
  expect(readId('{"id":9007199254740993}')).toBe('');
  expect(readId('{"id":9007199254740991}')).toBe('9007199254740991');
  vi.restoreAllMocks();
});

/** A request that is answered by hand. */
class Request {
  static last = new Request();
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly open = vi.fn();
  readonly send = vi.fn();
  readonly setRequestHeader = vi.fn();
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  headers = '';
  constructor() {
    Request.last = this;
  }
  abort() {
    this.onabort?.();
  }
  getAllResponseHeaders() {
    return this.headers;
  }
  answer(status: number, text: string, headers = '') {
    Object.assign(this, { status, responseText: text, headers });
    this.onload?.();
  }
}

describe('an answer to a file (FIL-10)', () => {
  const controller = () => new AbortController();
  const send = (signal = controller().signal, onProgress = vi.fn()) => {
    vi.stubGlobal('XMLHttpRequest', Request);
    const file = new File(['x'], 'a.txt');
    return sendByPost(file, { url: '/archivos' }, { signal, onProgress });
  };
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([200, 201, 299])('%i gives its id', async (status) => {
    const sent = send();
    Request.last.answer(status, '{"id":"abc"}');
    expect(await sent).toBe('abc');
  });

  it.each([
    [199, false],
    [300, false],
    [404, false],
    [408, true],
    [413, false],
    [429, true],
    [430, false],
    [499, false],
    [500, true],
    [503, true],
  ])('%i refuses it, and another try may help: %s', async (status, retry) => {
    const sent = send();
    Request.last.answer(status, 'abc');
    await expect(sent).rejects.toMatchObject({ message: `${status} /archivos`, status, retry });
  });

  it('says how long the server asks to wait', async () => {
    const sent = send();
    Request.last.answer(429, '', 'content-type: text/plain\r\nretry-after: 7\r\n');
    await expect(sent).rejects.toMatchObject({ retry: true, retryAfter: 7000 });
  });

  it('an empty one refuses it for good, none at all for now', async () => {
    const empty = send();
    Request.last.answer(200, '');
    await expect(empty).rejects.toMatchObject({ retry: false });
    const none = send();
    Request.last.onerror?.();
    await expect(none).rejects.toMatchObject({ message: 'no answer from /archivos', retry: true });
  });

  it('ends with the reason of its signal, and says how far it is until then', async () => {
    const stop = controller();
    const onProgress = vi.fn();
    const sent = send(stop.signal, onProgress);
    Request.last.upload.onprogress?.({ loaded: 1, total: 4 });
    Request.last.upload.onprogress?.({ loaded: 1, total: 0 });
    expect(onProgress.mock.calls).toEqual([[0.25], [0]]);
    const reason = new Error('ya no');
    stop.abort(reason);
    await expect(sent).rejects.toBe(reason);
  });
});
