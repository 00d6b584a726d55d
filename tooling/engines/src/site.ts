import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startDriver } from './drive/start-driver.ts';
import type { Engine } from './engine.ts';
import { serveSite } from './serve-site.ts';
import type { SuiteResult } from './table.ts';

/**
 * Visits every page of the built site in an engine: React takes it over, nothing is wrong on the console,
 * its policy refuses nothing, and axe finds no fault.
 *
 * @param folder The folder of the site, which has been built.
 */
export async function visitSite(engine: Engine, folder: string): Promise<SuiteResult> {
  const result: SuiteResult = { passed: 0, failures: [], notPossible: [] };
  const axe = readFileSync(
    createRequire(join(folder, 'package.json')).resolve('axe-core/axe.min.js'),
  );
  const site = await serveSite(folder);
  const driver = await startDriver(engine);
  try {
    for (const path of site.paths) {
      await driver.open(site.origin + path);
      await driver.call(String(watchPage));
      await driver.call(`() => { ${axe} }`);
      const faults = (await driver.call(String(readPage))) as string[];
      if (faults.length === 0) result.passed += 1;
      for (const fault of faults) result.failures.push(`${path}: ${fault}`);
    }
  } finally {
    await driver.close();
    await site.stop();
  }
  return result;
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

/** Notes what is wrong from now on: on the console, with the page's policy. */
export function watchPage(): void {
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
