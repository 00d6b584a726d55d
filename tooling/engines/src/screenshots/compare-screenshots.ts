import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChromium } from '../drive/chromium-page.ts';
import type { BrowserPage } from '../drive/driver.types.ts';
import { startDriver } from '../drive/start-driver.ts';
import { within } from '../drive/within.ts';
import type { Engine, EngineName } from '../engine.ts';
import { serveSite } from '../serve-site.ts';
import { type Box, compareParts, type PartDifference, readParts, settle } from './in-page.ts';

/** A desk and a phone, in pixels. */
const WIDTHS = [1280, 390];
/** A part of a page is looked at when more of it differs than this. */
const THRESHOLD = 0.04;
/** Until then a page has no height of its own. */
const FIRST_HEIGHT = 1000;
/** As often a page may get higher by being shown whole: one as high as its window would without an end. */
const MAX_ROUNDS = 5;
/** How long a page may take in one engine, in milliseconds. */
const PAGE_TIMEOUT = 120_000;

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
  /** Pages of which no pictures could be taken, with the reason. */
  failures: string[];
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
  const result: VisibleComparison = { parts: 0, differences: [], failures: [] };
  try {
    for (const engine of engines) {
      let pages = await startPages(engine);
      try {
        for (const path of paths) {
          for (const width of WIDTHS) {
            try {
              const compared = await compare(pages, served.origin + path, width);
              result.parts += compared.length;
              for (const one of compared) {
                if (one.share <= THRESHOLD) continue;
                result.differences.push(keep(one, engine.name, path, width, folder));
              }
            } catch (error) {
              result.failures.push(`${engine.name} ${path} at ${width} px: ${String(error)}`);
              // What did not answer once would not answer for the next page.
              await closePages(pages);
              pages = await startPages(engine);
            }
          }
        }
      } finally {
        await closePages(pages);
      }
    }
  } finally {
    await served.stop();
  }
  return result;
}

/** Chromium, and the engine that is compared with it. */
type Pages = readonly [chromium: BrowserPage, other: BrowserPage];

async function startPages(engine: Engine): Promise<Pages> {
  const chromium = await startChromium();
  try {
    const driver = await startDriver(engine);
    await driver.system.prefer?.([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    return [chromium, driver];
  } catch (error) {
    await chromium.close();
    throw error;
  }
}

async function closePages(pages: Pages): Promise<void> {
  await Promise.all(pages.map((page) => page.close()));
}

async function compare(pages: Pages, url: string, width: number): Promise<PartDifference[]> {
  const shots = await Promise.all(
    pages.map((page) => within(PAGE_TIMEOUT, page.version, take(page, url, width))),
  );
  const compared = pages[0].call(String(compareParts), shots);
  return (await within(PAGE_TIMEOUT, 'comparing', compared)) as PartDifference[];
}

/** Puts the picture of a part that differs into the folder. */
function keep(
  { part, share, image }: PartDifference,
  engine: EngineName,
  path: string,
  width: number,
  folder: string,
): VisibleDifference {
  const label = `${path}-${width}-${part}`.replace(/[^\p{L}\p{N}]+/gu, '-');
  const file = join(folder, `${engine}${label}.png`);
  writeFileSync(file, Buffer.from(image, 'base64'));
  return { engine, path, width, part, share, file };
}

/** The whole page, as high as it is. */
async function take(page: BrowserPage, url: string, width: number): Promise<Shot> {
  await page.resize({ width, height: FIRST_HEIGHT });
  await page.open(url);
  // What comes only when it is in view makes it higher still.
  let height = FIRST_HEIGHT;
  for (let found = 0, round = 0; found !== height && round < MAX_ROUNDS; round += 1) {
    found = height;
    height = Number(await page.call(String(settle)));
    await page.resize({ width, height });
  }
  return {
    parts: (await page.call(String(readParts))) as Shot['parts'],
    image: await page.screenshot(),
  };
}
