import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { download } from './download';

let otherOrigin = '';
/** Links that were clicked; the test page itself must not save files. */
let clicked: HTMLAnchorElement[] = [];

beforeAll(async () => {
  otherOrigin = `http://${await (await fetch('/seen/other-origin')).text()}`;
});
beforeEach(() => {
  clicked = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(this);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const saved = () => clicked.map(({ href, download: name, target }) => ({ href, name, target }));

describe('download (BRW-4)', () => {
  it('saves a Blob or a File under its name, and revokes the address it made', async () => {
    vi.useFakeTimers();
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    await download(new Blob(['hola']), 'saludo.txt');
    await download(new File(['hola'], 'propio.txt'));
    await download(new File(['hola'], 'propio.txt'), 'otro.txt');
    expect(saved().map(({ name }) => name)).toEqual(['saludo.txt', 'propio.txt', 'otro.txt']);
    expect(revoke).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(revoke.mock.calls.flat()).toEqual(saved().map(({ href }) => href));
  });

  it('saves from an address of the page itself without fetching it', async () => {
    const send = vi.spyOn(globalThis, 'fetch');
    await download('/informe.pdf');
    await download(new URL('/informe.pdf', location.href), 'enero.pdf');
    await download('data:text/plain,hola', 'hola.txt');
    expect(send).not.toHaveBeenCalled();
    expect(saved()).toMatchObject([
      { href: `${location.origin}/informe.pdf`, name: '', target: '' },
      { name: 'enero.pdf' },
      { href: 'data:text/plain,hola', name: 'hola.txt' },
    ]);
  });

  it('fetches from another site first, as a browser would only open it', async () => {
    await download(`${otherOrigin}/seen/informe%20anual.json`);
    expect(saved()).toMatchObject([{ name: 'informe anual.json', target: '' }]);
    expect(clicked[0]?.protocol).toBe('blob:');
  });

  it('leaves it to the browser where the other site allows no fetching', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await download(`${otherOrigin}/seen/a.json`, 'a.json');
    expect(saved()).toEqual([
      { href: `${otherOrigin}/seen/a.json`, name: 'a.json', target: '_blank' },
    ]);
  });

  it('rejects instead of saving an error page or running a script', async () => {
    await expect(download(`${otherOrigin}/seen/missing`)).rejects.toThrow('answered 404');
    await expect(download('javascript:alert(1)')).rejects.toThrow(TypeError);
    await expect(download('http://')).rejects.toThrow(TypeError);
    expect(clicked).toEqual([]);
  });
});
