import { matchesMedia, SHEET_QUERY } from '../use-media-query';
import type { TestUser } from './test-user.types';
import { outsideAct } from './wait-for-state';

/**
 * Clicks an element, and waits until the page has handled that: the driver of a browser may be back before
 * it, and a sheet that the click closes goes a frame later.
 */
export async function clickThrough(user: TestUser, element: Element): Promise<void> {
  const clicked = new Promise<void>((resolve) => {
    element.addEventListener('click', () => resolve(), { once: true, capture: true });
  });
  await user.click(element);
  await outsideAct(async () => {
    await clicked;
    const window = element.ownerDocument.defaultView;
    if (!window || !matchesMedia(SHEET_QUERY)) return;
    // The first may be asked for before the page has heard of the click.
    for (let frame = 0; frame < 2; frame++)
      await new Promise((next) => window.requestAnimationFrame(next));
    await new Promise((resolve) => setTimeout(resolve));
  });
}
