import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { freePort } from './drive/processes.ts';
import { startDriver } from './drive/start-driver.ts';
import type { Engine } from './engine.ts';
import type { SuiteResult } from './table.ts';

/**
 * Visits every page of the built site in an engine: React takes it over, nothing is wrong on the console,
 * its policy refuses nothing, and axe finds no fault.
 *
 * @param root The folder of the project; the site in it has been built.
 */
export async function visitSite(engine: Engine, root: string): Promise<SuiteResult> {
  const site = join(root, 'apps/showcase');
  const map = join(site, 'dist/sitemap.xml');
  const result: SuiteResult = { passed: 0, failures: [], notPossible: [] };
  if (!existsSync(map)) return { ...result, failures: ['the site is not built'] };
  const paths = [...readFileSync(map, 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const axe = readFileSync(
    createRequire(join(site, 'package.json')).resolve('axe-core/axe.min.js'),
  );
  const port = await freePort();
  const server = spawn(process.execPath, ['build/serve.ts'], {
    cwd: site,
    env: { ...process.env, PORT: String(port), UPLOADS: '1' },
    stdio: 'ignore',
  });
  const driver = await startDriver(engine);
  try {
    const origin = `http://localhost:${port}`;
    await untilServed(origin);
    for (const path of paths) {
      await driver.open(origin + path);
      await driver.call(String(watchPage));
      await driver.call(`() => { ${axe} }`);
      const faults = (await driver.call(String(readPage))) as string[];
      if (faults.length === 0) result.passed += 1;
      for (const fault of faults) result.failures.push(`${path}: ${fault}`);
    }
  } finally {
    await driver.close();
    server.kill();
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  }
  return result;
}

const START_TIMEOUT = 30_000;

async function untilServed(origin: string): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT; ; ) {
    try {
      await fetch(origin);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

// What follows runs in the page: each is whole in itself.

declare global {
  interface Window {
    faults: string[];
    axe: {
      run(
        context: Document,
        options: object,
      ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
  }
}

function watchPage(): void {
  window.faults = [];
  const note = (text: unknown) => window.faults.push(String(text).slice(0, 300));
  window.addEventListener('error', ({ message }) => note(message));
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
    note(`${effectiveDirective}: ${sample}`),
  );
  console.error = (...texts) => note(texts.join(' '));
}

async function readPage(): Promise<string[]> {
  const { faults } = window;
  const isHydrated = () =>
    Object.keys(document.querySelector('header') ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    );
  for (const end = performance.now() + 30_000; !isHydrated(); ) {
    if (performance.now() > end) return ['React does not take it over'];
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  // What rests off the screen is laid out too.
  for (const part of document.querySelectorAll('[data-resting]')) {
    part.removeAttribute('data-resting');
  }
  const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
  for (const { id, nodes } of violations) faults.push(`axe ${id}: ${nodes[0]?.html}`);
  return faults;
}
