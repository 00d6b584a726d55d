import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { STRICT_POLICY } from '../src/pages/project/recetas/policy.ts';
import { expect, test } from './site.ts';

declare global {
  interface Window {
    violations?: string[];
  }
}

const samples = fileURLToPath(new URL('../../../packages/file/samples/', import.meta.url));
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/* A violation of the policy is a message on the console, too, and those fail every test. */

test(
  'an application built by Vite violates nothing under exactly the policy of /recetas',
  {
    tag: '@long',
  },
  async ({ page, quiet }, info) => {
    const outDir = info.outputPath('dist');
    await build({
      root: fileURLToPath(new URL('strict-page', import.meta.url)),
      base: './',
      configFile: false,
      logLevel: 'error',
      build: { outDir },
    });
    const server = createServer(async ({ url = '/' }, response) => {
      const path = join(outDir, url === '/' ? 'index.html' : url);
      const content = await readFile(path).catch(() => undefined);
      const policy = STRICT_POLICY.map(({ directive }) => directive).join('; ');
      response.writeHead(content ? 200 : 404, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'content-security-policy': `default-src 'none'; ${policy}`,
      });
      response.end(content);
    }).listen(0);
    try {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      await page.goto(`http://localhost:${port}/`);
      await page.evaluate(() => {
        const violations: string[] = [];
        window.violations = violations;
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          violations.push(`${violatedDirective} ${blockedURI}`),
        );
      });
      // The policy is in force.
      quiet.expect(/requires 'TrustedScriptURL'/);
      const refused = page.evaluate(() => String(new Worker('data:text/javascript,0')));
      await expect(refused).rejects.toThrow('TrustedScriptURL');
      await page.evaluate(() => window.violations?.splice(0));

      const workers: [photo: string, worker: string][] = [
        ['orientation-6.jpg', 'optimize-image.worker'],
        ['image.png', 'optimize-image-all.worker'],
      ];
      for (const [photo, worker] of workers) {
        const started = page.waitForEvent('worker');
        await page.getByLabel('Foto').setInputFiles(`${samples}${photo}`);
        await expect(page).toHaveTitle('worker 8');
        expect((await started).url()).toContain(`/assets/${worker}-`);
        await page.evaluate(() => {
          document.title = '-';
        });
      }
      await page
        .getByLabel('Soportes')
        .setInputFiles([`${samples}image.png`, `${samples}page.pdf`]);
      await expect(page.getByRole('button', { name: /page\.pdf/ })).toBeVisible();
      await page.getByLabel('Retrato').setInputFiles(`${samples}orientation-6.jpg`);
      await page.getByRole('button', { name: 'Listo' }).click();
      await expect(page.getByRole('button', { name: /Recortar/ })).toBeVisible();
      expect(await page.evaluate(() => window.violations)).toEqual([]);
    } finally {
      server.close();
    }
  },
);
