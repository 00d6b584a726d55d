import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { type Action, actionsOf } from './actions.ts';

/** A middle-class phone on a mobile network (the "Lab" of the site's budgets). */
const PHONE = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
const ROUND_TRIP = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;
/** A page whose policy is another than the others': who goes there or leaves loads a document. */
const OWN_DOCUMENT = '/social';

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
  /** `undefined` where each link loads a document. */
  navigation: number | undefined;
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
    // The system's dialog is not opened: it would have to be closed, and nothing is painted while it is open.
    page.on('filechooser', () => undefined);
    await page.addInitScript(observe);
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle', timeout: 60_000 });
    await rest(page);
    const { firstPaint, largestPaint, shift, tasks } = await page.evaluate(
      () => window.pageLoad as Observed,
    );
    const loaded = { transfer: traffic.bytes / 1000, paths: [...traffic.paths] };
    const interactions: Record<string, number> = {};
    for (const [name, action] of actionsOf(path)) {
      const took = await interaction(page, action);
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
      navigation: path === OWN_DOCUMENT ? undefined : await navigation(page, traffic),
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
    pageLoad?: Observed;
  }
}

function observe() {
  const observed: Observed = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    tasks: [],
    interaction: 0,
  };
  window.pageLoad = observed;
  const watch = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) observed.shift += value;
  });
  watch('longtask', ({ startTime, duration }) =>
    observed.tasks.push({ start: startTime, duration }),
  );
  watch(
    'event',
    (entry) => {
      const { interactionId } = entry as unknown as { interactionId: number };
      if (interactionId > 0) observed.interaction = Math.max(observed.interaction, entry.duration);
    },
    { durationThreshold: 16 },
  );
  // What changes nothing has no paint of its own: it would count till the caret blinks next.
  const dot = document.createElement('i');
  dot.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 1px; block-size: 1px';
  let turn = 0;
  const paint = () => {
    if (!dot.isConnected) document.documentElement.append(dot);
    // Never the same again: two events in one frame must not undo each other's change.
    turn += 1;
    dot.style.background = `rgb(${turn % 256} 0 0)`;
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

interface Traffic {
  bytes: number;
  paths: string[];
  /** Ids of requests without an answer. */
  pending: Set<string>;
}

async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { bytes: 0, paths: [], pending: new Set() };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, requestId }) => {
    if (!request.url.startsWith('http')) return;
    traffic.pending.add(requestId);
    traffic.paths.push(new URL(request.url).pathname);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => {
    traffic.pending.delete(requestId);
    traffic.bytes += encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    traffic.pending.delete(requestId);
  });
  return traffic;
}

/** Of a worker's requests the page may hear the beginning alone: it would be waited for without end. */
const LOAD_TIME = 10_000;

/** Waits until nothing has been asked for in two round trips, ten seconds at most. */
async function untilLoaded(page: Page, traffic: Traffic): Promise<void> {
  const end = Date.now() + LOAD_TIME;
  let quietSince = Date.now();
  while (Date.now() - quietSince < 2 * ROUND_TRIP && Date.now() < end) {
    await page.waitForTimeout(20);
    if (traffic.pending.size > 0) quietSince = Date.now();
  }
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
  // Entries of the last frame come with the one after it.
  await page.waitForTimeout(250);
}

/** Milliseconds to the next paint of the longest interaction in an action; `undefined` if it can't be done here. */
async function interaction(page: Page, action: Action): Promise<number | undefined> {
  await page.evaluate(() => {
    if (window.pageLoad) window.pageLoad.interaction = 0;
  });
  if (!(await action(page))) return undefined;
  await rest(page);
  // What is shorter than 16 ms is not reported.
  return (await page.evaluate(() => window.pageLoad?.interaction)) || 16;
}

/** Milliseconds from the click on a link that was pointed at to the frame that shows its page. */
async function navigation(page: Page, traffic: Traffic): Promise<number> {
  const link = await firstOf([
    page.getByRole('navigation', { name: 'Páginas vecinas' }).locator('[rel="next"]'),
    page.locator('main a[data-site-link][href^="/"]'),
    page.locator('.brand'),
  ]);
  // A list that is still open covers the page; its first Escape may only empty the search.
  for (let turn = 0; turn < 3; turn++) await page.keyboard.press('Escape');
  await link.scrollIntoViewIfNeeded();
  // What the page asked for earlier is not the link's.
  traffic.pending.clear();
  await link.hover();
  await untilLoaded(page, traffic);
  await rest(page);
  await page.evaluate(() => {
    const heading = document.querySelector('main h1');
    Reflect.set(
      window,
      'pageLoadNavigation',
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
  return page.evaluate(() => Reflect.get(window, 'pageLoadNavigation') as Promise<number>);
}

async function firstOf(locators: readonly Locator[]): Promise<Locator> {
  for (const locator of locators) {
    if ((await locator.count()) > 0) return locator.first();
  }
  throw new Error('Nothing on the page matches.');
}
