import type { Page } from '@playwright/test';
import { openPlayground } from './playground.ts';
import { DESKTOP, expect, open, PHONE, test } from './site.ts';

/** The first example of a page. */
const demo = (page: Page) => page.locator('.example').first();

test.describe('navigation (SHL-5)', () => {
  test.use({ viewport: DESKTOP });

  test('moves the focus to the new heading and changes the title', async ({ page }) => {
    await open(page, '/ui/buttons');
    await page.getByRole('navigation', { name: 'Componentes' }).getByText('Grupo botones').click();
    await expect(page).toHaveURL('/ui/buttons-group');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('Grupo de botones · Guadua');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('marks the current page in the sidebar, and only that one', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, '/ui/buttons');
    const current = page.getByRole('navigation', { name: 'Componentes' }).locator('[aria-current]');
    await expect(current).toHaveText('Botones');
    await page.getByRole('link', { name: 'Snackbar' }).first().click();
    await expect(current).toHaveText('Snackbar');
  });

  test('a page whose link is pointed at is ready before it is asked for', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, '/ui/buttons');
    const next = page.getByRole('link', { name: 'Grupo botones' });
    await next.hover();
    const ready = page.locator('main h1', { hasText: 'Grupo de botones' });
    await expect(ready).toBeAttached();
    await expect(ready).toBeHidden();
    await ready.evaluate((heading) => heading.setAttribute('data-marked', ''));
    await next.click();
    await expect(ready).toBeFocused();
    await expect(ready).toHaveAttribute('data-marked');
    // It is hydrated, and the rest of it follows.
    await expect(page.getByRole('heading', { name: 'Referencia' })).toBeAttached();
    await demo(page).getByRole('button', { name: 'Habilitar / Deshabilitar' }).click();
    await expect(demo(page).locator('.stage :disabled').first()).toBeAttached();
    await expect(page.locator('main h1')).toHaveCount(1);
  });

  test('a click that comes while its page is made ready takes the focus there', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, '/ui/buttons-group');
    await page.getByRole('link', { name: 'Botones', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Botones' })).toBeFocused();
    await page.getByRole('link', { name: 'Grupo botones' }).evaluate(async (link: HTMLElement) => {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      // Its module is there: the page is asked for at once, and not rendered before the next task.
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
      link.click();
    });
    const heading = page.getByRole('heading', { level: 1, name: 'Grupo de botones' });
    await expect(page.getByRole('heading', { name: 'Referencia' })).toBeAttached();
    await expect(heading).toBeFocused();
  });

  test('a page that is made ready leaves the one on the screen alone', { tag: '@long' }, async ({
    page,
  }) => {
    await openPlayground(page, '/forms/basic');
    const checked = page.locator('main :checked:visible');
    const before = await checked.count();
    expect(before).toBeGreaterThan(2);
    for (const link of await page
      .getByRole('navigation', { name: 'Componentes' })
      .getByRole('link')
      .all()) {
      await link.hover();
      if ((await link.getAttribute('href')) === '/forms/basic') continue;
      const ready = page.locator('main h1:not(:visible, [data-seen])');
      await expect(ready).toHaveCount(1);
      await ready.evaluate((heading) => heading.setAttribute('data-seen', ''));
      await expect(checked).toHaveCount(before);
    }
  });

  test('stops an anchor below the toolbar and focuses it', { tag: '@long' }, async ({ page }) => {
    await open(page, '/ui/buttons');
    await page.getByRole('navigation', { name: 'En esta página' }).getByText('Tamaños').click();
    const heading = page.getByRole('heading', { name: 'Tamaños' });
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL('/ui/buttons#tamanos');
    await expect.poll(() => distanceBelowToolbar(page, '#tamanos')).toBeLessThan(80);
    expect(await distanceBelowToolbar(page, '#tamanos')).toBeGreaterThanOrEqual(0);
  });

  test('another anchor in the address of a page leads to it, and back to where each was left', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, '/ui/buttons');
    const places = new Map([
      ['', 300],
      ['#tonos', 1130],
      ['#tamanos', 1700],
    ]);
    for (const [hash, place] of places) {
      if (hash) {
        await page.evaluate((next) => {
          location.hash = next;
        }, hash);
        // The browser goes there at once; the router, a moment later, takes the focus along.
        await expect(page.locator(`:is(${hash}, ${hash} *):focus`)).toHaveCount(1);
        await expect.poll(() => distanceBelowToolbar(page, hash)).toBeLessThan(80);
        expect(await distanceBelowToolbar(page, hash)).toBeGreaterThanOrEqual(0);
      }
      await scrollTo(page, place);
    }
    const isAt = async (hash: string) => {
      await expect(page).toHaveURL(`/ui/buttons${hash}`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(places.get(hash));
    };
    await page.goBack();
    await isAt('#tonos');
    await page.goBack();
    await isAt('');
    await page.goForward();
    await isAt('#tonos');
    await page.goForward();
    await isAt('#tamanos');
  });

  test('an address with an anchor opens at it', { tag: '@long' }, async ({ page }) => {
    await open(page, '/ui/buttons#cargando');
    await expect.poll(() => distanceBelowToolbar(page, '#cargando')).toBeLessThan(80);
    expect(await distanceBelowToolbar(page, '#cargando')).toBeGreaterThanOrEqual(0);
  });

  test('going to the address one is at mounts its content afresh', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, '/ui/buttons');
    const toggle = demo(page).getByRole('button', { name: 'Habilitar / Deshabilitar' });
    await toggle.click();
    await expect(demo(page).getByRole('button', { name: 'Primario' })).toBeDisabled();
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.getByRole('link', { name: 'Botones', exact: true }).click();
    await expect(demo(page).getByRole('button', { name: 'Primario' })).toBeEnabled();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('an anchor of the page one is at does not', { tag: '@long' }, async ({ page }) => {
    await open(page, '/ui/buttons');
    await demo(page).getByRole('button', { name: 'Habilitar / Deshabilitar' }).click();
    await page.getByRole('navigation', { name: 'En esta página' }).getByText('Cargando').click();
    await expect(demo(page).getByRole('button', { name: 'Primario' })).toBeDisabled();
  });

  test('back and forward bring the scroll position back', async ({ page }) => {
    await open(page, '/ui/buttons');
    await scrollTo(page, 900);
    await page.getByRole('navigation', { name: 'Componentes' }).getByText('Snackbar').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Snackbar' })).toBeFocused();
    // A page comes in parts: it is as long as that a moment after its heading is there.
    await expect
      .poll(() =>
        page.evaluate(() => {
          window.scrollTo(0, 500);
          return window.scrollY;
        }),
      )
      .toBe(500);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Botones' })).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  });

  test('who goes back before the scripts have come gets there', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page, '/ui/buttons');
    await page.getByRole('navigation', { name: 'Componentes' }).getByText('Snackbar').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Snackbar' })).toBeFocused();
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await sent;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Snackbar' })).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/ui\/buttons$/);
    send();
    await expect(page.getByRole('heading', { level: 1, name: 'Botones' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Snackbar' })).toBeVisible();
  });

  test('the neighbours lead through the table of pages', { tag: '@long' }, async ({ page }) => {
    await open(page, '/ui/buttons');
    await page.getByRole('navigation', { name: 'Páginas vecinas' }).getByText('Siguiente').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Grupo de botones' })).toBeFocused();
  });

  test('the first Tab offers to skip to the content', { tag: '@long' }, async ({ page }) => {
    await open(page, '/ui/buttons');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Saltar al contenido' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test.describe('sidebar and drawer (SHL-2)', () => {
  test('the sidebar is there at 801 px, without a menu button', { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 801, height: 700 });
    await open(page, '/');
    await expect(page.getByRole('navigation', { name: 'Componentes' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menú' })).toBeHidden();
  });

  test('at 800 px a menu button opens it as a drawer', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    await open(page, '/');
    const navigation = page.getByRole('navigation', { name: 'Componentes' });
    await expect(navigation).toBeHidden();
    const menu = page.getByRole('button', { name: 'Menú' });
    await menu.click();
    await expect(navigation).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test('the drawer keeps the focus, and a page chosen in it closes it', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/');
    await page.getByRole('button', { name: 'Menú' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Menú' });
    await expect(dialog).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      const outside = await dialog.evaluate((element) => {
        const active = document.activeElement;
        return active !== document.body && !element.contains(active);
      });
      expect(outside).toBe(false);
    }
    await dialog.getByRole('link', { name: 'Snackbar' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Snackbar' })).toBeFocused();
  });

  test('a click beside the drawer closes it, and so does a wider window', { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    await open(page, '/');
    const menu = page.getByRole('button', { name: 'Menú' });
    const dialog = page.getByRole('dialog', { name: 'Menú' });
    await menu.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(760, 400);
    await expect(dialog).toBeHidden();
    await menu.click();
    await expect(dialog).toBeVisible();
    await page.setViewportSize({ width: 900, height: 700 });
    await expect(dialog).toBeHidden();
  });
});

/** Scrolls, and waits for its event. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate(
    (place) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo(0, place);
      }).then(() => {}),
    top,
  );
}

async function distanceBelowToolbar(page: Page, target: string) {
  return page.evaluate((selector) => {
    const toolbar = document.querySelector('header')?.getBoundingClientRect();
    const heading = document.querySelector(selector)?.getBoundingClientRect();
    return (heading?.top ?? Number.NaN) - (toolbar?.bottom ?? Number.NaN);
  }, target);
}
