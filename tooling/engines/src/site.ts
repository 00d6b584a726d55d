import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serve } from '@guadua/browser/serve';
import { startDriver } from './drive/start-driver.ts';
import type { Engine } from './engine.ts';
import type { SuiteResult } from './suite-result.types.ts';

const HEIGHT = 800;
/** A desk, in pixels. */
const DESK = 1280;
const ZOOMED = [DESK / 2, DESK / 4];

/**
 * Visits every page of the built site: React takes it over, nothing is wrong on the console, its policy and axe are
 * content, and nothing scrolls sideways at 200 % and 400 %.
 */
export async function visitSite(engine: Engine, folder: string): Promise<SuiteResult> {
  const result: SuiteResult = { passed: 0, failures: [], notPossible: [] };
  const axe = readFileSync(
    createRequire(join(folder, 'package.json')).resolve('axe-core/axe.min.js'),
  );
  const { url, stop } = await serve(() => ['build/serve.ts'], folder, { SERVERS: '1' });
  const driver = await startDriver(engine);
  try {
    const map = await (await fetch(new URL('sitemap.xml', url))).text();
    for (const [, address = ''] of map.matchAll(/<loc>([^<]*)<\/loc>/g)) {
      const path = new URL(address).pathname;
      await driver.resize({ width: DESK, height: HEIGHT });
      await driver.open(new URL(path, url).href);
      await driver.call(String(watchPage));
      await driver.call(`() => { ${axe} }`);
      const faults = (await driver.call(String(readPage))) as string[];
      faults.push(...((await driver.call(String(readWidth), [DESK, '200%'])) as string[]));
      for (const width of ZOOMED) {
        await driver.resize({ width, height: HEIGHT });
        faults.push(...((await driver.call(String(readWidth), [width, ''])) as string[]));
      }
      if (faults.length === 0) result.passed += 1;
      for (const fault of faults) result.failures.push(`${path}: ${fault}`);
    }
  } finally {
    await driver.close();
    await stop();
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

/** What is wider than a page of this width, with its text at a size of its own. */
async function readWidth(width: number, fontSize: string): Promise<string[]> {
  const root = document.documentElement;
  root.style.fontSize = fontSize;
  for (const end = performance.now() + 30_000; window.innerWidth !== width; ) {
    if (performance.now() > end) return [`is ${window.innerWidth} px wide, not ${width}`];
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  // What measures itself does so in the next frame.
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const over = root.scrollWidth - root.clientWidth;
  if (over <= 0) return [];
  const widest = [...document.querySelectorAll('main *')].find(
    (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
  );
  const where = `at ${width} px${fontSize && `, text at ${fontSize}`}`;
  return [`${over} px too wide ${where}: ${widest?.outerHTML.slice(0, 120)}`];
}
