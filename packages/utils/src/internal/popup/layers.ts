import {
  containsNode,
  deepFocus,
  eventTarget,
  focusedElement,
  isShown,
  isUsable,
  listen,
  together,
  watchPage,
} from '../dom';
import { isComposing } from '../is-composing';
import { LAYERS } from './popup-container';

export interface Layer {
  readonly popup: HTMLElement;
  readonly anchor: Element;
  readonly owns: (node: Node) => boolean;
  /** The layer covers the page, so what happens elsewhere does not close it. */
  readonly isModal?: boolean | undefined;
  /** It opens without a request, as a tooltip does: while it is hidden, Escape also closes the layer below. */
  readonly isHint?: boolean | undefined;
  /** Whether React took an event through the popup: from a popup that it opened, too. */
  readonly passedThrough: (event: Event) => boolean;
  readonly onEscape: () => void;
  /** A press or the focus went elsewhere, or the control can no longer be used. */
  readonly onOutside: () => void;
}

/** Open popups of each page, the newest last; the key is the document, as in jsdom a window has two identities. */
const layersOf = new WeakMap<Document, Layer[]>();

export function openLayer(layer: Layer): () => void {
  const page = layer.popup.ownerDocument;
  const window = page.defaultView;
  if (!window) return () => {};
  // The event that opened it may still be on its way to the document.
  const opening = window.event;
  let isOpen = true;
  const soon = (callback?: () => void) => callback && setTimeout(() => isOpen && callback());
  // A parent may stop an event, so this listens in the capture phase. Whether the event came through the popup shows
  // only once React had it, so the verdict waits until the event is over.
  const verdictOn = (event: Event) => {
    const isInside =
      layer.isModal ||
      event === opening ||
      event.composedPath().some((node) => 'nodeType' in node && layer.owns(node as Node));
    if (isInside) return undefined;
    return () => {
      if (!layer.passedThrough(event)) layer.onOutside();
    };
  };
  let tap: (() => void) | undefined;
  const onPointerDown = (event: PointerEvent) => {
    const verdict = verdictOn(event);
    // A finger that goes down may only mean to scroll: its click decides.
    tap = event.pointerType === 'touch' ? verdict : undefined;
    if (event.pointerType !== 'touch') soon(verdict);
  };
  const onClick = () => {
    tap?.();
    tap = undefined;
  };
  const onWindowBlur = () =>
    soon(() => {
      if (!layer.isModal && wentToOtherFrame(page, layer.owns)) layer.onOutside();
    });
  const layers = layersOf.get(page) ?? [];
  layersOf.set(page, layers);
  // One listener for all layers, before those of dialogs of other libraries, which would have closed by then.
  window.addEventListener('keydown', onKeyDown, true);
  // A layer that begins anew because it became a sheet stays below what was opened from within it.
  const above = layers.findIndex(({ popup }) => containsNode(layer.popup, popup));
  layers.splice(above < 0 ? layers.length : above, 0, layer);
  const capture = { capture: true };
  return together([
    () => {
      isOpen = false;
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) window.removeEventListener('keydown', onKeyDown, true);
    },
    listen(page, 'pointerdown', onPointerDown, capture),
    listen(page, 'click', onClick, capture),
    listen(page, 'focusin', (event) => soon(verdictOn(event)), capture),
    listen(window, 'blur', onWindowBlur),
    watchUse(layer),
  ]);
}

/** Closes a popup whose control can no longer be used; one that could not be used from the start is meant so. */
function watchUse({ anchor, owns, onOutside }: Layer): (() => void) | undefined {
  // jsdom has no `checkVisibility`, and hides nothing.
  if (!('checkVisibility' in anchor)) return undefined;
  let wasUsable = isUsable(anchor);
  return watchPage(anchor.ownerDocument, () => {
    const isNow = isUsable(anchor);
    const isLost = wasUsable && !isNow;
    wasUsable = isNow;
    if (!isLost) return false;
    const focused = focusedElement(anchor);
    // A dialog that was opened from within the popup made the page inert, and has the focus.
    const isElsewhere = focused && focused !== anchor.ownerDocument.body && !owns(focused);
    if (!(isElsewhere && isShown(anchor))) onOutside();
    return false;
  });
}

export function isAbove(popup: HTMLElement, node: Element): boolean {
  const layers = layersOf.get(popup.ownerDocument) ?? [];
  const newer = layers.slice(layers.findIndex((layer) => layer.popup === popup) + 1);
  if (newer.some(({ owns }) => owns(node))) return true;
  const other = node.closest(LAYERS);
  return other !== null && !containsNode(other, popup);
}

/** Whether the window lost the focus to a frame in it or to the page round it, of which no event tells. */
function wentToOtherFrame(page: Document, owns: (node: Node) => boolean): boolean {
  // `hasFocus()` is also true while a frame of the page has the focus. A closed shadow root shows only its host.
  if (page.hasFocus()) return !owns(deepFocus(page) ?? page.body);
  try {
    return page.defaultView?.top?.document.hasFocus() === true;
  } catch {
    return false;
  }
}

/** Escape belongs to the newest popup that the focus is in: a dialog round the widget stays open. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || isComposing(event)) return;
  const target = eventTarget(event);
  const page = target?.ownerDocument;
  if (!target || !page) return;
  // An element that had the focus and went away leaves it to the body.
  const lost = target === page.body;
  const layers = layersOf.get(page)?.filter(({ owns }) => lost || owns(target)) ?? [];
  for (const { popup, isHint, onEscape } of layers.reverse()) {
    const passes = isHint && !isShown(popup.firstElementChild ?? popup);
    if (!passes) {
      event.preventDefault();
      event.stopPropagation();
    }
    onEscape();
    if (!passes) return;
  }
}
