import { containsNode, eventTarget, listen, together } from './dom';
import {
  availableHeights,
  availableWidth,
  type Edges,
  type PopupSettings,
  placePopup,
} from './place-popup';
import { watchMoves, watchSizes } from './watch-anchor';

/** Properties that a popup's style sheet may read: its anchor's width, and the space it has. */
const ANCHOR_WIDTH = '--gd-popup-anchor-width';
const WIDTH = '--gd-popup-width';
const HEIGHT = '--gd-popup-height';

/**
 * Where a popup most likely belongs, so that it is styled and laid out once. Measured before the popup is in the page,
 * while the layout is still clean.
 */
export function firstPlace(
  anchor: HTMLElement,
  parent: Node,
  settings: PopupSettings,
): Record<string, string> {
  const box = anchor.getBoundingClientRect();
  const view = viewOf(anchor);
  const { bottom, top } = availableHeights(box, view, settings);
  const place = placePopup(box, { width: 0, height: 0 }, view, false, settings);
  const css = pixelsIn(parent);
  return {
    left: css(place.left),
    top: css(place.top),
    [ANCHOR_WIDTH]: css(box.width),
    [WIDTH]: css(availableWidth(view, settings)),
    [HEIGHT]: css(Math.max(bottom, top)),
  };
}

/** Writes pixels of the window, as boxes are measured, for a style within a page that CSS zooms (CMP-11). */
export function pixelsIn(node: Node): (value: number) => string {
  const element = 'host' in node ? (node as ShadowRoot).host : (node as Element);
  const zoom = element.currentCSSZoom ?? 1;
  return (value) => `${value / zoom}px`;
}

/**
 * Puts a popup at its anchor, and again whenever one of them, the window or anything that scrolls changes. Nothing is
 * rendered for it. A popup whose anchor was scrolled out of sight is hidden (`data-anchor-hidden`).
 */
export function keepPlaced(
  anchor: HTMLElement,
  frame: HTMLElement,
  popup: HTMLElement,
  settings: PopupSettings,
): () => void {
  const window = anchor.ownerDocument.defaultView;
  if (!window) return () => {};
  const rtl = frame.dir === 'rtl';
  let { side } = settings;
  /** Height that the popup was given, in pixels of the window. */
  let available = 0;
  /** What has scrolled round the anchor, and may have moved it out of sight. */
  const scrolled = new Set<Element>();
  const set = (property: string, text: string) => {
    if (frame.style.getPropertyValue(property) !== text) frame.style.setProperty(property, text);
  };

  const place = (resizes: boolean) => {
    const css = pixelsIn(frame);
    const setSize = (property: string, value: number) => {
      if (resizes) set(property, css(value));
    };
    const box = anchor.getBoundingClientRect();
    frame.toggleAttribute('data-anchor-hidden', isOutOf(scrolled, box));
    const view = viewOf(anchor);
    setSize(ANCHOR_WIDTH, box.width);
    setSize(WIDTH, availableWidth(view, settings));
    let now = frame.getBoundingClientRect();
    if (now.height >= available - 1) {
      // It was cut: what it would like to be shows only where there is most height.
      const { bottom, top } = availableHeights(box, view, settings);
      setSize(HEIGHT, Math.max(bottom, top));
      now = frame.getBoundingClientRect();
    }
    const next = placePopup(box, now, view, rtl, { ...settings, side });
    popup.dataset.side = next.side;
    side = next.side;
    setSize(HEIGHT, next.availableHeight);
    if (resizes) available = next.availableHeight;
    const pixel = window.devicePixelRatio || 1;
    set('left', css(Math.round(next.left * pixel) / pixel));
    set('top', css(Math.round(next.top * pixel) / pixel));
  };

  const onScroll = (event: Event) => {
    const target = eventTarget(event);
    // What scrolls inside the popup moves nothing.
    if (!target || popup.contains(target)) return;
    const { documentElement } = anchor.ownerDocument;
    const box = target === anchor.ownerDocument ? documentElement : target;
    if (box.nodeType === 1 && containsNode(box, anchor)) scrolled.add(box as Element);
    placeAll();
  };
  const placeAll = () => place(true);
  placeAll();
  return together([
    listen(window, 'scroll', onScroll, { capture: true, passive: true }),
    listen(window, 'resize', placeAll),
    listen(window.visualViewport, 'resize scroll', placeAll),
    watchSizes(anchor, frame, place),
    watchMoves(anchor, placeAll),
  ]);
}

/** Whether an anchor is wholly out of one of the boxes that scroll round it. */
function isOutOf(boxes: ReadonlySet<Element>, anchor: Edges): boolean {
  for (const box of boxes) {
    const { documentElement, defaultView } = box.ownerDocument;
    const { left, top, right, bottom } =
      box === documentElement && defaultView
        ? { left: 0, top: 0, right: defaultView.innerWidth, bottom: defaultView.innerHeight }
        : box.getBoundingClientRect();
    if (
      anchor.bottom <= top ||
      anchor.top >= bottom ||
      anchor.right <= left ||
      anchor.left >= right
    ) {
      return true;
    }
  }
  return false;
}

/** What is visible of the page, without what a zoom or an on-screen keyboard takes away. */
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
