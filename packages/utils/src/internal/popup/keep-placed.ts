import type { CSSProperties } from 'react';
import { type AnchorLook, anchorLook } from './anchor-look';
import { containsNode, eventTarget, listen, together } from './dom';
import {
  availableHeights,
  availableWidth,
  type Edges,
  type PopupSettings,
  placePopup,
} from './place-popup';
import { hasTopLayer } from './top-layer';
import { watchMoves, watchSizes } from './watch-anchor';

/** Properties that a popup's style sheet may read: its anchor's width, and the space it has. */
const ANCHOR_WIDTH = '--gd-popup-anchor-width';
const WIDTH = '--gd-popup-width';
const HEIGHT = '--gd-popup-height';

/** What a popup's frame is rendered with. */
export interface FirstPlace extends AnchorLook {
  readonly dir: string;
  readonly popover: 'manual' | undefined;
  readonly style: AnchorLook['style'] & CSSProperties;
}

/**
 * What a popup is rendered with: where it most likely belongs, so that it is styled and laid out
 * once. Measured before the popup is in the page, while the layout is still clean.
 */
export function firstPlace(anchor: HTMLElement, parent: Node, settings: PopupSettings): FirstPlace {
  const box = anchor.getBoundingClientRect();
  const view = viewOf(anchor);
  const { bottom, top } = availableHeights(box, view, settings.offset);
  const place = placePopup(box, { width: 0, height: 0 }, view, false, settings);
  const { direction } = getComputedStyle(anchor);
  const look = anchorLook(anchor, parent);
  return {
    ...look,
    dir: direction,
    // Where it can't be shown, it would stay hidden.
    popover: hasTopLayer(anchor) ? 'manual' : undefined,
    style: {
      left: place.left,
      top: place.top,
      ...look.style,
      [ANCHOR_WIDTH]: `${box.width}px`,
      [WIDTH]: `${availableWidth(view)}px`,
      [HEIGHT]: `${Math.max(bottom, top)}px`,
    } as FirstPlace['style'],
  };
}

/**
 * Puts a popup at its anchor, and again whenever one of them, the window or anything that scrolls
 * changes. Nothing is rendered for it. A popup whose anchor was scrolled out of sight is hidden
 * (`data-anchor-hidden`).
 *
 * @param frame The popup's positioned frame, rendered with `firstPlace`.
 * @param popup The popup in it, which may be animated: its own box is not measured.
 * @returns Ends it.
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
  // An application that raises the popup by its class means its frame.
  if (!frame.popover) frame.style.zIndex = window.getComputedStyle(popup).zIndex;
  let { side } = settings;
  /** What has scrolled round the anchor, and may have moved it out of sight. */
  const scrolled = new Set<Element>();
  const set = (property: string, value: number) => {
    const text = `${value}px`;
    if (frame.style.getPropertyValue(property) !== text) frame.style.setProperty(property, text);
  };

  const place = (resizes: boolean) => {
    const setSize = (property: string, value: number) => {
      if (resizes) set(property, value);
    };
    const box = anchor.getBoundingClientRect();
    frame.toggleAttribute('data-anchor-hidden', isOutOf(scrolled, box));
    const view = viewOf(anchor);
    setSize(ANCHOR_WIDTH, box.width);
    setSize(WIDTH, availableWidth(view));
    let now = frame.getBoundingClientRect();
    if (now.height >= Number.parseFloat(frame.style.getPropertyValue(HEIGHT)) - 1) {
      // It was cut: what it would like to be shows only where there is most height.
      const { bottom, top } = availableHeights(box, view, settings.offset);
      setSize(HEIGHT, Math.max(bottom, top));
      now = frame.getBoundingClientRect();
    }
    const next = placePopup(box, now, view, rtl, { ...settings, side });
    popup.dataset.side = next.side;
    side = next.side;
    setSize(HEIGHT, next.availableHeight);
    // Outside of the top layer, a frame in a transformed box does not count from the window's corner.
    const scale = now.width / frame.offsetWidth || 1;
    const pixel = window.devicePixelRatio || 1;
    const move = (from: number, to: number, property: 'left' | 'top') =>
      set(
        property,
        Math.round((Number.parseFloat(frame.style[property]) + (to - from) / scale) * pixel) /
          pixel,
      );
    move(now.left, next.left, 'left');
    move(now.top, next.top, 'top');
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
    const { clientWidth, clientHeight, ownerDocument } = box;
    const isPage = box === ownerDocument.documentElement;
    const { left, top, right, bottom } = isPage
      ? { left: 0, top: 0, right: clientWidth, bottom: clientHeight }
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
