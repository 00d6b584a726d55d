import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ownCookies } from '../../testing-cookies';
import { cookies } from './cookies';
import { createFetch } from './create-fetch';

/** A request as the test server of vitest.config.ts saw it. */
interface SeenRequest {
  method: string;
  url: string;
  host: string;
  headers: Record<string, string | undefined>;
}

let otherOrigin = '';

beforeAll(async () => {
  otherOrigin = await (await fetch('/seen/other-origin')).text();
});
ownCookies();

/** What the server received: what matters is where the header is sent. */
async function seenBy(response: Promise<Response>): Promise<SeenRequest> {
  const seen = (await response).headers.get('x-seen');
  return JSON.parse(decodeURIComponent(seen ?? ''));
}

const tokenOf = ({ headers }: SeenRequest) => headers['x-xsrf-token'];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const ADDRESSES: readonly (readonly [kind: string, url: () => string, isRelative: boolean])[] = [
  ['relative', () => 'seen/relative', true],
  ['relative to the root', () => '/seen/root', true],
  ['relative upwards', () => '../seen/up', true],
  ['absolute, same origin', () => `${location.origin}/seen/same`, false],
  ['absolute, same origin, shouted', () => `${location.origin.toUpperCase()}/seen/same`, false],
  ['relative to the scheme, same host', () => `//${location.host}/seen/same`, true],
  ['absolute, other origin', () => `http://${otherOrigin}/seen/other`, false],
  ['protocol-relative, other host', () => `//${otherOrigin}/seen/other`, false],
  ['with backslashes for slashes', () => `\\\\${otherOrigin}/seen/other`, false],
  ['with a slash and a backslash', () => `/\\${otherOrigin}/seen/other`, false],
  ['with spaces before two slashes', () => `  //${otherOrigin}/seen/other`, false],
  ['with a tab between two slashes', () => `/\t/${otherOrigin}/seen/other`, false],
  ['with a line break in the scheme', () => `ht\ntp://${otherOrigin}/seen/other`, false],
];

describe('where the header travels (BRW-3)', () => {
  describe.each(ADDRESSES)('%s', (_, url, isRelative) => {
    it.each(METHODS)('%s', async (method) => {
      const api = createFetch();
      const isExpected = isRelative && method !== 'GET' && method !== 'HEAD';

      cookies.set('XSRF-TOKEN', 'abc');
      const seen = await seenBy(api(url(), { method }));
      expect(seen.method).toBe(method);
      expect(tokenOf(seen)).toBe(isExpected ? 'abc' : undefined);

      const headers = { 'x-xsrf-token': 'own', 'x-own': 'stays' };
      const own = await seenBy(api(url(), { method, headers }));
      expect(own.headers).toMatchObject(headers);

      cookies.deleteAll();
      expect(tokenOf(await seenBy(api(url(), { method })))).toBeUndefined();
    });
  });

  it.each([
    ['a Request for a relative address', () => new Request('/seen/request', { method: 'POST' })],
    ['a URL object', () => new URL('/seen/url', location.href)],
    [
      'a Request for another origin',
      () => new Request(`http://${otherOrigin}/seen/request`, { method: 'POST' }),
    ],
  ])('never with %s, whose address is absolute', async (_, input) => {
    cookies.set('XSRF-TOKEN', 'abc');
    const seen = await seenBy(createFetch()(input(), { method: 'POST' }));
    expect(seen.method).toBe('POST');
    expect(tokenOf(seen)).toBeUndefined();
  });

  it('counts methods whatever their case', async () => {
    cookies.set('XSRF-TOKEN', 'abc');
    const api = createFetch();
    expect(tokenOf(await seenBy(api('/seen/a', { method: 'get' })))).toBeUndefined();
    expect(tokenOf(await seenBy(api('/seen/a', { method: 'post' })))).toBe('abc');
    expect(tokenOf(await seenBy(api('/seen/a')))).toBeUndefined();
  });

  it('not to another site that a <base> turns relative addresses into', async () => {
    cookies.set('XSRF-TOKEN', 'abc');
    const base = document.createElement('base');
    base.href = `http://${otherOrigin}/`;
    document.head.append(base);
    try {
      const seen = await seenBy(createFetch()('seen/base', { method: 'POST' }));
      expect(seen.host).toBe(otherOrigin);
      expect(tokenOf(seen)).toBeUndefined();
    } finally {
      base.remove();
    }
  });
});

describe('createFetch', () => {
  it('takes other names, and decodes the cookie', async () => {
    cookies.set('csrf', 'a b+c/=');
    const api = createFetch({ cookieName: 'csrf', headerName: 'X-CSRF' });
    const seen = await seenBy(api('/seen/names', { method: 'PUT' }));
    expect(seen.headers['x-csrf']).toBe('a b+c/=');
  });

  it('keeps the rest of the request, in any shape of headers', async () => {
    cookies.set('XSRF-TOKEN', 'abc');
    for (const headers of [
      new Headers({ 'x-own': '1' }),
      [['x-own', '1']] satisfies [string, string][],
    ]) {
      const seen = await seenBy(
        createFetch()('/seen/rest', { method: 'POST', headers, body: 'x' }),
      );
      expect(seen.headers).toMatchObject({
        'x-own': '1',
        'x-xsrf-token': 'abc',
        'content-length': '1',
      });
    }
  });

  it('sends through the fetch it was given', async () => {
    const send = vi.fn(async () => new Response('ok'));
    const response = await createFetch({ fetch: send })('/x', { method: 'POST' });
    expect(await response.text()).toBe('ok');
    expect(send).toHaveBeenCalledWith('/x', { method: 'POST' });
  });
});
