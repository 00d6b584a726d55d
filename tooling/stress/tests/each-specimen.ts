import { expect, type Page } from '@playwright/test';
import { SPECIMENS } from '../server-build.ts';
import { LENGTHS } from './lengths.ts';
import { test } from './stress-test.ts';

/** How many specimens one test goes through: few, so that none runs out of time on a slow machine. */
const PART_SIZE = 12;

/** They are searched as soon as they open, which a touch screen leaves to a tap: its keyboard covers half the page. */
const SEARCHED_AT_ONCE = [
  'select',
  'select-multiple',
  'select-groups',
  'select-making',
  'select-remote',
];

/** Whether a specimen opens on a touch screen as with a mouse. */
export function opensByTouch(name: string): boolean {
  return !SEARCHED_AT_ONCE.includes(name);
}

/** How each specimen is looked at. */
interface Look {
  /** The page of a test, which its specimens share. */
  readonly address?: string;
  /** Milliseconds that one specimen may take. */
  readonly timeout?: number;
  readonly takes?: (name: string) => boolean;
}

/**
 * Proves something of every specimen, as the build found them: the page of all components takes a while to load, so
 * that a test goes through several.
 *
 * @param faultsOf What is wrong with a specimen; it may leave it mounted.
 */
export function testEachSpecimen(
  title: string,
  faultsOf: (page: Page, name: string, messages: string[]) => Promise<readonly string[]>,
  { address = '/', timeout = 10_000, takes = () => true }: Look = {},
): void {
  const names = SPECIMENS.map(({ name }) => name)
    .filter((name) => LENGTHS.specimens?.includes(name) ?? true)
    .filter(takes);
  for (let first = 0; first < names.length; first += PART_SIZE) {
    const part = names.slice(first, first + PART_SIZE);
    test(`each of ${part[0]} to ${part.at(-1)} ${title}`, async ({ page, messages }) => {
      test.setTimeout(part.length * timeout);
      await page.goto(address);
      for (const name of part) {
        expect.soft(await faultsOf(page, name, messages), name).toEqual([]);
        await page.evaluate(() => window.harness.close());
      }
    });
  }
}

/** Mounts and uses a specimen, and waits until what it opened has its place and stands still. */
export async function openSpecimen(page: Page, name: string, density?: 'compact'): Promise<void> {
  await page.evaluate(
    async ([specimen, around]) => {
      await window.harness.open(specimen, around);
      // Popups are placed a frame after they open, and fade in.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const running = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(running.map(({ finished }) => finished));
    },
    [name, density] as const,
  );
}

/** Goes to a page of one specimen, and waits for the parts that it loads. */
export async function visitSpecimen(
  page: Page,
  name: string,
  query = '',
  address = '/',
): Promise<void> {
  await page.goto(`${address}?specimen=${name}&${query}`);
  await page.evaluate((specimen) => window.harness.ready(specimen), name);
}
