import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { reasonOf } from './not-possible.ts';
import { connectBrowser } from './webkit-browser.ts';

/** A browser that only notes what it is asked, and the end of each wait for its page. */
async function start(answer: (name: string) => object = () => ({})) {
  const noted: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'guadua-browser-'));
  const path = join(folder, 'browser');
  const server = createServer((socket) => {
    createInterface({ input: socket }).on('line', (line) => {
      const { name } = JSON.parse(line);
      noted.push(name);
      socket.write(`${JSON.stringify(answer(name))}\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  const browser = await connectBrowser(path, async () => {
    noted.push('settled');
  });
  onTestFinished(() => {
    browser.close();
    server.close();
    rmSync(folder, { recursive: true });
  });
  return { browser, noted };
}

const STEP = { x: 1, y: 2 };

it('lets the page take in each step of a drag before the next one', async () => {
  const { browser, noted } = await start();
  const { drag, mouse } = browser.system;
  await drag?.({ ...STEP, type: 'dragEnter', text: 'hola', files: [] });
  await mouse?.({ ...STEP, type: 'mousePressed' });
  expect(noted).toEqual(['drag', 'settled', 'mouse', 'settled']);
});

it('says that a page is given no files that are dragged', async () => {
  const { browser, noted } = await start();
  const file = { name: 'a.png', mimeType: 'image/png', base64: '' };
  const step = { ...STEP, type: 'dragEnter', text: undefined, files: [file] } as const;
  const error = await browser.system.drag?.(step).catch((reason: unknown) => reason);
  expect(reasonOf(Object(error))).toMatch(/no files/);
  expect(noted).toEqual([]);
});

it('passes on what went wrong, and goes on', async () => {
  const { browser, noted } = await start((name) => (name === 'mouse' ? { error: 'no' } : {}));
  const press = browser.system.mouse?.({ ...STEP, type: 'mousePressed' });
  await expect(press).rejects.toThrow('no');
  await browser.renew();
  expect(noted).toEqual(['mouse', 'renew']);
});
