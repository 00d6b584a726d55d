import type { Locator } from 'playwright';
import { betweenFrames, type Contender } from './browser.ts';

/** Milliseconds that a finger stays on a mouse button. */
const HAND = 80;
/** Milliseconds in which a slow phone has shown what a tap opens. */
const REST = 600;

interface Point {
  x: number;
  y: number;
}

/**
 * Clicks as a hand does, at rest and with time between press and release. Both come at another moment between two
 * frames each time, so that all contestants wait for one as long.
 */
export async function click(contender: Contender, selector: string): Promise<void> {
  const { page, session } = contender;
  const at = await middle(page.locator(selector).first());
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
  await betweenFrames(page);
  const press = { ...at, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
  await page.waitForTimeout(HAND);
  await betweenFrames(page);
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
}

/** Taps as a finger does, and waits. A question to the page during the wait would be part of the measurement. */
export async function tap({ page, session }: Contender, at: Point): Promise<void> {
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [at]);
  await touch('touchEnd', []);
  await page.waitForTimeout(REST);
}

/** The middle of an element. */
export async function middle(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nothing to press at ${element}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
