import { type Contender, heap, settled } from './browser.ts';
import { click } from './pointer.ts';
import type { Row } from './report.ts';

/** Closes an open popup and leaves the page as it was before: nothing focused, the pointer away. */
export async function closePopup(
  { page }: Contender,
  inside: string,
  patience: number,
): Promise<void> {
  await settled(page);
  await page.keyboard.press('Escape');
  const first = page.locator(inside).first();
  const closed = await first.waitFor({ state: 'hidden', timeout: patience }).then(
    () => true,
    () => false,
  );
  if (!closed) {
    await page.mouse.click(1200, 760);
    await first.waitFor({ state: 'hidden', timeout: 5000 }).catch(() => page.reload());
  }
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.mouse.move(1200, 780);
  await settled(page);
}

/** DOM elements and heap that each contestant's open popup holds. */
export async function popupFootprint(
  contenders: readonly Contender[],
  inside: (contender: Contender) => string,
  close: (contender: Contender) => Promise<void>,
): Promise<{ elements: Row; heap: Row }> {
  const elements: Record<string, number> = {};
  const memory: Record<string, number> = {};
  for (const contender of contenders) {
    const { page, selectors, label } = contender;
    const count = () => page.evaluate(() => document.querySelectorAll('*').length);
    const open = async () => {
      await click(contender, selectors.trigger ?? '');
      await page.locator(inside(contender)).first().waitFor({ timeout: 60_000 });
      await settled(page);
    };
    const closed = await count();
    await open();
    elements[label] = (await count()) - closed;
    // Code that compiles at the first opening is no part of what an open popup holds.
    await close(contender);
    const before = await heap(contender);
    await open();
    memory[label] = ((await heap(contender)) - before) / 1e6;
    await close(contender);
  }
  return {
    elements: { measure: 'Elements added at open', unit: 'elements', figures: elements },
    heap: { measure: 'Heap added at open', unit: 'MB', figures: memory },
  };
}
