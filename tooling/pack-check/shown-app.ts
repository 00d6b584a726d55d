import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withChromium } from '@guadua/browser';
import { bin, type FreshProjects } from './projects.ts';
import { run } from './run.ts';
import { collectMessages } from './visit.ts';

const ORIGIN = 'http://app.test';

/** Renders every example that was pasted into the app on a server; returns how many there were. */
export async function renderShown({ app }: FreshProjects): Promise<number> {
  const build = ['build', '--ssr', 'src/shown-server.tsx', '--logLevel', 'warn'];
  await run(bin(app, 'vite'), build, app);
  const count = Number(await run(process.execPath, ['dist-ssr/shown-server.js'], app));
  if (!(count > 0))
    throw new Error('No example of the site was rendered: none was pasted or found.');
  return count;
}

/** Opens the built page of all pasted examples in Chromium. */
export function mountShown({ app }: FreshProjects, expected: number): Promise<string[]> {
  return withChromium(async (browser) => {
    const complaints: string[] = [];
    const page = await browser.newPage({ locale: 'es-CO', timezoneId: 'America/Bogota' });
    collectMessages(page, complaints);
    await page.route('**', (route) => {
      const { origin, pathname } = new URL(route.request().url());
      const path = join(app, 'dist', pathname);
      const known = origin === ORIGIN && existsSync(path);
      if (!known) complaints.push(`asked for ${route.request().url()}`);
      return known ? route.fulfill({ path }) : route.fulfill({ status: 404 });
    });
    await page.goto(`${ORIGIN}/shown.html`, { waitUntil: 'networkidle' });
    // On a busy machine React may need longer; an example that is still empty then is named below.
    await page
      .waitForFunction(
        (count) => document.querySelectorAll('body > section:not(:empty)').length === count,
        expected,
      )
      .catch(() => undefined);
    const sections = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body > section')].map(
        ({ dataset, childElementCount }) => ({
          path: dataset.path ?? '',
          empty: childElementCount === 0,
        }),
      ),
    );
    if (sections.length !== expected) {
      complaints.push(`${sections.length} examples in the browser, ${expected} on the server`);
    }
    const empty = sections.filter((section) => section.empty);
    return [...complaints, ...empty.map(({ path }) => `${path} shows nothing`)];
  });
}
