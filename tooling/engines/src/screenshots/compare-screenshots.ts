import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChromium } from '../drive/chromium-page.ts';
import type { BrowserPage } from '../drive/driver.types.ts';
import { startDriver } from '../drive/start-driver.ts';
import type { Engine, EngineName } from '../engine.ts';
import { serveSite } from '../serve-site.ts';
import { type Box, compareParts, type PartDifference, readParts, settle } from './in-page.ts';

/** A desk and a phone, in pixels. */
const WIDTHS = [1280, 390];
/** A part of a page is looked at when more of it differs than this. */
const THRESHOLD = 0.04;
/** Until then a page has no height of its own. */
const FIRST_HEIGHT = 1000;

/** A part of a page that looks another than in Chromium. */
export interface VisibleDifference {
  engine: EngineName;
  path: string;
  width: number;
  /** The heading of the part. */
  part: string;
  /** How much of it, from 0 to 1. */
  share: number;
  /** Both, side by side: Chromium first. */
  file: string;
}

/** What was compared, and what differs. */
export interface VisibleComparison {
  parts: number;
  differences: VisibleDifference[];
}

interface Shot {
  image: string;
  parts: Record<string, Box>;
}

/**
 * Takes a picture of every page of the site in Chromium and in other engines, at the width of a desk and of a phone,
 * and compares them part by part: each part from its own beginning, so that a line more in one does not
 * make all that follows differ.
 *
 * @param site The folder of the site, which has been built.
 * @param folder Where pictures of what differs are put; what is in it is deleted.
 * @param wanted Paths of the pages; none: all.
 */
export async function compareScreenshots(
  engines: readonly Engine[],
  site: string,
  folder: string,
  wanted: readonly string[] = [],
): Promise<VisibleComparison> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const served = await serveSite(site);
  const paths = wanted.length > 0 ? wanted : served.paths;
  const chromium = await startChromium();
  const result: VisibleComparison = { parts: 0, differences: [] };
  try {
    for (const { name, ...engine } of engines) {
      const driver = await startDriver({ name, ...engine });
      try {
        await driver.system.prefer?.([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
        for (const path of paths) {
          for (const width of WIDTHS) {
            const url = served.origin + path;
            const shots = await Promise.all(
              [chromium, driver].map((page) => take(page, url, width)),
            );
            const compared = (await chromium.call(String(compareParts), shots)) as PartDifference[];
            result.parts += compared.length;
            for (const { part, share, image } of compared) {
              if (share <= THRESHOLD) continue;
              const label = `${path}-${width}-${part}`.replace(/[^\p{L}\p{N}]+/gu, '-');
              const file = join(folder, `${name}${label}.png`);
              writeFileSync(file, Buffer.from(image, 'base64'));
              result.differences.push({ engine: name, path, width, part, share, file });
            }
          }
        }
      } finally {
        await driver.close();
      }
    }
  } finally {
    await chromium.close();
    await served.stop();
  }
  return result;
}

/** The whole page, as high as it is. */
async function take(page: BrowserPage, url: string, width: number): Promise<Shot> {
  await page.resize({ width, height: FIRST_HEIGHT });
  await page.open(url);
  // What comes only when it is in view makes it higher still.
  let height = FIRST_HEIGHT;
  for (let found = 0; found !== height; ) {
    found = height;
    height = Number(await page.call(String(settle)));
    await page.resize({ width, height });
  }
  return {
    parts: (await page.call(String(readParts))) as Shot['parts'],
    image: await page.screenshot(),
  };
}
