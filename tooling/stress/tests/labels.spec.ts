import { expect, type Page } from '@playwright/test';
import { LABEL_STATES, SPECIMENS } from '../server-build.ts';
import { test } from './stress-test.ts';

/*
 * All texts come from labels: every specimen, and every state in which a label shows, in a pseudo-language whose words
 * are longer. What is in Latin letters was not translated, and nothing is cut off.
 */

test.describe.configure({ mode: 'serial' });

/** Shown in the same places as their neighbours, but only where a disk or a device fails. */
const RARE = [
  'file.imageErrors.unsupported',
  'file.imageErrors.too-large',
  'file.imageErrors.unreadable',
  'file.imageErrors.failed',
];

const neverSeen: string[][] = [];

for (const [place, width, height] of [
  ['on a desk', 1280, 800],
  ['on a phone', 390, 844],
] as const) {
  test(`every text is translated and fits ${place}`, async ({ page, context, messages }) => {
    test.setTimeout((LABEL_STATES.length + SPECIMENS.length) * 10_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height });
    await page.exposeFunction('act', (what: 'click' | 'keys', target: string) =>
      what === 'click'
        ? page.locator(target).filter({ visible: true }).first().click()
        : pressKeys(page, target),
    );
    await page.goto('/');
    const look = async (title: string, faults: Promise<string[]>) => {
      expect.soft([...(await faults), ...messages.splice(0)], title).toEqual([]);
      await page.evaluate(() => window.harness.close());
    };
    for (const [index, title] of LABEL_STATES.entries()) {
      await look(
        title,
        page.evaluate((each) => window.harness.showLabels(each), index),
      );
    }
    for (const { name } of SPECIMENS) {
      await look(
        name,
        page.evaluate((each) => window.harness.showInPseudoLanguage(each), name),
      );
    }
    neverSeen.push(await page.evaluate(() => window.harness.neverSeen()));
  });
}

test('every text of every package is seen', () => {
  const [onDesk = [], onPhone = []] = neverSeen;
  expect(onDesk.filter((path) => onPhone.includes(path))).toEqual(RARE);
});

/** Keys as in `{Shift>}{End}{/Shift}12{Enter}`. */
async function pressKeys({ keyboard }: Page, text: string): Promise<void> {
  for (const [part, down, up, key] of text.matchAll(/\{(\w+)>\}|\{\/(\w+)\}|\{(\w+)\}|[^{]+/g)) {
    if (down) await keyboard.down(down);
    else if (up) await keyboard.up(up);
    else if (key) await keyboard.press(key);
    else await keyboard.type(part);
  }
}
