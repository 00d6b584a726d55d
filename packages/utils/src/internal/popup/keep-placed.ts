import type { CSSProperties } from 'react';
import { type Edges, type PopupSide, placePopup, roomAround, widthWithin } from './place-popup';

/** Properties that a popup's style sheet may read: its anchor's width, and the room it has. */
const ANCHOR_WIDTH = '--gd-popup-anchor-width';
const WIDTH = '--gd-popup-width';
const HEIGHT = '--gd-popup-height';

/** So finely is the anchor watched: it shows when a hundredth of it has moved away. */
const STEPS = Array.from({ length: 101 }, (_, step) => step / 100);

/**
 * The style that a popup is rendered with: where it most likely belongs, so that it is laid out once.
 * Measured before the popup is in the page, while the layout is still clean.
 */
export function firstPlace(anchor: HTMLElement): CSSProperties {
  const box = anchor.getBoundingClientRect();
  const view = viewOf(anchor);
  const { bottom, top } = roomAround(box, view);
  const place = placePopup(box, { width: 0, height: 0 }, view, false, 'bottom');
  return {
    left: place.left,
    top: place.top,
    [ANCHOR_WIDTH]: `${box.width}px`,
    [WIDTH]: `${widthWithin(view)}px`,
    [HEIGHT]: `${Math.max(bottom, top)}px`,
  } as CSSProperties;
}

/**
 * Puts a popup at its anchor, and again whenever one of them, the window or anything that scrolls
 * changes. Nothing is rendered for it.
 *
 * @param frame The popup's positioned frame, rendered with `firstPlace`.
 * @param popup The popup in it, which may be animated: its own box is not measured.
 * @returns Ends it.
 */
export function keepPlaced(
  anchor: HTMLElement,
  frame: HTMLElement,
  popup: HTMLElement,
): () => void {
  const page = anchor.ownerDocument;
  const window = page.defaultView;
  if (!window) return () => {};
  const rtl = window.getComputedStyle(anchor).direction === 'rtl';
  if (rtl) frame.dir = 'rtl';
  // An application that raises the popup by its class means its frame.
  frame.style.zIndex = window.getComputedStyle(popup).zIndex;
  let side: PopupSide = 'bottom';
  const set = (property: string, value: number) => {
    const text = `${value}px`;
    if (frame.style.getPropertyValue(property) !== text) frame.style.setProperty(property, text);
  };

  const place = () => {
    const box = anchor.getBoundingClientRect();
    const view = viewOf(anchor);
    set(ANCHOR_WIDTH, box.width);
    set(WIDTH, widthWithin(view));
    let now = frame.getBoundingClientRect();
    if (now.height >= Number.parseFloat(frame.style.getPropertyValue(HEIGHT)) - 1) {
      // It was cut: what it would like to be shows only where there is most room.
      const { bottom, top } = roomAround(box, view);
      set(HEIGHT, Math.max(bottom, top));
      now = frame.getBoundingClientRect();
    }
    const next = placePopup(box, now, view, rtl, side);
    if (next.side !== side) popup.dataset.side = next.side;
    side = next.side;
    set(HEIGHT, next.room);
    // A frame in a transformed or scaled box does not count from the window's corner.
    const scale = now.width / frame.offsetWidth || 1;
    const pixel = window.devicePixelRatio || 1;
    const moved = (from: number, to: number, property: 'left' | 'top') =>
      set(
        property,
        Math.round((Number.parseFloat(frame.style[property]) + (to - from) / scale) * pixel) /
          pixel,
      );
    moved(now.left, next.left, 'left');
    moved(now.top, next.top, 'top');
  };

  const onScroll = ({ target }: Event) => {
    // What scrolls inside the popup moves nothing.
    if (!(target instanceof Node && popup.contains(target))) place();
  };
  const { visualViewport } = window;
  place();
  window.addEventListener('scroll', onScroll, { capture: true, passive: true });
  window.addEventListener('resize', place);
  visualViewport?.addEventListener('resize', place);
  visualViewport?.addEventListener('scroll', place);
  const endSizes = watchSizes(anchor, frame, place);
  const endMoves = watchMoves(anchor, place);
  return () => {
    window.removeEventListener('scroll', onScroll, { capture: true });
    window.removeEventListener('resize', place);
    visualViewport?.removeEventListener('resize', place);
    visualViewport?.removeEventListener('scroll', place);
    endSizes();
    endMoves();
  };
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

function watchSizes(anchor: Element, frame: Element, changed: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  let waiting = 0;
  let begun = false;
  const observer = new ResizeObserver((entries) => {
    const anchorChanged = begun && entries.some(({ target }) => target === anchor);
    begun = true;
    if (!anchorChanged) {
      changed();
      return;
    }
    // The popup gets another width for it, which must not be observed in the same frame.
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(changed);
  });
  observer.observe(anchor);
  observer.observe(frame);
  return () => {
    cancelAnimationFrame(waiting);
    observer.disconnect();
  };
}

/** Tells when the anchor moves though nothing scrolled: something above it came or went. */
function watchMoves(anchor: Element, moved: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  let observer: IntersectionObserver | undefined;
  const begin = () => {
    observer?.disconnect();
    const { left, top, right, bottom } = anchor.getBoundingClientRect();
    const { clientWidth, clientHeight } = anchor.ownerDocument.documentElement;
    // The root is cut down to where the anchor is, so that leaving that place is leaving the root.
    const rootMargin = [top, clientWidth - right, clientHeight - bottom, left]
      .map((distance) => `${-Math.floor(distance)}px`)
      .join(' ');
    observer = new IntersectionObserver(
      (entries) => {
        const now = entries.at(-1)?.boundingClientRect;
        if (!now || (now.left === left && now.top === top)) return;
        moved();
        begin();
      },
      { root: anchor.ownerDocument, rootMargin, threshold: STEPS },
    );
    observer.observe(anchor);
  };
  begin();
  return () => observer?.disconnect();
}
