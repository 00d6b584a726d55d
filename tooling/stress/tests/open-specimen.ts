import type { Page } from '@playwright/test';

/** Mounts and uses a specimen, and waits until what it opened has its place and stands still. */
export async function openSpecimen(
  page: Page,
  name: string,
  ...densities: readonly string[]
): Promise<void> {
  await page.evaluate(([specimen, ...around]) => window.harness.open(specimen, ...around), [
    name,
    ...densities,
  ] as const);
  // Popups are placed a frame after they open, and fade in.
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const isEndless = (animation: Animation) =>
      animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
    const running = document.getAnimations().filter((animation) => !isEndless(animation));
    await Promise.all(running.map((animation) => animation.finished.catch(() => undefined)));
  });
}

/** Goes to a page of one specimen, and waits for the parts that it loads. */
export async function visitSpecimen(page: Page, name: string, query = ''): Promise<void> {
  await page.goto(`/?specimen=${name}&${query}`);
  await page.evaluate((specimen) => window.harness.ready(specimen), name);
}
