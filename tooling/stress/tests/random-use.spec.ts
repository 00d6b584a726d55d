import { SLOW } from '@guadua/browser/slow-down';
import { expect, type Page } from '@playwright/test';
import { LENGTHS } from './lengths.ts';
import { randomActs } from './monkey.ts';
import { PICTURE, TEXT } from './sample-files.ts';
import { test } from './stress-test.ts';

/*
 * All controls on one page, used at random. What must hold: no exception and no message in the console;
 * what a widget gave is what its form submits; no value that its rules forbid; nothing changes while
 * disabled; Tab always moves on; and once all is closed, nothing is left open, locked, hidden or inert.
 *
 * The seed is in every message, and can be given: --seed=42. The same seed does the same, on any day: the
 * clock of the page begins at the same instant.
 */

const { minutes: MINUTES, actions: ACTIONS, seeds: SEEDS } = LENGTHS;
/** Ten in the morning in Bogotá, on the day that the specimens hold to be today. */
const START = Date.parse('2026-11-20T10:00:00-05:00');
const CHECK_EVERY = 20;
const CLOSE_EVERY = 160;

for (const seed of SEEDS) {
  const length = MINUTES > 0 ? `for ${MINUTES} minutes` : `of ${ACTIONS} actions`;
  test(`random use ${length} breaks nothing (seed ${seed})`, async ({
    page,
    context,
    messages,
  }) => {
    test.setTimeout((MINUTES * 120_000 + 300_000) * SLOW);
    page.on('filechooser', (chooser) => {
      const files = chooser.isMultiple() ? [TEXT, PICTURE] : [PICTURE];
      void chooser.setFiles(files).catch(() => undefined);
    });
    // A link to a saved file opens a page of its own.
    context.on('page', (opened) => void opened.close());
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(beginAt, START);
    await page.goto('/dev/?random-use');
    await page.waitForFunction(() => 'randomUse' in window);

    const done: string[] = [];
    const report = () =>
      `seed ${seed}, after ${done.length} actions, the last ones:\n${done.slice(-40).join('\n')}`;
    const end = Date.now() + MINUTES * 60_000;
    const goesOn = () => (MINUTES > 0 ? Date.now() < end : done.length < ACTIONS);
    for (const act of randomActs(seed)) {
      if (!goesOn()) break;
      done.push(await act(page));
      if (done.length % CHECK_EVERY === 0) {
        expect(messages, report()).toEqual([]);
        await expectNoFaults(page, report);
        done.push(await tabMovesOn(page, report));
      }
      if (done.length % CLOSE_EVERY < CHECK_EVERY && done.length % CHECK_EVERY === 0) {
        await closeAll(page);
        await expectNothingLeft(page, report);
        await expectNoFaults(page, report);
        done.push('closed everything');
      }
    }
    await closeAll(page);
    await expectNothingLeft(page, report);
    await expectNoFaults(page, report);
    await expectTabToGoRound(page, report);
    console.log(`seed ${seed}: ${done.length} actions`);
  });
}

/** In the page: moves its clock, which goes on as fast as ever. */
function beginAt(start: number): void {
  const offset = start - Date.now();
  const { now } = Date;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now() + offset], newTarget),
    apply: (target) => new target(now() + offset).toString(),
  });
  Date.now = () => now() + offset;
}

/** Of the fields that are not in use now. */
async function expectNoFaults(page: Page, report: () => string): Promise<void> {
  const faults = () => page.evaluate(() => window.randomUse.faults());
  // A file input is empty while its chooser is open.
  await expect.poll(faults, { message: report() }).toEqual([]);
}

/** Tab must not stay where it is, whatever is open. */
async function tabMovesOn(page: Page, report: () => string): Promise<string> {
  const focused = () =>
    page.evaluateHandle(() => document.activeElement).then((handle) => handle.asElement());
  const before = await focused();
  const operated = await before?.evaluate((element) => element.localName);
  await page.keyboard.press('Tab');
  // The first Tab may only close the list of a native select.
  if (operated === 'select') await page.keyboard.press('Tab');
  const stuck = await page.evaluate(
    (old) => old !== document.body && old === document.activeElement && (old as Element).outerHTML,
    before,
  );
  expect(stuck, `Tab is stuck; ${report()}`).toBe(false);
  return 'Tab moves on';
}

/** As a person does it: Escape, a click beside everything. */
async function closeAll(page: Page): Promise<void> {
  for (let level = 0; level < 5; level++) await page.keyboard.press('Escape');
  await page.mouse.move(2, 2);
  await page.mouse.click(2, 2);
  await page.keyboard.press('Escape');
}

async function expectNothingLeft(page: Page, report: () => string): Promise<void> {
  const left = () =>
    page.evaluate(() => {
      const found = [
        ...document.querySelectorAll('dialog[open], .gd-popup, [role=tooltip]:not([hidden])'),
      ].map((element) => `open: ${element.outerHTML.slice(0, 200)}`);
      for (const element of [document.documentElement, document.body, ...document.body.children]) {
        const { overflow, pointerEvents, position } = getComputedStyle(element);
        const name = `<${element.localName} class="${element.className}">`;
        if (element === document.body && overflow !== 'visible')
          found.push(`${name} locks the scroll`);
        if (pointerEvents === 'none') found.push(`${name} takes no pointer`);
        if (element === document.body && position === 'fixed') found.push(`${name} is fixed`);
        if (element.hasAttribute('inert')) found.push(`${name} is inert`);
        if (element.getAttribute('aria-hidden') === 'true') found.push(`${name} is hidden`);
      }
      // Whose keys do not close it.
      if (found.length > 0) {
        found.push(`the focus is in: ${document.activeElement?.outerHTML.slice(0, 200)}`);
      }
      return found;
    });
  await expect.poll(left, { message: report(), timeout: 10_000 }).toEqual([]);
}

/** From the first widget to the last and out of the page, each once. */
async function expectTabToGoRound(page: Page, report: () => string): Promise<void> {
  await page.evaluate(() => {
    for (const name of window.randomUse.names()) window.randomUse.set(name, 'usual');
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.removeAllRanges();
  });
  const visited = new Set<string>();
  const trail: string[] = [];
  const names = await page.evaluate(() => window.randomUse.names());
  for (let steps = 0; steps < 250; steps++) {
    await page.keyboard.press('Tab');
    const { field, markup } = await page.evaluate(() => ({
      field: document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field,
      markup: document.activeElement?.outerHTML.slice(0, 120) ?? '',
    }));
    if (field) visited.add(field);
    trail.push(`${field}: ${markup}`);
    if (visited.size === names.length) break;
  }
  const missed = names.filter((name) => !visited.has(name));
  expect(
    missed,
    `Tab never reaches these, but ${trail.slice(-12).join('\n')};\n${report()}`,
  ).toEqual([]);
}
