import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { visibleLayoutShifts, watchLayoutShifts } from './page-checks.ts';
import { expect, open, PHONE, test } from './site.ts';

const DIST = new URL('../dist/', import.meta.url);
const PATH = '/select/templates';

/** Places in the markup of its playground where a slow line may pause. */
const PAUSES = ['<form', '<button', '<ul', '<img', '<div class="frame-tools'];

test('what has come of a page stays where it is when the rest comes', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  const html = await readFile(new URL(`${PATH.slice(1)}.html`, DIST), 'utf8');
  const stage = html.indexOf('<div class="stage-content"');
  let cut = 0;
  let release = () => {};
  const server = createServer(async ({ url = '' }, response) => {
    if (url === PATH) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.write(html.slice(0, cut));
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      response.end(html.slice(cut));
      return;
    }
    const answer = await fetch(new URL(url, baseURL));
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await page.setViewportSize(PHONE);
  await watchLayoutShifts(page);
  for (const pause of PAUSES) {
    cut = html.indexOf(pause, stage);
    expect(cut, pause).toBeGreaterThan(stage);
    await page.goto(`http://localhost:${port}${PATH}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    release();
    await page.waitForLoadState();
    await expect(page.locator('.playground-tools')).toBeVisible();
    expect.soft(await visibleLayoutShifts(page), `paused before ${pause}`).toEqual([]);
  }
  server.close();
});

test('another anchor leaves a playground as high as it is, before React has taken it over too', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/ui/buttons');
  const playground = page.getByRole('region', { name: 'Banco de pruebas' });
  await expect(playground).not.toHaveAttribute('data-ready');
  const heights = await playground.evaluateHandle((element) => {
    const seen: number[] = [];
    new ResizeObserver(() => seen.push(element.clientHeight)).observe(element);
    location.hash = 'tamanos';
    return seen;
  });
  await expect(playground).toHaveAttribute('data-ready');
  const seen = await heights.jsonValue();
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen).size).toBe(1);
});
