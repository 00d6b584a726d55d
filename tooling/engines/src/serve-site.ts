import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './drive/processes.ts';

/** The built site, served as it is on the internet. */
export interface ServedSite {
  /** `http://localhost:4173`. */
  origin: string;
  /** The path of every page. */
  paths: readonly string[];
  stop(): Promise<void>;
}

const START_TIMEOUT = 30_000;

export async function serveSite(folder: string): Promise<ServedSite> {
  const map = join(folder, 'dist/sitemap.xml');
  if (!existsSync(map)) throw new Error('The site is not built.');
  const paths = [...readFileSync(map, 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const port = await freePort();
  const server = spawn(process.execPath, ['build/serve.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), SERVERS: '1' },
    stdio: 'ignore',
  });
  const stop = async () => {
    server.kill();
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  };
  const origin = `http://localhost:${port}`;
  try {
    await untilServed(origin, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, paths, stop };
}

async function untilServed(origin: string, hasEnded: () => boolean): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT; ; ) {
    try {
      await fetch(origin, { signal: AbortSignal.timeout(START_TIMEOUT) });
      return;
    } catch (error) {
      if (hasEnded()) throw new Error('The server of the site ended; build the site anew.');
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
