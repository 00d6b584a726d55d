import type { CookieOptions, Cookies } from './cookies.types';

/** What browsers keep at most for name and value of one cookie. */
const MAX_BYTES = 4096;
/** Browsers take these names with `Secure` only, also to delete them. */
const SECURE_NAME = /^__(secure|host)-/i;
/** What no cookie may hold. Chromium takes half a surrogate pair for an attack and denies the page its cookies. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const UNSAFE = /[;\u0000-\u001f\u007f\ud800-\udfff]/u;

const listeners = new Set<() => void>();

/**
 * Reads and writes the cookies of the page (BRW-2); text, numbers, booleans and JSON come back with their type. A page
 * that may use no cookies (a sandboxed frame, a server) reads none, and writing throws.
 * @example
 * cookies.set('theme', { dense: true }, { maxAge: 3600 });
 * cookies.get('theme'); // { dense: true }
 */
export const cookies: Cookies = {
  get<Value>(name: string, parse: (text: string) => Value | unknown = readValue) {
    const text = entries().find(([key]) => key === name)?.[1];
    return (text === undefined ? undefined : parse(text)) as Value | undefined;
  },

  getAll() {
    return parseCookies(cookieText());
  },

  set(name, value, options = {}) {
    const text = `${writeName(checkName(name))}=${writeValue(value)}`;
    if (new TextEncoder().encode(text).length > MAX_BYTES) {
      throw new RangeError(
        `cookies: "${name}" is larger than ${MAX_BYTES} bytes; the browser would drop it.`,
      );
    }
    write(text + attributes(name, options));
  },

  delete(name, scope) {
    const end = `=${attributes(checkName(name), { ...scope, maxAge: 0 })}`;
    // A cookie that someone else wrote has its name as it is.
    for (const written of new Set([name, writeName(name)])) write(written + end);
  },

  deleteAll() {
    const { hostname, pathname } = location;
    const names = new Set(entries().map(([, , written]) => written));
    for (const name of names) {
      for (const path of pathsOf(pathname)) {
        for (const domain of domainsOf(hostname)) {
          // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous and not everywhere
          document.cookie = `${name}=${attributes(name, { path, domain, maxAge: 0 })}`;
        }
      }
    }
    notify();
  },

  subscribe(listener) {
    listeners.add(listener);
    const store = cookieStoreTarget();
    const [target, type] = store ? [store, 'change'] : [window, 'focus'];
    target.addEventListener(type, listener);
    return () => {
      listeners.delete(listener);
      target.removeEventListener(type, listener);
    };
  },
};

export function cookieText(): string {
  try {
    return typeof document === 'undefined' ? '' : document.cookie;
  } catch {
    return '';
  }
}

/** Values by name, each with its type; of two cookies with one name the first, more specific one. */
export function parseCookies(text: string): Record<string, unknown> {
  const all: Record<string, unknown> = Object.create(null);
  for (const [name, value] of entries(text)) {
    if (!(name in all)) all[name] = readValue(value);
  }
  return all;
}

function entries(text = cookieText()): [name: string, text: string, written: string][] {
  return text.split('; ').flatMap((pair): [string, string, string][] => {
    const at = pair.indexOf('=');
    // A cookie without a name can neither be asked for nor deleted.
    if (at < 1) return [];
    const written = pair.slice(0, at);
    return [[decode(written), decode(pair.slice(at + 1)), written]];
  });
}

/** Escapes all but ASCII, since WebKitGTK cuts a cookie off at any other letter; the rest stays as servers write it. */
function writeName(name: string): string {
  return name.replace(/[^\0-\x7F]+|%/gu, encodeURIComponent);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readValue(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    // A number that would be written otherwise is a text: an id of 20 digits, a price with two zeros.
    if (typeof value === 'number') return JSON.stringify(value) === text ? value : text;
    return longNumbers(JSON.stringify(value)) === longNumbers(text) ? value : text;
  } catch {
    return text;
  }
}

/** Numbers with more digits than JavaScript keeps: the ids of another system, in JSON of its own. */
function longNumbers(json: string): string {
  return String(json.match(/\d{16,}/g));
}

function writeValue(value: unknown): string {
  const json = typeof value === 'number' && !Number.isFinite(value) ? undefined : stringify(value);
  if (json === undefined) {
    throw new TypeError('cookies: JSON can not hold this value.');
  }
  const text = typeof value === 'string' && readValue(value) === value ? value : json;
  try {
    return encodeURIComponent(text);
  } catch {
    // A surrogate without its partner has no UTF-8; JSON writes it as an escape.
    return encodeURIComponent(json);
  }
}

function stringify(value: unknown): string | undefined {
  return typeof value === 'bigint' ? undefined : JSON.stringify(value);
}

function checkName(name: string): string {
  if (!name || name.trim() !== name || name.includes('=')) {
    throw new TypeError(`cookies: "${name}" is empty, holds "=" or has spaces around it.`);
  }
  return checkText('the name', name);
}

function checkText(what: string, text: string): string {
  if (UNSAFE.test(text)) {
    throw new TypeError(`cookies: ${what} holds ";" or a forbidden character.`);
  }
  return text;
}

function attributes(name: string, options: CookieOptions): string {
  const { path = '/', domain, expires, maxAge, secure, sameSite = 'lax' } = options;
  let text = `; Path=${checkText('the path', path)}`;
  if (domain) text += `; Domain=${checkText('the domain', domain)}`;
  if (expires) {
    if (Number.isNaN(+expires)) throw new RangeError('cookies: expires is no date.');
    text += `; Expires=${expires.toUTCString()}`;
  }
  if (maxAge !== undefined) {
    if (!Number.isFinite(maxAge)) throw new RangeError('cookies: maxAge is no number.');
    text += `; Max-Age=${Math.trunc(maxAge)}`;
  }
  if (secure || sameSite === 'none' || SECURE_NAME.test(name)) text += '; Secure';
  return `${text}; SameSite=${checkText('sameSite', sameSite)}`;
}

function write(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous and not everywhere
    document.cookie = cookie;
  } catch (cause) {
    throw new Error('cookies: this page may not write cookies.', { cause });
  }
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** The paths whose cookies a page may see: on `/a/b` they are `/`, `/a`, `/a/` and so on. */
function pathsOf(pathname: string): string[] {
  // No cookie can have a path with a semicolon.
  const parts = pathname.split(';', 1).join().split('/').filter(Boolean);
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])];
}

function domainsOf(hostname: string): (string | undefined)[] {
  const parts = hostname.split('.');
  return [undefined, ...parts.map((_, index) => parts.slice(index).join('.'))];
}

function cookieStoreTarget(): EventTarget | undefined {
  const store = 'cookieStore' in window ? window.cookieStore : undefined;
  return store instanceof EventTarget ? store : undefined;
}
