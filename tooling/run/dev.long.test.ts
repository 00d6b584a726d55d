import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const TIMEOUT = 120_000;
/** As pnpm calls a script of the root. */
const PATH = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;

let started: ChildProcess | undefined;
afterEach(() => {
  if (groupIsAlive()) process.kill(-(started?.pid ?? 0), 'SIGKILL');
});

/** Starts the site in a process group of its own; resolves with its address. */
async function start(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PATH, VITEST: undefined, NODE_ENV: undefined },
  });
  started = child;
  let said = '';
  for await (const chunk of child.stdout) {
    said += chunk;
    const [, address] = /The site is at (http:\S+)/.exec(said) ?? [];
    if (address) return address;
  }
  throw new Error(`It ended without an address:\n${said}`);
}

function groupIsAlive(): boolean {
  if (!started?.pid) return false;
  try {
    return process.kill(-started.pid, 0);
  } catch {
    return false;
  }
}

async function expectNobodyLeft(): Promise<void> {
  await vi.waitFor(() => expect(groupIsAlive()).toBe(false), { timeout: 20_000, interval: 50 });
}

describe('pnpm dev', () => {
  it(
    'serves the site with the sources of the packages, and ends with Ctrl+C',
    async () => {
      const address = await start('node', ['tooling/run/dev.ts']);
      const page = await fetch(new URL('/forms/pin', address));
      expect(await page.text()).toContain('<div id="root">');
      const module = await fetch(new URL('/src/pages/forms/pin/page.tsx', address));
      expect(await module.text()).toContain('packages/forms/src/index.ts');
      // A terminal sends it to the whole group.
      process.kill(-(started?.pid ?? 0), 'SIGINT');
      await expectNobodyLeft();
      await expect(fetch(address)).rejects.toThrow();
    },
    TIMEOUT,
  );

  it(
    'ends when its shell is no more',
    async () => {
      await start('sh', ['-c', 'node tooling/run/dev.ts; true']);
      const starter = started;
      starter?.kill('SIGKILL');
      if (starter) await once(starter, 'exit');
      await expectNobodyLeft();
    },
    TIMEOUT,
  );
});
