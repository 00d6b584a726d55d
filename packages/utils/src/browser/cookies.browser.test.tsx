import { act, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { ownCookies } from '../../testing-cookies';
import { cookies } from './cookies';
import { useCookies } from './use-cookies';

ownCookies();

const raw = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: cookies as someone else writes them
  document.cookie = `${cookie}; path=/`;
};

/** fast-check's own `binary` takes a second of work to make, many on a slow machine. */
const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
const anyName = fc
  .string({ unit: anyCharacter, minLength: 1 })
  .filter((name) => !/\p{Surrogate}/u.test(name));

describe('values (BRW-2)', () => {
  it.each([
    'texto',
    'con espacios, ñ; y = más',
    '123',
    '12345678901234567890',
    '12.50',
    'true',
    'null',
    '"entre comillas"',
    '',
    0,
    -12.5,
    true,
    false,
    null,
    [1, 'dos', null],
    { tema: 'oscuro', filas: 20, __proto__: undefined },
  ])('brings %j back with its type', (value) => {
    cookies.set('valor', value);
    expect(cookies.get('valor')).toEqual(value);
    expect(cookies.getAll().valor).toEqual(value);
  });

  it('brings any text and any JSON back', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), fc.jsonValue()), (value) => {
        cookies.set('valor', value);
        expect(cookies.get('valor')).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps every digit of a number that someone else wrote', () => {
    raw('factura=12345678901234567890');
    expect(cookies.get('factura')).toBe('12345678901234567890');
    const nested = '{"id":12345678901234567890}';
    raw(`factura=${nested}`);
    expect(cookies.get('factura')).toBe(nested);
    raw('factura={"id":"12345678901234567890","total":0.30000000000000004}');
    expect(cookies.get('factura')).toEqual({
      id: '12345678901234567890',
      total: 0.1 + 0.2,
    });
  });

  it('gives the decoded text to a parser', () => {
    raw('visitas=0042');
    expect(cookies.get('visitas', Number)).toBe(42);
    expect(cookies.get('ninguna', Number)).toBeUndefined();
  });

  it('distinguishes an absent cookie from an empty one', () => {
    cookies.set('vacía', '');
    expect(cookies.get('vacía')).toBe('');
    expect(cookies.get('otra')).toBeUndefined();
  });

  it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, () => 1, Symbol('s'), 10n])(
    'refuses %s, which would not come back',
    (value) => expect(() => cookies.set('valor', value)).toThrow(TypeError),
  );

  it('refuses what the browser would drop without a word', () => {
    expect(() => cookies.set('grande', 'á'.repeat(1000))).toThrow(/larger than 4096 bytes/);
    expect(cookies.get('grande')).toBeUndefined();
  });
});

describe('hostile input (BRW-2)', () => {
  it.each(['', 'a\ud800', '\udc00'])('refuses the name %j, which has no UTF-8', (name) => {
    expect(() => cookies.set(name, 1)).toThrow();
    expect(() => cookies.delete(name)).toThrow();
    expect(cookies.get(name)).toBeUndefined();
    cookies.set('otra', 1);
    expect(cookies.getAll()).toEqual({ otra: 1 });
  });

  it.each([' a', 'a ', 'a=b', 'a;b', 'a\nb', 'a\r\nSet-Cookie: x', 'a\u0000', 'a\u007f'])(
    'brings one with the name %j back, which splits no header',
    (name) => {
      cookies.set(name, 1);
      expect(cookies.getAll()).toEqual({ [name]: 1 });
      expect(document.cookie).toMatch(/^[^ ;=]+=1$/);
      cookies.delete(name);
      expect(cookies.getAll()).toEqual({});
    },
  );

  it('refuses attributes that would smuggle in others', () => {
    for (const scope of [{ path: '/; Domain=a.co' }, { domain: 'a\r\nb' }, { path: '/\ud800' }]) {
      expect(() => cookies.set('a', 1, scope)).toThrow(TypeError);
    }
    expect(cookies.getAll()).toEqual({});
  });

  it('never writes a second cookie, whatever the name and value', () => {
    fc.assert(
      fc.property(anyName, fc.string(), (name, value) => {
        cookies.deleteAll();
        cookies.set(name, value);
        expect(cookies.getAll()).toEqual({ [name]: value });
      }),
      { numRuns: 200 },
    );
  });

  it('keeps every name and its value, in ASCII for the engines that take no other', () => {
    for (const name of ['aquí', '50%', 'a%20b', '¿ñ?', '日本', 'a b']) {
      cookies.set(name, name);
      expect(cookies.getAll()).toEqual({ [name]: name });
      expect(document.cookie).toMatch(/^[ -~]+$/);
      cookies.delete(name);
      expect(cookies.getAll()).toEqual({});
    }
  });

  it('sets and deletes the very cookie that a server wrote with signs in its name', () => {
    raw('carrito:filas[0]=1');
    cookies.set('carrito:filas[0]', 2);
    expect(document.cookie).toBe('carrito:filas[0]=2');
    cookies.delete('carrito:filas[0]');
    expect(document.cookie).toBe('');
  });

  it('reads and deletes names that someone else wrote as they are', ({ skip }) => {
    raw('señal=1');
    skip(document.cookie !== 'señal=1', 'the engine keeps no letters but ASCII in a name');
    raw('100%=2');
    expect(cookies.getAll()).toEqual({ señal: 1, '100%': 2 });
    cookies.delete('señal');
    expect(cookies.getAll()).toEqual({ '100%': 2 });
    cookies.deleteAll();
    expect(document.cookie).toBe('');
  });

  it('lets a malformed cookie of someone else live and hurt nothing', () => {
    raw('ajena=%E0%A4%A');
    raw('sinigual');
    raw('json={"a":');
    raw('__proto__=1');
    cookies.set('propia', 1);
    expect(cookies.get('ajena')).toBe('%E0%A4%A');
    expect(cookies.get('json')).toBe('{"a":');
    expect(cookies.getAll()).toMatchObject({ ajena: '%E0%A4%A', propia: 1 });
    expect(document.cookie).toContain('sinigual');
  });
});

