import type { Browser, CDPSession, Page } from 'playwright';
import { type Action, actionsOf } from './actions.ts';

/** A middle-class phone on a mobile network (the "Lab" of the site's budgets). */
const PHONE = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
const ROUND_TRIP = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;

/** What one first visit took. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocking: number;
  /** Kilobytes over the wire. */
  transfer: number;
  /** Paths of what was asked for. */
  paths: string[];
  /** Milliseconds to the next paint, by scripted action. */
  interactions: Record<string, number>;
  navigation: number;
}

/** Visits a page for the first time, as a phone does, and uses it. */
export async function visit(browser: Browser, origin: string, path: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await throttle(session);
    await page.addInitScript(observe);
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle', timeout: 60_000 });
    await rest(page);
    const { firstPaint, largestPaint, shift, tasks } = await page.evaluate(
      () => window.siteLab as Observed,
    );
    const loaded = { transfer: traffic.bytes / 1000, paths: [...traffic.paths] };
    const interactions: Record<string, number> = {};
    for (const { name, act } of actionsOf(path)) {
      const took = await interaction(page, act);
      if (took !== undefined) interactions[name] = took;
    }
    return {
      firstPaint,
      largestPaint,
      shift,
      blocking: tasks
        .filter(({ start }) => start >= firstPaint)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      ...loaded,
      interactions,
      navigation: await navigation(page),
    };
  } finally {
    await context.close();
  }
}

interface Observed {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  tasks: { start: number; duration: number }[];
  /** The longest interaction since it was last set to 0. */
  interaction: number;
}

declare global {
  interface Window {
    siteLab?: Observed;
  }
}

function observe() {
  const lab: Observed = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [], interaction: 0 };
  window.siteLab = lab;
  const watch = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') lab.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    lab.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) lab.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => lab.tasks.push({ start: startTime, duration }));
  watch(
    'event',
    (entry) => {
      const { interactionId } = entry as unknown as { interactionId: number };
      if (interactionId > 0) lab.interaction = Math.max(lab.interaction, entry.duration);
    },
    { durationThreshold: 16 },
  );
  // What changes nothing has no paint of its own: it would count till the caret blinks next.
  const dot = document.createElement('i');
  dot.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 1px; block-size: 1px';
  const paint = () => {
    if (!dot.isConnected) document.documentElement.append(dot);
    dot.style.background = dot.style.background === 'black' ? 'gray' : 'black';
  };
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup']) {
    window.addEventListener(type, paint, { capture: true });
  }
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

async function watchTraffic(session: CDPSession): Promise<{ bytes: number; paths: string[] }> {
  const traffic = { bytes: 0, paths: [] as string[] };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) traffic.paths.push(new URL(request.url).pathname);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}

/** Waits until the page has painted and had nothing to do for a while. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 5000 })),
        );
      }),
  );
  // Entries of the last frame arrive with the one after it.
  await page.waitForTimeout(250);
}

/** Milliseconds to the next paint of the longest interaction in an action; `undefined` if it can't be done here. */
async function interaction(page: Page, act: Action['act']): Promise<number | undefined> {
  await page.evaluate(() => {
    if (window.siteLab) window.siteLab.interaction = 0;
  });
  if (!(await act(page))) return undefined;
  await rest(page);
  // What is shorter than 16 ms is not reported.
  return (await page.evaluate(() => window.siteLab?.interaction)) || 16;
}

/** Milliseconds from the click on a link that was pointed at to the frame that shows its page. */
async function navigation(page: Page): Promise<number> {
  const link = page
    .locator(
      'nav[aria-label="Páginas vecinas"] a[rel="next"], main a[href^="/ui/"], main a[rel="prev"], main a[href="/"], footer a[href^="/"], .brand',
    )
    .first();
  await link.scrollIntoViewIfNeeded();
  await link.dispatchEvent('pointerenter');
  await link.hover();
  await page.waitForLoadState('networkidle');
  await rest(page);
  await page.evaluate(() => {
    const heading = document.querySelector('main h1');
    Reflect.set(
      window,
      'siteLabNavigation',
      new Promise<number>((resolve) => {
        let start = 0;
        window.addEventListener('click', ({ timeStamp }) => (start = timeStamp), {
          capture: true,
          once: true,
        });
        const observer = new MutationObserver(() => {
          const now = document.querySelector('main h1');
          if (!now || now === heading) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - start);
            port2.postMessage(null);
          });
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    );
  });
  await link.click();
  return page.evaluate(() => Reflect.get(window, 'siteLabNavigation') as Promise<number>);
}
