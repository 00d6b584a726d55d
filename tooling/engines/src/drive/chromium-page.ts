import { CHROMIUM_FLAGS, chromiumPath } from '@guadua/browser';
import { chromium } from 'playwright';
import type { BrowserPage } from './driver.types.ts';

/** Chromium with a page that asks for little motion, to compare the other engines with. */
export async function startChromium(): Promise<BrowserPage> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage({ locale: 'es-CO', reducedMotion: 'reduce' });
  return {
    version: browser.version(),
    async open(url) {
      await page.goto(url);
    },
    // A page's policy keeps text from becoming code; the protocol may.
    call: (source, args = []) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    resize: (size) => page.setViewportSize(size),
    screenshot: async () => (await page.screenshot()).toString('base64'),
    close: () => browser.close(),
  };
}
