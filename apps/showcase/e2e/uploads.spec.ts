import { createHash } from 'node:crypto';
import { exampleOf, expect, open, test } from './site.ts';

const file = fileOf(900_000);
const video = fileOf(6_000_000);

/** A file of so many bytes. */
function fileOf(length: number) {
  const bytes = Array.from({ length }, (_, index) => (index * 7919) % 251);
  return { name: 'finca.bin', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

test.describe('uploads (FIL-10, FIL-11)', () => {
  test('a POST brings the file to the server of the page', async ({ page }) => {
    await open(page, '/file/upload');
    await expect(page.getByText('Hay un servidor de verdad')).toBeVisible();
    const example = exampleOf(page, 'Con un POST');
    await example.getByLabel('Soportes').setInputFiles(file);
    // The server answers with the hash of what arrived.
    await expect(example.locator('dd', { hasText: sha256(file.buffer) }).first()).toBeVisible();
    await expect(example.getByText('finca.bin').first()).toBeVisible();
  });

  test('by tus it is paused, goes on after a cut, and arrives whole', { tag: '@long' }, async ({
    page,
    quiet,
  }) => {
    quiet.expect(/^error: Failed to load resource/);
    await open(page, '/file/upload');
    await expect(page.getByText('Hay un servidor de verdad')).toBeVisible();
    await page.getByRole('radio', { name: 'Es lento' }).check();
    const example = exampleOf(page, 'Con pausa, por el protocolo tus');
    // At the speed of the slow server it is on its way for twenty seconds, in which it is paused.
    await example.getByLabel('Videos de la finca').setInputFiles(video);
    await example.getByRole('button', { name: 'Pausar finca.bin' }).click();
    await expect(example.getByText(/^En pausa/)).toBeVisible();
    // The margin says what the form would do.
    const valid = example.locator('dt', { hasText: 'válido' }).locator('+ dd');
    await expect(valid).toHaveText('no');
    await page.getByRole('radio', { name: 'Corta la conexión' }).check();
    await example.getByRole('button', { name: 'Reanudar finca.bin' }).click();
    const value = example.locator('dd', { hasText: '/uploads/tus/' }).first();
    await expect(value).toBeVisible();
    await expect(valid).toHaveText('sí');
    const url = /\/uploads\/tus\/[^"\]]+/.exec((await value.textContent()) ?? '')?.[0] ?? '';
    const response = await page.request.get(`/uploads/hash?url=${encodeURIComponent(url)}`);
    expect(await response.json()).toEqual({ hash: sha256(video.buffer) });
  });

  test('a server that stops answering is given up, and the file goes up when a person asks', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, '/file/upload');
    await expect(page.getByText('Hay un servidor de verdad')).toBeVisible();
    await page.getByRole('radio', { name: 'Deja de responder' }).check();
    await expect(page.getByText('Recibe la mitad y no dice más')).toBeVisible();
    const example = exampleOf(page, 'Con un POST');
    await example.getByLabel('Soportes').setInputFiles(file);
    // Two tries of four seconds, and a second between them.
    await expect(example.getByText('No se pudo subir: el servidor no responde.')).toBeVisible({
      timeout: 60_000,
    });
    const valid = example.locator('dt', { hasText: 'válido' }).locator('+ dd');
    await expect(valid).toHaveText('no');
    await page.getByRole('radio', { name: 'Responde bien' }).check();
    await example.getByRole('button', { name: 'Reintentar finca.bin' }).click();
    await expect(example.locator('dd', { hasText: sha256(file.buffer) }).first()).toBeVisible();
    await expect(valid).toHaveText('sí');
  });

  test('a static site says that it simulates, and sends nothing', { tag: '@long' }, async ({
    page,
  }) => {
    await page.route('/upload-server.json', (route) =>
      route.fulfill({ json: { available: false } }),
    );
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'GET' || posts.push(request.url()));
    await open(page, '/file/upload');
    await expect(page.getByText('Este sitio es estático y no tiene servidor')).toBeVisible();
    const example = exampleOf(page, 'Con un POST');
    await example.getByLabel('Soportes').setInputFiles(file);
    await expect(example.locator('dd', { hasText: 'simulado/finca.bin' }).first()).toBeVisible();
    expect(posts).toEqual([]);
  });
});
