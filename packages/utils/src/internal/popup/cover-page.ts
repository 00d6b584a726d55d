import { containsNode, eventTarget, isElement, listen, together } from '../dom';
import { isAbove, type Layer } from './layers';
import { visiblePart } from './sheet-mode';

export type Cover = 'modal' | 'sheet';

/** The `lib.dom` of later versions of TypeScript has this interface. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

const LIVE = '[aria-live], [role=status], [role=alert], [role=log], .gd-snackbars-host';

/** The frames that cover the page, the newest last: screen readers meet that one alone. */
const frames: HTMLElement[] = [];
let showRest = () => {};

/** Makes a popup the only thing that can be used and read, but for what is announced; a sheet also holds the page. */
export function coverPage(
  frame: HTMLElement,
  as: Cover,
  now: () => Pick<Layer, 'onEscape' | 'onOutside'>,
): () => void {
  frames.push(frame);
  let timer: ReturnType<typeof setTimeout>;
  const painted = requestAnimationFrame(() => {
    timer = setTimeout(hideRest);
  });
  const onFocusIn = (event: FocusEvent) => {
    const target = eventTarget(event);
    if (!isElement(target) || containsNode(frame, target) || isAbove(frame, target)) return;
    event.stopPropagation();
    const from = event.relatedTarget;
    const isBack = isElement(from) && containsNode(frame, from);
    const home = isBack ? from : frame.querySelector('[tabindex]');
    (home as HTMLElement | null)?.focus({ preventScroll: true });
  };
  return together([
    listen(frame.ownerDocument, 'focusin', onFocusIn, { capture: true }),
    () => {
      cancelAnimationFrame(painted);
      clearTimeout(timer);
      frames.splice(frames.indexOf(frame), 1);
      hideRest();
    },
    listen(frame, 'mousedown', (event) => event.target === frame && event.preventDefault()),
    listen(frame, 'click', (event) => event.target === frame && now().onOutside()),
    as === 'sheet' ? keepSheet(frame, () => now().onEscape()) : undefined,
  ]);
}

/** What scrolls in its place takes up the gesture that would scroll the page. */
function hold(frame: HTMLElement): void {
  frame.scrollTop = 1;
}

/** Keeps a sheet above an on-screen keyboard, and closes it by the back gesture of a phone. */
function keepSheet(frame: HTMLElement, onBack: () => void): () => void {
  const window = frame.ownerDocument.defaultView as
    | (Window & { CloseWatcher?: new () => CloseWatcher })
    | null;
  const watcher = window?.CloseWatcher && new window.CloseWatcher();
  const fill = () => {
    for (const [name, value] of Object.entries(visiblePart(frame))) {
      frame.style.setProperty(name, value);
    }
  };
  fill();
  hold(frame);
  return together([
    () => watcher?.destroy(),
    listen(watcher, 'close', onBack),
    listen(frame, 'scroll', () => hold(frame)),
    listen(window?.visualViewport, 'resize scroll', fill),
    // A phone that is turned may report the visible part before the page.
    listen(window, 'resize', fill),
  ]);
}

function hideRest(): void {
  showRest();
  const newest = frames.at(-1);
  showRest = newest ? hideOutside(newest) : () => {};
}

function hideOutside(element: Element): () => void {
  const hidden: Element[] = [];
  const hide = (other: Element) => {
    if (other.ariaHidden === 'true' || other.matches(LIVE)) return;
    // A button may hold a status of its own.
    if (!other.matches('a, button') && other.querySelector(LIVE)) {
      for (const child of elementsIn(other)) hide(child);
      return;
    }
    other.ariaHidden = 'true';
    hidden.push(other);
  };
  for (let inner: Element | null = element; inner && inner !== element.ownerDocument.body; ) {
    const parent: Node | null = inner.parentNode;
    for (const other of elementsIn(parent)) if (other !== inner) hide(other);
    inner = parent && 'host' in parent ? (parent as ShadowRoot).host : inner.parentElement;
  }
  return () => {
    for (const other of hidden) other.ariaHidden = null;
  };
}

/** The `children` of a form may be a control that is called so. */
function elementsIn(parent: Node | null): Element[] {
  return Array.from(parent?.childNodes ?? []).filter(isElement);
}
