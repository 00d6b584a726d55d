import { readFile } from 'node:fs/promises';
import { PAGES } from './pages.ts';
import { expect, filesTest, hydrated, open, test } from './site.ts';

/* A violation of the policy is a message on the console, too, and those fail every test. */

test.describe('content security policy', () => {
  filesTest(
    'allows nothing inline by name, and the sign-in vendors on their page alone',
    async () => {
      for (const { path, section } of PAGES) {
        const policy = await policyOf(path);
        const sources = (directive: string) =>
          policy.find(([name]) => name === directive)?.slice(1) ?? [];
        expect(policy.flat(), path).not.toContain("'unsafe-inline'");
        expect(policy.flat(), path).not.toContain("'unsafe-eval'");
        expect(sources('default-src'), path).toEqual(["'self'"]);
        // The site itself, and the script that sets the colour scheme and the theme of the visit.
        expect(sources('script-src').slice(0, 2), path).toEqual([
          "'self'",
          expect.stringMatching(/^'sha256-/),
        ]);
        // Where the playground sends its project, once that is asked for.
        expect(sources('form-action'), path).toEqual(["'self'", 'https://stackblitz.com']);
        const hosts = policy
          .filter(([name]) => name !== 'form-action')
          .flat()
          .filter((source) => source.startsWith('https:'));
        // What the sign-ins load writes HTML of its own.
        expect(sources('require-trusted-types-for'), path).toEqual(
          section === 'social' ? [] : ["'script'"],
        );
        if (section === 'social') {
          expect(hosts).toContain('https://accounts.google.com/gsi/client');
          expect(hosts).toContain('https://connect.facebook.net');
        } else {
          expect(hosts, path).toEqual([]);
          // React keeps the submissions of a form with a function by a script of its own.
          const withFunction = path === '/forms/recipes';
          expect(sources('script-src'), path).toHaveLength(withFunction ? 3 : 2);
        }
      }
    },
  );

  filesTest('no other site may put it into a frame', async ({ request }) => {
    const response = await request.get('/');
    expect(response.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
  });

  test('an injected inline script does not run', { tag: '@long' }, async ({ page, quiet }) => {
    quiet.expect(/violates the following Content Security Policy|requires 'TrustedScript'/);
    await open(page, '/');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      // As a node: as a text it would not even be taken.
      script.append('window.smuggled = true');
      document.body.append(script);
      return 'smuggled' in window;
    });
    expect(ran).toBe(false);
  });

  test('a page with another policy is another document', { tag: '@long' }, async ({ page }) => {
    await open(page, '/social');
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    await page.getByRole('link', { name: 'Snackbar' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Snackbar' })).toBeVisible();
    await hydrated(page);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /Google/ })).toBeVisible();
    expect(await page.locator('meta[http-equiv]').getAttribute('content')).toContain(
      'accounts.google.com',
    );
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });
});

/** Each directive of a page's policy as a list: its name, then its sources. */
async function policyOf(path: string): Promise<string[][]> {
  const file = path === '/' ? 'index' : path.slice(1);
  const html = await readFile(new URL(`../dist/${file}.html`, import.meta.url), 'utf8');
  const [, policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return policy
    .replaceAll('&#38;', '&')
    .split('; ')
    .map((directive) => directive.split(' '));
}
