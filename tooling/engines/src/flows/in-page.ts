/* What is run in a page of the site: the functions go there as text, all of them together. */

/** How a person finds an element: by what kind it is and where, and by its name. */
export type Target = readonly [selector: string, name?: string];

/** What a person perceives of an element. */
export interface Seen {
  text: string;
  value: string;
  isChecked: boolean;
  isEnabled: boolean;
  isInView: boolean;
  attributes: Record<string, string>;
}

/** What a person perceives of the page as a whole. */
export interface PageLook {
  path: string;
  hash: string;
  title: string;
  /** Text of its first heading. */
  heading: string;
  scroll: number;
  /** What has the focus; the body stands for the browser round the page. */
  focused: { tag: string; id: string; name: string; isInDialog: boolean };
  /** What the keys have reached in the list of the field with the focus. */
  active: { text: string; href: string; isLast: boolean } | null;
  /** Name of the dialog that is open. */
  dialog: string;
  scheme: string;
  background: string;
  snackbars: string;
}

/** The text of an element without what only the eye is given. */
function textOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const part of copy.querySelectorAll('[aria-hidden="true"]')) part.remove();
  return copy.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

function nameOf(element: Element | null | undefined): string {
  const label = element?.getAttribute('aria-label');
  if (label) return label;
  const labelling = element?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  if (labelling.length > 0) {
    return labelling.map((id) => textOf(document.getElementById(id))).join(' ');
  }
  const { labels = null } = (element ?? {}) as { labels?: NodeListOf<HTMLLabelElement> | null };
  return textOf(labels?.[0] ?? element);
}

/** The first of them: a page that is made ready beside the one that is shown is not visible. */
function find(selector: string, name?: string | null): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const isNamed = name === undefined || name === null || nameOf(element) === name;
    return isNamed && element.checkVisibility({ visibilityProperty: true });
  });
}

/** The middle of an element, once it is at rest, enabled, and covered by nothing. */
async function pointOf(selector: string, name?: string): Promise<{ x: number; y: number }> {
  const alignments: ScrollLogicalPosition[] = ['nearest', 'center', 'end', 'start'];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let missing = 'is not there';
  for (let round = 0, end = performance.now() + 30_000; performance.now() < end; round += 1) {
    const element = find(selector, name);
    const block = alignments[round % alignments.length] ?? 'nearest';
    element?.scrollIntoView({ block, behavior: 'instant' });
    const before = element?.getBoundingClientRect();
    await frame();
    await frame();
    const box = element?.getBoundingClientRect();
    if (!element || !box || box.width === 0) continue;
    missing = 'moves';
    if (box.y !== before?.y || box.x !== before.x) continue;
    missing = 'is disabled';
    if (element.matches(':disabled, [aria-disabled="true"]')) continue;
    const point = { x: Math.floor(box.x + box.width / 2), y: Math.floor(box.y + box.height / 2) };
    const hit = document.elementFromPoint(point.x, point.y);
    if (element.contains(hit)) return point;
    missing = `is covered by ${hit?.outerHTML.slice(0, 100)}`;
  }
  throw new Error(`${[selector, name].join(' ').trim()} can't be reached: it ${missing}`);
}

function see(selector: string, name?: string): Seen | null {
  const element = find(selector, name);
  if (!element) return null;
  const { value = '', checked = false } = element as Partial<HTMLInputElement>;
  const { top, bottom } = element.getBoundingClientRect();
  return {
    text: textOf(element),
    value: String(value),
    isChecked: checked,
    isEnabled: !element.matches(':disabled'),
    isInView: top >= 0 && bottom <= innerHeight,
    attributes: Object.fromEntries(Array.from(element.attributes, (one) => [one.name, one.value])),
  };
}

function look(): PageLook {
  const { activeElement, documentElement, body } = document;
  const id = activeElement?.getAttribute('aria-activedescendant');
  const active = id ? document.getElementById(id) : null;
  const options = [
    ...(active?.closest('[role="listbox"]')?.querySelectorAll('[role="option"]') ?? []),
  ];
  const size = active?.getAttribute('aria-setsize');
  return {
    path: location.pathname,
    hash: location.hash,
    title: document.title,
    heading: textOf(find('h1')),
    scroll: Math.round(scrollY),
    focused: {
      tag: activeElement?.localName ?? '',
      id: activeElement?.id ?? '',
      name: nameOf(activeElement),
      isInDialog: Boolean(activeElement?.closest('dialog[open], [role="dialog"]')),
    },
    active: active && {
      text: textOf(active),
      href: active.getAttribute('href') ?? '',
      // Not every option of a long list is in the document.
      isLast: size ? active.getAttribute('aria-posinset') === size : active === options.at(-1),
    },
    dialog: nameOf(find('dialog[open], [role="dialog"]')),
    scheme: documentElement.getAttribute('data-color-scheme') ?? '',
    background: getComputedStyle(body).backgroundColor,
    snackbars: textOf(document.querySelector('.gd-snackbars')),
  };
}

/** Whether it has all come, and React has taken it over. */
function isReady(): boolean {
  const keys = Object.keys(document.querySelector('header') ?? {});
  return document.readyState === 'complete' && keys.some((key) => key.startsWith('__reactFiber'));
}

/** How far below the toolbar an element begins, in pixels. */
function distanceBelowToolbar(selector: string): number {
  const toolbar = document.querySelector('header')?.getBoundingClientRect();
  const { top } = find(selector)?.getBoundingClientRect() ?? {};
  return (top ?? Number.NaN) - (toolbar?.bottom ?? Number.NaN);
}

/**
 * Waits until the engine says where the pointer rests, as WebKit does some time after what lies under it was
 * scrolled, or has not said it for half a second.
 */
async function rest(): Promise<void> {
  let hasMoved = false;
  const note = () => {
    hasMoved = true;
  };
  window.addEventListener('pointermove', note, { once: true });
  for (let frame = 0; frame < 30 && !hasMoved; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  window.removeEventListener('pointermove', note);
}

/** Chooses a file: no protocol has an input for the system's dialog. */
function chooseFile(selector: string, name: string, type: string, text: string): void {
  const input = document.querySelector<HTMLInputElement>(selector);
  if (!input) throw new Error(`${selector} is not there`);
  const data = new DataTransfer();
  data.items.add(new File([text], name, { type }));
  input.files = data.files;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** All of them, by name. */
export const DEEDS = {
  chooseFile,
  distanceBelowToolbar,
  isReady,
  look,
  pointOf,
  rest,
  see,
};

/** The text of a function that does one of them in a page. */
export function sourceOf(name: keyof typeof DEEDS): string {
  const all = [textOf, nameOf, find, ...Object.values(DEEDS)].map(String).join('\n');
  return `(...args) => { ${all}\n return ${name}(...args); }`;
}
