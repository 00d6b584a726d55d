import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** A server that runs. */
export interface Served {
  url: string;
  /** What it wrote so far. */
  said(): string;
  stop(): Promise<void>;
}

/** Runs a Node script that serves, and waits until it answers. */
export async function serve(
  command: (port: number) => readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const child = spawn(process.execPath, command(port), {
    cwd,
    // The zone differs from the browser's: what both render must not depend on it.
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), TZ: 'UTC', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server stopped:\n${said}`);
    if (await answers(url)) return { url, said: () => said, stop };
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The server doesn't answer at ${url}:\n${said}`);
    }
    await wait(100);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
