// Loaded into the frame of every test: waits until a person could reach an element that Vitest names, and does
// what a protocol has no input for.
import { selectorEngine } from '@vitest/browser/locators';
import { server } from 'vitest/browser';

/** In pixels, from the corner of the window; an option's `position` from the corner of its element. */
export interface Point {
  x: number;
  y: number;
}

/** Functions that the driver calls. */
export type Deed = keyof typeof deeds;

export interface PointOptions {
  enabled?: boolean;
  force?: boolean;
  position?: Point;
}

interface Upload {
  name: string;
  mimeType: string;
  base64: string;
}

// A test may replace the clock.
const { setTimeout, requestAnimationFrame } = window;
const now = performance.now.bind(performance);

const TIMEOUT = 15_000;
const RETRY = 30;
/** Where to scroll an element to, try after try: what covers it at one place may not at another. */
const ALIGNMENTS: ScrollLogicalPosition[] = ['nearest', 'end', 'center', 'start'];

/** What a widget needs for a key on a usual machine, in milliseconds. */
const KEY_TIME = 5;
let delay = 0;
window.addEventListener(
  'keydown',
  () => {
    const end = now() + delay;
    while (now() < end);
  },
  true,
);

const deeds = {
  /**
   * Where a person would put the pointer to reach an element, in the window, once it is there, seen, at
   * rest, enabled and covered by nothing.
   */
  async pointOf(selector: string, options: PointOptions): Promise<Point> {
    const deadline = now() + TIMEOUT;
    for (let round = 0; ; round += 1) {
      const found = await tryPoint(selector, options, round);
      if (typeof found !== 'string') return found;
      if (now() > deadline) throw new Error(`${selector} ${found}`);
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  },

  focus(selector: string): void {
    const element = one(selector);
    if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
  },

  /** Gives the page the focus, unless something in it has it; whether it has it then. */
  focusPage(): boolean {
    const { activeElement } = document;
    if (!document.hasFocus() || !activeElement || activeElement === document.body) window.focus();
    return document.hasFocus();
  },

  /** Makes the page so many times slower where it has the most to do: at each key. */
  slow(rate: number): void {
    delay = (rate - 1) * KEY_TIME;
  },

  /** Replaces the text of a field, as one edit. */
  fill(selector: string, text: string): void {
    const element = one(selector);
    if (!isTextControl(element)) throw new Error(`${selector} takes no text.`);
    element.focus();
    element.select();
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  },

  /** Chooses options by value, label or element; a protocol can't open a native list. */
  selectOptions(selector: string, wanted: readonly (string | { selector: string })[]): void {
    const element = one(selector);
    if (!(element instanceof HTMLSelectElement)) throw new Error(`${selector} is no select.`);
    const chosen = wanted.map((want) => {
      const option = [...element.options].find((each) =>
        typeof want === 'string'
          ? each.value === want || each.label === want
          : each === one(want.selector),
      );
      if (!option) throw new Error(`${selector} has no option ${JSON.stringify(want)}.`);
      return option;
    });
    element.focus();
    for (const option of element.options) option.selected = chosen.includes(option);
    announceChange(element);
  },

  /** Puts files into a file input; a protocol can't choose them in the system's dialog. */
  upload(selector: string, uploads: readonly Upload[]): void {
    const found = one(selector);
    const element = found instanceof HTMLLabelElement ? found.control : found;
    if (!(element instanceof HTMLInputElement)) throw new Error(`${selector} takes no files.`);
    const data = new DataTransfer();
    for (const { name, mimeType, base64 } of uploads) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: mimeType }));
    }
    element.files = data.files;
    announceChange(element);
  },
};

declare global {
  interface Window {
    guaduaDriver: typeof deeds;
  }
}

window.guaduaDriver = deeds;

if (server.config.browser.name === 'webkit') {
  // A driver can't close the engine's own menu: as long as that is open, the engine keeps Escape for it.
  window.addEventListener('contextmenu', (event) => event.preventDefault());
  // MiniBrowser binds no key to the engine's own undo; browsers with that engine do.
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !event.ctrlKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) document.execCommand('undo');
    else if (key === 'y' || key === 'z') document.execCommand('redo');
  });
}

/** The point, or what is still missing. */
async function tryPoint(
  selector: string,
  { force, enabled, position }: PointOptions,
  round: number,
): Promise<Point | string> {
  const [element, ...others] = all(selector);
  if (!element) return 'is not there';
  if (others.length > 0) return `is there ${others.length + 1} times`;
  if (!force) {
    if (!element.checkVisibility({ visibilityProperty: true })) return 'is not visible';
    if (enabled && element.matches(':disabled, [aria-disabled="true"]')) return 'is disabled';
  }
  if (round > 0 || !isInView(element.getBoundingClientRect())) {
    const block = ALIGNMENTS[round % ALIGNMENTS.length];
    element.scrollIntoView({ ...(block && { block, inline: block }), behavior: 'instant' });
  }
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return 'has no size';
  if (!force && (box.x !== before.x || box.y !== before.y)) return 'moves';
  const local = position
    ? { x: box.x + element.clientLeft + position.x, y: box.y + element.clientTop + position.y }
    : middleInView(element);
  let inFrame = { x: Math.floor(local.x), y: Math.floor(local.y) };
  if (!force) {
    const target = element.closest('button, [role="button"], a, [role="link"]') ?? element;
    let hit = deepestAt(inFrame);
    // WebKitGTK lays a scrollbar over the end of what scrolls: a person aims beside it.
    if (hit?.contains(target) && hit !== target && !position) {
      inFrame = { x: Math.floor(box.x + box.width / 4), y: inFrame.y };
      hit = deepestAt(inFrame);
    }
    if (!hit || !isInside(hit, target))
      return `is covered by ${hit && selectorEngine.previewNode(hit)}`;
  }
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: inFrame.x + Math.round(frame?.x ?? 0), y: inFrame.y + Math.round(frame?.y ?? 0) };
}

function all(selector: string): Element[] {
  return selectorEngine.querySelectorAll(selectorEngine.parseSelector(selector), document);
}

function one(selector: string): Element {
  const [element] = all(selector);
  if (!element) throw new Error(`${selector} is not there.`);
  return element;
}

function isTextControl(element: unknown): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function isInView({ top, left, bottom, right }: DOMRect): boolean {
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}

/** The middle of what is in view of an element's first box. */
function middleInView(element: Element): Point {
  const boxes = [...element.getClientRects()];
  const box = boxes.find(({ width, height }) => width > 0 && height > 0) ?? new DOMRect();
  const middle = (from: number, to: number, end: number) =>
    (Math.max(0, from) + Math.min(end, to)) / 2;
  return {
    x: middle(box.left, box.right, innerWidth),
    y: middle(box.top, box.bottom, innerHeight),
  };
}

function deepestAt({ x, y }: Point): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (let inner = hit; inner; ) {
    hit = inner;
    const next: Element | null = inner.shadowRoot?.elementFromPoint(x, y) ?? null;
    inner = next === inner ? null : next;
  }
  return hit;
}

/** Whether a node is an element or below it, through shadow roots. */
function isInside(node: Element, element: Element): boolean {
  for (let one: Node | null = node; one; ) {
    if (one === element) return true;
    one = one instanceof ShadowRoot ? one.host : ((one as Element).assignedSlot ?? one.parentNode);
  }
  return false;
}

function announceChange(element: HTMLElement): void {
  element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
