import { CHROMIUM_FLAGS, chromiumPath } from '@guadua/browser';
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright';
import type { Condition } from '../src/page/bench-page.ts';
import { contestants } from './contestants.ts';

/** One contestant's page, and what a sample needs of it. */
export interface Contender {
  name: string;
  label: string;
  page: Page;
  session: CDPSession;
  selectors: Record<string, string | undefined>;
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, '--enable-precise-memory-info', '--js-flags=--expose-gc'],
  });
}

/** The page of a person at a desk, and of one with a phone. */
const DESK = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens a contestant's stage in a context of its own, with reduced motion. */
export async function openContender(
  browser: Browser,
  origin: string,
  group: string,
  name: string,
  parameters: Record<string, string | number> = {},
  device: BrowserContextOptions = DESK,
): Promise<Contender> {
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const query = new URLSearchParams({ group, contestant: name });
  for (const [key, value] of Object.entries(parameters)) query.set(key, String(value));
  await page.goto(`${origin}/?${query}`, { timeout: 120_000 });
  await page.waitForFunction(() => window.bench !== undefined, undefined, { timeout: 120_000 });
  const { label, selectors } = await page.evaluate(() => ({
    label: window.bench?.label ?? '',
    selectors: window.bench?.selectors ?? {},
  }));
  const session = await context.newCDPSession(page);
  // Processor time of the thread: what else the machine does is no part of it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { name, label, page, session, selectors };
}

/** Opens all of a group that are asked for. */
export async function openContenders(
  browser: Browser,
  origin: string,
  group: string,
  parameters: Record<string, string | number> = {},
): Promise<Contender[]> {
  const all: Contender[] = [];
  for (const name of contestants(group)) {
    all.push(await openContender(browser, origin, group, name, parameters));
  }
  return all;
}

export async function closeContenders(contenders: readonly Contender[]): Promise<void> {
  for (const { page } of contenders) await page.context().close();
}

/** Milliseconds of one frame. */
export const FRAME = 1000 / 60;
let phase = 0;

/** Waits until the page is at rest and then a ninth of a frame longer than the last time. */
export async function betweenFrames(page: Page): Promise<void> {
  await settled(page);
  phase = (phase + FRAME / 9) % FRAME;
  await page.waitForTimeout(phase);
}

/**
 * The event that opens a contestant: some open when the button goes down, some when it comes up. A
 * person's time between the two is not theirs.
 */
export async function openingEvent(
  contender: Contender,
  trigger: string,
  popup: string,
): Promise<'pointerdown' | 'click'> {
  const { page } = contender;
  const box = await page.locator(trigger).first().boundingBox();
  if (!box) throw new Error(`Nothing to press at ${trigger}.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const opened = await page
    .locator(popup)
    .first()
    .waitFor({ timeout: 500 })
    .then(
      () => true,
      () => false,
    );
  await page.mouse.up();
  return opened ? 'pointerdown' : 'click';
}

/** What it costs to show something, in milliseconds. */
export interface Painted {
  /** From the event to the end of the frame that shows it. */
  painted: number;
  /** Processor time of the main thread, until the page is at rest again. */
  task: number;
}

/** From the next event of a type, which `act` causes, to the frame that shows `until`. */
export async function painted(
  contender: Contender,
  eventType: string,
  until: Condition,
  act: () => Promise<unknown>,
): Promise<Painted> {
  let painted = Number.NaN;
  const { task } = await mainThread(contender, async () => {
    painted = await untilPainted(contender, eventType, until, act);
  });
  return { painted, task };
}

async function untilPainted(
  contender: Contender,
  eventType: string,
  until: Condition,
  act: () => Promise<unknown>,
): Promise<number> {
  const { page } = contender;
  await page.evaluate(([type, condition]) => window.bench?.watch(type, condition), [
    eventType,
    until,
  ] as const);
  await act();
  const result = page.evaluate(() => window.bench?.result() ?? Number.NaN);
  const limit = new Promise<never>((_, reject) => {
    setTimeout(
      () => reject(new Error(`${contender.label}: nothing painted in 60 s`)),
      60_000,
    ).unref();
  });
  return Promise.race([result, limit]);
}

/** Main-thread milliseconds of processor time (all tasks, and script alone) that `act` costs. */
export async function mainThread(
  { page, session }: Contender,
  act: () => Promise<unknown>,
): Promise<{ task: number; script: number }> {
  const before = await metrics(session);
  await act();
  await settled(page);
  const after = await metrics(session);
  return {
    task: (after.TaskDuration - before.TaskDuration) * 1000,
    script: (after.ScriptDuration - before.ScriptDuration) * 1000,
  };
}

/** Milliseconds of the longest of the page's frames while `act` goes on. */
export async function longestFrame(
  { page }: Contender,
  act: () => Promise<unknown>,
): Promise<number> {
  const frames = await page.evaluateHandle(() => {
    const found = { longest: 0, request: 0 };
    let last = Number.NaN;
    const tick = (now: number) => {
      if (now - last > found.longest) found.longest = now - last;
      last = now;
      found.request = requestAnimationFrame(tick);
    };
    found.request = requestAnimationFrame(tick);
    return found;
  });
  await act();
  return frames.evaluate(({ longest, request }) => {
    cancelAnimationFrame(request);
    return longest;
  });
}

async function metrics(
  session: CDPSession,
): Promise<{ TaskDuration: number; ScriptDuration: number; JSHeapUsedSize: number }> {
  const found = { TaskDuration: 0, ScriptDuration: 0, JSHeapUsedSize: 0 };
  const { metrics: all } = await session.send('Performance.getMetrics');
  for (const { name, value } of all) if (name in found) Object.assign(found, { [name]: value });
  return found;
}

/** Bytes of the page's heap after a collection. */
export async function heap({ session }: Contender): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await metrics(session)).JSHeapUsedSize;
}

/**
 * A sample taken while the page's processor is `rate` times slower. Only for its time: a slowed page
 * keeps a core busy even when it is at rest, and would slow the others further.
 */
export function slowed<T>(
  rate: number,
  sample: (contender: Contender) => Promise<T>,
): (contender: Contender) => Promise<T> {
  return async (contender) => {
    const { session } = contender;
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    try {
      return await sample(contender);
    } finally {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
  };
}

/** Waits until the page has painted and has nothing to do. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 3000 })),
        );
      }),
  );
}

/**
 * Takes samples in turns, A B C A B C, after a warm-up of each, so that a slow spell of the machine hits all alike. A
 * contestant that can't do it has no figure, and its reason is reported.
 */
export async function inTurns<T>(
  contenders: readonly Contender[],
  sample: (contender: Contender) => Promise<T>,
  { rounds = 3, perRound = 3 } = {},
): Promise<Map<string, T[]>> {
  const samples = new Map<string, T[]>();
  const failed = new Set<string>();
  const attempt = async (contender: Contender, keep: boolean) => {
    if (failed.has(contender.name)) return;
    try {
      const value = await sample(contender);
      if (keep) samples.set(contender.name, [...(samples.get(contender.name) ?? []), value]);
    } catch (error) {
      failed.add(contender.name);
      console.warn(
        `  ${contender.label}: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
      );
    }
  };
  for (const contender of contenders) {
    await contender.page.bringToFront();
    await attempt(contender, false);
  }
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) {
      await contender.page.bringToFront();
      for (let time = 0; time < perRound; time++) await attempt(contender, true);
    }
  }
  return samples;
}
