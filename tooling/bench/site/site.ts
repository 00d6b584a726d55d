import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const SHOWCASE = resolve(import.meta.dirname, '../../../apps/showcase');

/** Folder of the built site. */
export const DIST = join(SHOWCASE, 'dist');

/** A row of the site's route table, as far as it concerns budgets. */
export interface Route {
  path: string;
  section: string;
}

/** The routes of the built site. */
export async function routes(): Promise<Route[]> {
  const entry = join(SHOWCASE, 'dist-ssr/entry-server.js');
  if (!existsSync(entry)) throw new Error('The site is not built: pnpm build.');
  const { PAGES } = (await import(pathToFileURL(entry).href)) as { PAGES: readonly Route[] };
  return PAGES.map(({ path, section }) => ({ path, section }));
}

/** Serves the built site as a static host does, compressed; `stop` ends it. */
export async function serve(): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const server = spawn(process.execPath, ['build/serve.ts'], {
    cwd: SHOWCASE,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, fail) => {
    server.stdout.once('data', () => ready());
    server.once('exit', (code) => fail(new Error(`The server of the site ended with ${code}.`)));
  });
  return { origin: `http://localhost:${port}`, stop: () => server.kill() };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
