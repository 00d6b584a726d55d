import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, chromiumPath } from '@guadua/browser';
import { type CDPSession, chromium } from 'playwright';
import { type Driver, WINDOW } from '../drive/driver.types.ts';
import { startDriver } from '../drive/start-driver.ts';
import type { Engine } from '../engine.ts';
import { settle } from '../screenshots/in-page.ts';
import { serveSite } from '../serve-site.ts';
import { startAssistiveSession } from './assistive-session.ts';
import { type Accessible, differences, transcript } from './transcript.ts';

/** The accessibility tree of a page in an engine. */
export interface PageTranscript {
  engine: string;
  path: string;
  /** Its controls in their order. */
  lines: string[];
  /** What Chromium says otherwise: `-` it alone, `+` the engine alone. */
  differences: string[];
}

/** The Python that Debian's packages belong to. */
const PYTHON = '/usr/bin/python3';
const READER = join(import.meta.dirname, 'read-tree.py');

/**
 * Reads the tree of each page as a screen reader does, over AT-SPI, and compares its controls with those that
 * Chromium computes.
 *
 * @param site The folder of the site, which has been built.
 * @param wanted Paths of the pages; none: all.
 * @throws Error that says what to install where there is no AT-SPI.
 */
export async function compareTrees(
  engines: readonly Engine[],
  site: string,
  wanted: readonly string[] = [],
): Promise<PageTranscript[]> {
  const session = await startAssistiveSession();
  const served = await serveSite(site);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  const found: PageTranscript[] = [];
  try {
    const page = await browser.newPage({ locale: 'es-CO', reducedMotion: 'reduce' });
    const protocol = await page.context().newCDPSession(page);
    for (const engine of engines) {
      const driver = await startDriver(engine, session.env);
      try {
        for (const path of wanted.length > 0 ? wanted : served.paths) {
          await page.goto(served.origin + path);
          // Chromium has no tree of what rests out of view.
          const height = Number(await page.evaluate(`(${settle})()`));
          await page.setViewportSize({ width: WINDOW.width, height });
          await page.evaluate(`(${settle})()`);
          const expected = transcript(await treeOfChromium(protocol));
          const lines = transcript(await treeOf(driver, served.origin + path, session.env));
          const others = differences(expected, lines);
          found.push({ engine: engine.name, path, lines, differences: others });
        }
      } finally {
        await driver.close();
      }
    }
  } finally {
    await browser.close();
    await served.stop();
    await session.close();
  }
  return found;
}

async function treeOf(
  driver: Driver,
  url: string,
  env: NodeJS.ProcessEnv,
): Promise<readonly Accessible[]> {
  await driver.open(url);
  await driver.call(String(settle));
  const title = String(await driver.call('() => document.title'));
  const { stdout, stderr, status } = spawnSync(PYTHON, [READER, title], { encoding: 'utf8', env });
  if (status !== 0) throw new Error(stderr.trim().split('\n').at(-1));
  return JSON.parse(stdout);
}

interface Property {
  name: string;
  value: { value?: unknown };
}

/** What AT-SPI calls the states of Chromium's tree. */
const STATES: Readonly<Record<string, string>> = {
  required: 'required',
  invalid: 'invalid-entry',
  checked: 'checked',
  expanded: 'expanded',
  selected: 'selected',
  readonly: 'read-only',
};

async function treeOfChromium(protocol: CDPSession): Promise<readonly Accessible[]> {
  const { nodes } = await protocol.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
      states: (properties as Property[]).flatMap(({ name: property, value: { value } }) => {
        const isOn = value !== false && value !== 'false' && value !== undefined;
        return isOn && STATES[property] ? [STATES[property]] : [];
      }),
    }));
}
