import { listen } from '../internal/dom';
import type { CookieOptions, Cookies } from './cookies.types';

/** What browsers keep at most for name and value of one cookie. */
const MAX_BYTES = 4096;
/** Browsers take these names with `Secure` only, also to delete them. */
const SECURE_NAME = /^__(secure|host)-/i;
/** What no attribute may hold. Chromium takes half a surrogate pair for an attack and denies the page its cookies. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const UNSAFE = /[;\u0000-\u001f\u007f\ud800-\udfff]/u;

const listeners = new Set<() => void>();

/**
 * Lee y escribe las cookies de la página; textos, números, booleanos y JSON vuelven con su tipo. Donde no se puede
 * usar ninguna (un marco aislado, un servidor) no se lee nada, y escribir lanza un error.
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
    const text = `${writeName(name)}=${writeValue(value)}`;
    if (new TextEncoder().encode(text).length > MAX_BYTES) {
      throw new RangeError(
        `cookies: "${name}" is larger than ${MAX_BYTES} bytes; the browser would drop it.`,
      );
    }
    write(text + attributes(name, options));
  },

  delete(name, scope) {
    write(`${writeName(name)}=${attributes(name, { ...scope, maxAge: 0 })}`);
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
    // Where no Cookie Store tells of changes, they are looked for when the window gets the focus.
    const stop =
      'cookieStore' in window
        ? listen(window.cookieStore, 'change', listener)
        : listen(window, 'focus', listener);
    return () => {
      listeners.delete(listener);
      stop();
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

/** A cookie that is there keeps its name as it is written. In a new one all but printable ASCII is escaped. */
function writeName(name: string): string {
  if (!name) throw new TypeError('cookies: give a name.');
  const known = entries().find(([key]) => key === name)?.[2];
  return known ?? name.replace(/[^!-~]|[%;=]/gu, encodeURIComponent);
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
  const json = JSON.stringify(value);
  if (json === undefined || (typeof value === 'number' && !Number.isFinite(value))) {
    throw new TypeError('cookies: JSON can not hold this value.');
  }
  const isPlain = typeof value === 'string' && readValue(value) === value;
  // A surrogate without its partner has no UTF-8; JSON writes it as an escape.
  return encodeURIComponent(isPlain && !/\p{Surrogate}/u.test(value) ? value : json);
}

function attributes(name: string, options: CookieOptions): string {
  const { path = '/', domain, expires, maxAge, secure, sameSite = 'lax' } = options;
  if (UNSAFE.test([path, domain].join(''))) {
    throw new TypeError('cookies: path or domain holds ";" or a forbidden character.');
  }
  let text = `; Path=${path}; SameSite=${sameSite}`;
  if (domain) text += `; Domain=${domain}`;
  if (expires) text += `; Expires=${expires.toUTCString()}`;
  if (maxAge !== undefined) text += `; Max-Age=${Math.trunc(maxAge)}`;
  return secure || sameSite === 'none' || SECURE_NAME.test(name) ? `${text}; Secure` : text;
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