describe('lifetime and scope (BRW-2)', () => {
  it('deletes one, and all, wherever they were set', () => {
    const folder = location.pathname.replace(/\/[^/]*$/, '') || '/';
    cookies.set('aquí', 1, { path: folder });
    cookies.set('raíz', 2);
    cookies.set('otra', 3, { sameSite: 'strict' });
    cookies.delete('raíz');
    expect(cookies.getAll()).toEqual({ aquí: 1, otra: 3 });
    cookies.deleteAll();
    expect(cookies.getAll()).toEqual({});
  });

  it('deletes those that browsers only take as secure', ({ skip }) => {
    raw('segura=1; Secure');
    skip(
      !document.cookie.includes('segura'),
      'the engine takes no secure cookie from http://localhost',
    );
    cookies.delete('segura', { path: '/' });
    cookies.set('__Host-ficha', 'a');
    cookies.set('__Secure-ficha', 'b');
    expect(cookies.getAll()).toEqual({ '__Host-ficha': 'a', '__Secure-ficha': 'b' });
    cookies.delete('__Host-ficha');
    expect(cookies.getAll()).toEqual({ '__Secure-ficha': 'b' });
    cookies.deleteAll();
    expect(cookies.getAll()).toEqual({});
  });

  it('deletes all from an address with a semicolon too', () => {
    const { href } = location;
    cookies.set('una', 1);
    history.replaceState(null, '', '/carpeta/hoja;v=2/x');
    try {
      cookies.deleteAll();
    } finally {
      history.replaceState(null, '', href);
    }
    expect(cookies.getAll()).toEqual({});
  });

  it('honours maxAge and expires', () => {
    cookies.set('vencida', 1, { expires: new Date(0) });
    cookies.set('muerta', 1, { maxAge: 0 });
    cookies.set('viva', 1, { maxAge: 60, expires: new Date(0) });
    expect(cookies.getAll()).toEqual({ viva: 1 });
  });
});

function CookieList() {
  return <output>{JSON.stringify(useCookies())}</output>;
}

describe('useCookies', () => {
  it('follows our own changes and those of others', async () => {
    render(<CookieList />);
    expect(screen.getByRole('status').textContent).toBe('{}');
    act(() => cookies.set('a', 1));
    expect(screen.getByRole('status').textContent).toBe('{"a":1}');
    act(() => cookies.deleteAll());
    expect(screen.getByRole('status').textContent).toBe('{}');
    // The browser takes a moment to begin reporting changes, the longer the busier it is.
    let count = 0;
    await waitFor(
      () => {
        raw(`b=${++count}`);
        expect(screen.getByRole('status').textContent).toMatch(/^\{"b":\d+\}$/);
      },
      { timeout: 10_000 },
    );
  });
});

describe('without a cookie store', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'cookie');
  });

  it('reads none, and says that it may not write', () => {
    const refuse = () => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
    expect(cookies.get('a')).toBeUndefined();
    expect(cookies.getAll()).toEqual({});
    expect(() => cookies.deleteAll()).not.toThrow();
    expect(() => cookies.set('a', 1)).toThrow('may not write cookies');
  });
});
