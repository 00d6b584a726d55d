import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@guadua/browser/serve';

/** The built site, served as it is on the internet. */
export interface ServedSite {
  /** `http://localhost:4173`. */
  origin: string;
  /** The path of every page. */
  paths: readonly string[];
  stop(): Promise<void>;
}

/** @param environment What `build/serve.ts` is told besides. */
export async function serveSite(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServedSite> {
  const map = join(folder, 'dist/sitemap.xml');
  if (!existsSync(map)) throw new Error('The site is not built.');
  const paths = [...readFileSync(map, 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const told = { SERVERS: '1', ...environment };
  const { url, stop } = await serve(() => ['build/serve.ts'], folder, told);
  return { origin: new URL(url).origin, paths, stop };
}
