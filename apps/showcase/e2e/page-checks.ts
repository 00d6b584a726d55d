import type { Page } from '@playwright/test';

/* What can be asked of any page: the short form of the tests and the long one ask the same. */

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    layoutShifts?: { value: number; moved: string[] }[];
    violations?: string[];
  }
}

/** WCAG 1.4.12: the spacing that a reader may set. */
export const SPACED_TEXT = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** WCAG 1.4.4: the browser's own setting for the size of text. */
export const DOUBLE_TEXT = ':root { font-size: 200% !important; }';

/** Records what moves while a page loads; its fonts come after the first paint, as on a slow line. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: NonNullable<Window['layoutShifts']> = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name =
            node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName;
          return `${name}: ${previousRect.y} to ${currentRect.y} px`;
        });
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
}

/** What moved, if all of it together is what a person would see. */
export async function visibleLayoutShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  if (!shifts) throw new Error('watchLayoutShifts() comes before the page is opened');
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < 0.01 ? [] : shifts.map(({ value, moved }) => `${value}: ${moved.join(', ')}`);
}

/** Collects what the policy of a page refuses, in `window.violations`. */
export function watchViolations(): void {
  const violations: string[] = [];
  window.violations = violations;
  document.addEventListener('securitypolicyviolation', (event) =>
    violations.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
  );
}

/** Changes the scheme the way another tab does. */
export async function showScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((wanted) => {
    localStorage.setItem('guadua-color-scheme', wanted);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'guadua-color-scheme', newValue: wanted }),
    );
  }, scheme);
  await page.locator(`html[data-color-scheme="${scheme}"]`).waitFor();
  // Colours change by a transition, however short: before its end they are those of the other scheme.
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** What a document has to be right in, all at once. */
export function stateOfDocument() {
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
    .filter((link) => link.host === location.host && link.pathname === location.pathname)
    .map((link) => link.hash.slice(1));
  return {
    language: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    focusOnBody: document.activeElement === document.body,
    scroll: window.scrollY,
    brokenAnchors: anchors.filter((id) => !document.getElementById(id)),
    duplicateIds: ids.filter((id, index) => ids.indexOf(id) !== index),
  };
}

/**
 * Structure, text and addresses of the page. Left out are the insides of the demos, where a widget
 * may say more once it runs (a carousel its buttons, a field that it is filled), and the live values
 * beside them.
 *
 * @param sent Whether to read the page as the server sends it, in place of what it is by now.
 */
export async function structure(sent: boolean): Promise<string> {
  const kept = ['href', 'src', 'id', 'for', 'type', 'name', 'role', 'aria-label'];
  // The page's policy lets no script parse a text as HTML.
  const asSent = () =>
    new Promise<Document>((resolve) => {
      const request = new XMLHttpRequest();
      request.open('GET', location.href);
      request.responseType = 'document';
      request.onload = () => resolve(request.response);
      request.send();
    });
  const whole = sent ? await asSent() : document;
  const copy = whole.querySelector('#root')?.cloneNode(true) as HTMLElement;
  for (const live of copy.querySelectorAll('.stage-content, .figures dd, [data-live]'))
    live.replaceChildren();
  for (const element of copy.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (!kept.includes(name)) element.removeAttribute(name);
    }
  }
  return copy.innerHTML.replaceAll('<', '\n<');
}

/** A style sheet of the reader's: the policy lets scripts adopt one, but write none. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** How much wider the page is than its window, and which texts are cut off. */
export function cutTexts() {
  const root = document.documentElement;
  for (const part of document.querySelectorAll('[data-resting]'))
    part.removeAttribute('data-resting');
  const clipped = [...document.querySelectorAll<HTMLElement>('#root *')].filter((element) => {
    const style = getComputedStyle(element);
    if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') return false;
    // Cut on purpose: what only screen readers see, what ends in dots, and what one can unfold.
    if (element.matches('.gd-visually-hidden, [data-cut], [data-cut] *')) return false;
    if (style.textOverflow === 'ellipsis' || element.clientWidth <= 1) return false;
    const text = element.textContent?.trim();
    return Boolean(text) && element.scrollHeight > element.clientHeight + 2;
  });
  return {
    overflow: root.scrollWidth - root.clientWidth,
    clipped: clipped.map((element) => element.outerHTML.slice(0, 120)),
  };
}

/** Tables of the reference that are wider than their frame. */
export function cutTables(): string[] {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  return [...document.querySelectorAll('.ref-table')]
    .filter((table) => table.scrollWidth > table.clientWidth)
    .map((table) => table.outerHTML.slice(0, 120));
}

/** Plates of the atlas beside which the other half of their row is empty. */
export function halfRows(): (string | null)[] {
  const plates = [...document.querySelectorAll('.page-body > .example')];
  const row = (plate: Element) => plate.getBoundingClientRect();
  return plates
    .filter((plate) => !plates.some((one) => one !== plate && row(one).top === row(plate).top))
    .filter((plate) => row(plate).width < (plate.parentElement?.clientWidth ?? 0))
    .map((plate) => plate.querySelector('h2, h3')?.textContent ?? null);
}
