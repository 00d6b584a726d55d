import { cookies } from './cookies';
import type { CreateFetchOptions } from './create-fetch.types';

const SAFE_METHOD = /^(get|head)$/i;
/** An absolute URL begins with a scheme or two slashes; a URL parser takes `\` for `/`. */
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what a URL parser drops before it reads
const DROPPED = /^[\u0000-\u0020]+|[\t\n\r]/g;

/**
 * A `fetch` that proves to the page's own server where a request comes from (BRW-3): the value of a cookie goes as a
 * header with each one that is neither GET nor HEAD and whose URL is relative. A header of the caller stays.
 * @example
 * const api = createFetch();
 * await api('/pedidos', { method: 'POST', body });
 */
export function createFetch({
  cookieName = 'XSRF-TOKEN',
  headerName = 'X-XSRF-TOKEN',
  fetch: send = (input, init) => globalThis.fetch(input, init),
}: CreateFetchOptions = {}): typeof globalThis.fetch {
  return async (input, init) => {
    const token =
      typeof input === 'string' && !SAFE_METHOD.test(init?.method ?? 'GET') && staysHere(input)
        ? cookies.get(cookieName, String)
        : undefined;
    if (!token) return send(input, init);
    const headers = new Headers(init?.headers);
    if (!headers.has(headerName)) headers.set(headerName, token);
    return send(input, { ...init, headers });
  };
}

/** Whether a URL is relative as written and also once resolved: a `<base>` may point to another site. */
function staysHere(url: string): boolean {
  if (ABSOLUTE.test(url.replace(DROPPED, ''))) return false;
  try {
    return new URL(url, document.baseURI).origin === location.origin;
  } catch {
    return false;
  }
}
