import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '@guadua/browser/serve';

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
export async function serveSite(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { url, stop } = await serve(() => ['build/serve.ts'], SHOWCASE);
  return { origin: new URL(url).origin, stop };
}
