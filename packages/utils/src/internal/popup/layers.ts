import { isComposing } from '../is-composing';
import { eventTarget, listen, together } from './dom';
import { isShown, watchUse } from './watch-use';

/** An open popup, as those who press keys and buttons meet it. */
export interface DismissableLayer {
  readonly popup: HTMLElement;
  /** The control that it belongs to. */
  readonly anchor: Element;
  /** Whether a node belongs to the popup or to the widget that opened it. */
  readonly owns: (node: Node) => boolean;
  /** Whether React took an event through the popup: from a popup that it opened, too. */
  readonly passedThrough: (event: Event) => boolean;
  /** Whether it opens without a request, as a tooltip does: while it is hidden, Escape also closes the layer below. */
  readonly isHint?: boolean | undefined;
  readonly onEscape: () => void;
  /** A press or the focus went elsewhere, or the control can no longer be used. */
  readonly onOutside: () => void;
}

/** Open popups of each page, the newest last. By document: in jsdom a window has two identities. */
const layersOf = new WeakMap<Document, DismissableLayer[]>();

/**
 * Makes a popup one level of what Escape and presses outside close (CMP-11).
 *
 * @returns Takes it away again.
 */
export function openLayer(layer: DismissableLayer): () => void {
  const page = layer.popup.ownerDocument;
  const window = page.defaultView;
  if (!window) return () => {};
  // What opened it may still be on its way to the document.
  const opening = window.event;
  let pressed: PointerEvent | undefined;
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const isOutside = (event: Event) =>
    event !== opening &&
    !layer.passedThrough(event) &&
    !event.composedPath().some((node) => 'nodeType' in node && layer.owns(node as Node));
  const soon = (callback: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      callback();
    });
    timers.add(timer);
  };

  // In the capture phase, as a parent may stop an event. Whether it came through the popup shows only
  // once React had it, and a focused element that goes away before its blur fires no event: so
  // the verdict waits until the event is over.
  const isOver = () => {
    const event = pressed;
    pressed = undefined;
    if (event && !layer.passedThrough(event)) layer.onOutside();
  };
  const onPointerDown = (event: PointerEvent) => {
    pressed = isOutside(event) ? event : undefined;
    // A finger that goes down may only mean to scroll: its click decides.
    if (pressed && event.pointerType !== 'touch') soon(isOver);
  };
  let entered: FocusEvent | undefined;
  const settleFocus = () => {
    const event = entered;
    entered = undefined;
    if (event && !layer.passedThrough(event)) layer.onOutside();
  };
  const onFocusIn = (event: FocusEvent) => {
    if (event.eventPhase === event.BUBBLING_PHASE) return settleFocus();
    entered = isOutside(event) ? event : undefined;
    // Should a parent stop it on its way back.
    if (entered) soon(settleFocus);
  };

  const layers = layersOf.get(page) ?? [];
  layersOf.set(page, layers);
  if (layers.length === 0) window.addEventListener('keydown', onKeyDown, true);
  layers.push(layer);
  const capture = { capture: true };
  return together([
    () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) window.removeEventListener('keydown', onKeyDown, true);
      for (const timer of timers) clearTimeout(timer);
    },
    listen(page, 'pointerdown', onPointerDown, capture),
    listen(page, 'click', isOver, capture),
    listen(page, 'focusin', onFocusIn, capture),
    listen(page, 'focusin', onFocusIn),
    watchUse(layer.anchor, layer.owns, layer.onOutside),
  ]);
}

/**
 * Escape belongs to the newest popup that the focus is in. The popup handles it before every other
 * listener, and for itself alone: a dialog round the widget, of whatever library, stays open.
 */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || isComposing(event)) return;
  const target = eventTarget(event);
  const page = target?.ownerDocument;
  if (!target || !page) return;
  // An element that had the focus and went away leaves it to the body.
  const lost = target === page.body;
  const layers = layersOf.get(page)?.filter(({ owns }) => lost || owns(target)) ?? [];
  for (const { popup, isHint, onEscape } of layers.reverse()) {
    const passes = isHint && !isShown(popup);
    if (!passes) {
      event.preventDefault();
      event.stopPropagation();
    }
    onEscape();
    if (!passes) return;
  }
}
