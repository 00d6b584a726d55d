import { together, watchPage } from '../dom';
import {
  availableHeights,
  availableWidth,
  type Edges,
  type PopupSettings,
  placePopup,
} from './place-popup';
import { pixelsIn } from './popup-container';

const ANCHOR_WIDTH = '--gd-popup-anchor-width';
const WIDTH = '--gd-popup-width';
const HEIGHT = '--gd-popup-height';
const KEPT = '--gd-popup-kept-height';

/** The space that a popup most likely has, measured before it is in the page, so that it is laid out once. */
export function firstSpace(
  anchor: HTMLElement,
  parent: Node,
  settings: PopupSettings,
): Record<string, string> {
  const box = anchor.getBoundingClientRect();
  const view = viewOf(anchor);
  const { bottom, top } = availableHeights(box, view, settings);
  const css = pixelsIn(parent);
  return {
    [ANCHOR_WIDTH]: css(box.width),
    [WIDTH]: css(availableWidth(view, settings)),
    [HEIGHT]: css(Math.max(bottom, top)),
  };
}

/** Puts a popup at its anchor, and again before each painting for which one of them or the window has changed. */
export function keepPlaced(
  anchor: HTMLElement,
  frame: HTMLElement,
  popup: HTMLElement,
  settings: PopupSettings,
  onOutOfView: () => void,
): () => void {
  const rtl = frame.dir === 'rtl';
  let { side } = settings;
  let available = 0;
  const place = (box: Edges & { readonly width: number }, view: Edges) => {
    const css = pixelsIn(frame);
    const set = (property: string, value: number) => frame.style.setProperty(property, css(value));
    set(ANCHOR_WIDTH, box.width);
    set(WIDTH, availableWidth(view, settings));
    let now = frame.getBoundingClientRect();
    if (now.height >= available - 1) {
      // A popup that was cut has its own height only where there is most room, so it is measured there.
      const { bottom, top } = availableHeights(box, view, settings);
      set(HEIGHT, Math.max(bottom, top));
      now = frame.getBoundingClientRect();
    }
    const next = placePopup(box, now, view, rtl, { ...settings, side });
    popup.dataset.side = next.side;
    side = next.side;
    available = next.availableHeight;
    set(HEIGHT, available);
    if (side === 'top') set(KEPT, Math.min(now.height, available));
    const pixel = window.devicePixelRatio;
    set('left', Math.round(next.left * pixel) / pixel);
    set('top', Math.round(next.top * pixel) / pixel);
  };
  let last = '';
  const look = () => {
    const box = anchor.getBoundingClientRect();
    const view = viewOf(anchor);
    const { width, height } = frame.getBoundingClientRect();
    const { left, top, right, bottom } = box;
    const now = [left, top, right, bottom, ...Object.values(view), width, height].join();
    if (now === last) return false;
    last = now;
    place(box, view);
    return true;
  };
  // In jsdom nothing has a size, and nothing is ever out of view.
  if (typeof IntersectionObserver === 'undefined') {
    look();
    return () => {};
  }
  let seen = false;
  const observer = new IntersectionObserver((entries) => {
    const isIn = entries.at(-1)?.isIntersecting ?? true;
    frame.toggleAttribute('data-anchor-hidden', seen && !isIn);
    if (seen && !isIn) onOutOfView();
    seen ||= isIn;
  });
  observer.observe(anchor);
  return together([
    watchPage(anchor.ownerDocument, look),
    () => observer.disconnect(),
    // A popup that became a sheet has no place at its anchor, and is never hidden with it.
    () => {
      frame.removeAttribute('data-anchor-hidden');
      for (const property of ['left', 'top', ANCHOR_WIDTH, WIDTH, HEIGHT, KEPT]) {
        frame.style.removeProperty(property);
      }
    },
  ]);
}

function viewOf(element: Element): Edges {
  const { documentElement, defaultView } = element.ownerDocument;
  const { offsetLeft = 0, offsetTop = 0, width, height } = defaultView?.visualViewport ?? {};
  return {
    left: offsetLeft,
    top: offsetTop,
    right: offsetLeft + (width ?? documentElement.clientWidth),
    bottom: offsetTop + (height ?? documentElement.clientHeight),
  };
}
