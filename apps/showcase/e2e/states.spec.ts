import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

/** Opens the board, and moves the mouse, as people do: its script comes then. */
async function openBoard(page: Page) {
  await open(page, '/estados');
  await page.mouse.move(40, 40);
  await page.mouse.move(44, 44);
  await expect(page.locator('[data-part="states"][data-ready]')).toBeVisible();
  return page.locator('.estados-board');
}

test('fields and buttons are equally high in both densities (CMP-10.2)', async ({ page }) => {
  const board = await openBoard(page);
  for (const [density, height] of [
    ['Cómoda', 40],
    ['Compacta', 32],
  ] as const) {
    await page.getByRole('radio', { name: density }).click();
    const heights = await board
      .locator(':is(.gd-control, .gd-button):not(.gd-address-input)')
      .evaluateAll((parts) =>
        parts
          .filter((part) => !part.querySelector('textarea'))
          .map((part) => part.getBoundingClientRect().height),
      );
    expect(heights.length).toBeGreaterThan(40);
    expect(new Set(heights)).toEqual(new Set([height]));
  }
});

for (const scheme of ['Claro', 'Oscuro']) {
  test(`what has the focus has one ring, red where it is invalid, in the scheme ${scheme} (CMP-10.2)`, {
    tag: scheme === 'Claro' ? [] : '@long',
  }, async ({ page }) => {
    const board = await openBoard(page);
    await page.getByRole('radio', { name: scheme }).click();
    for (const [state, token] of [
      ['normal', '--gd-focus'],
      ['inválido', '--gd-danger'],
    ] as const) {
      const ring = await board.evaluate((element, name) => {
        const probe = element.appendChild(document.createElement('i'));
        probe.style.color = `var(${name})`;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }, token);
      for (const control of ['Texto', 'Número', 'NIT', 'Lista nativa', 'Select', 'Fecha', 'Hora']) {
        const field = board.getByLabel(`${control}, ${state}`).first();
        await field.focus();
        const { outlineColor, outlineStyle } = await field.evaluate((element) => {
          const { outlineColor, outlineStyle } = getComputedStyle(
            element.closest('.gd-control') ?? element,
          );
          return { outlineColor, outlineStyle };
        });
        expect.soft([control, outlineStyle, outlineColor]).toEqual([control, 'solid', ring]);
        await page.keyboard.press('Escape');
      }
    }
  });
}
