'use client';

import { type RefObject, type SyntheticEvent, useLayoutEffect, useState } from 'react';
import { isComposing } from '../is-composing';
import { useLatestCallback } from '../use-latest-callback';
import { containsNode, deepFocus, eventTarget, listen, together } from './dom';
import { LAYERS } from './popup-container';
import { isShown, watchUse } from './watch-use';

export interface LayerOptions {
  /** The popup's element while it is open, or what holds it by the time of the layout effects. */
  readonly popup: HTMLElement | RefObject<HTMLElement | null> | null;
  /** The control that it belongs to, once it is there. */
  readonly anchor: Element | null;
  /** Whether a node outside of the popup belongs to its widget: its trigger, its label. */
  readonly isOwn: (node: Node) => boolean;
  /** Whether it opens without a request, as a tooltip does: while it is hidden, Escape also closes the layer below. */
  readonly isHint?: boolean | undefined;
  /** It covers the page (`coverPage`): what happens elsewhere does not close it. */
  readonly isModal?: boolean | undefined;
  readonly onEscape: () => void;
  /** A press or the focus went elsewhere, or the control can no longer be used. */
  readonly onOutside: () => void;
}

/** An open popup, as those who press keys and buttons meet it. */
export interface Layer extends Pick<LayerOptions, 'isHint' | 'onEscape' | 'onOutside'> {
  readonly popup: HTMLElement;
  readonly anchor: Element;
  /** Whether a node belongs to the popup or to the widget that opened it. */
  readonly owns: (node: Node) => boolean;
  readonly isModal?: () => boolean;
  /** Whether React took an event through the popup: from a popup that it opened, too. */
  readonly passedThrough: (event: Event) => boolean;
}

/** Open popups of each page, the newest last. By document: in jsdom a window has two identities. */
const layersOf = new WeakMap<Document, Layer[]>();

/**
 * Makes an open popup one level of what Escape, the focus and presses outside close (CMP-11). It listens before all
 * others: dialogs of other libraries would have closed by then, and a parent may stop the event.
 */
export function useLayer({ popup, anchor, isHint, ...latest }: LayerOptions) {
  const [passed] = useState(() => new WeakSet<Event>());
  const newest = useLatestCallback(() => latest);
  useLayoutEffect(() => {
    const element = popup && 'current' in popup ? popup.current : popup;
    if (!element || !anchor) return undefined;
    return openLayer({
      popup: element,
      anchor,
      owns: (node) => containsNode(element, node) || newest().isOwn(node),
      isModal: () => newest().isModal === true,
      passedThrough: (event) => passed.has(event),
      isHint,
      onEscape: () => newest().onEscape(),
      onOutside: () => newest().onOutside(),
    });
  }, [popup, anchor, isHint, newest, passed]);
  const note = (event: SyntheticEvent) => {
    passed.add(event.nativeEvent);
  };
  return { onPointerDownCapture: note, onFocusCapture: note };
}

/** Makes an open popup one level of what Escape and presses outside close, without React. */
export function openLayer(layer: Layer): () => void {
  const page = layer.popup.ownerDocument;
  const window = page.defaultView;
  if (!window) return () => {};
  // The event that opened it may still be on its way to the document.
  const opening = window.event;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const soon = (callback: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      callback();
    });
    timers.add(timer);
  };
  const isOutside = (event: Event) =>
    event !== opening &&
    !layer.passedThrough(event) &&
    !event.composedPath().some((node) => 'nodeType' in node && layer.owns(node as Node));

  // In the capture phase, as a parent may stop an event. Whether it came through the popup shows only
  // once React had it, so the verdict waits until the event is over.
  let pressed: PointerEvent | undefined;
  const isOver = () => {
    const event = pressed;
    pressed = undefined;
    if (event && !layer.passedThrough(event)) layer.onOutside();
  };
  const onPointerDown = (event: PointerEvent) => {
    pressed = !layer.isModal?.() && isOutside(event) ? event : undefined;
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
    entered = !layer.isModal?.() && isOutside(event) ? event : undefined;
    // A parent may stop it before it comes back here.
    if (entered) soon(settleFocus);
  };
  const onWindowBlur = () =>
    soon(() => {
      if (!layer.isModal?.() && wentToOtherFrame(page, layer.owns)) layer.onOutside();
    });

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
    listen(window, 'blur', onWindowBlur),
    watchUse(layer.anchor, layer.owns, layer.onOutside),
  ]);
}

/** Whether a node lies in what opened above a modal popup: a newer popup, or a dialog of any library. */
export function isAbove(popup: HTMLElement, node: Element): boolean {
  const layers = layersOf.get(popup.ownerDocument) ?? [];
  const newer = layers.slice(layers.findIndex((layer) => layer.popup === popup) + 1);
  if (newer.some(({ owns }) => owns(node))) return true;
  const other = node.closest(LAYERS);
  return other !== null && !containsNode(other, popup);
}

/**
 * Whether the window lost the focus to a frame inside of it, or to the page round it. No event says where a press in
 * them went. Another tab or application takes the focus from all of them.
 */
function wentToOtherFrame(page: Document, owns: (node: Node) => boolean): boolean {
  const focused = deepFocus(page);
  if (focused?.matches('iframe, frame, object, embed')) return !owns(focused);
  try {
    return !page.hasFocus() && page.defaultView?.top?.document.hasFocus() === true;
  } catch {
    // A page of another origin says nothing.
    return false;
  }
}

/**
 * Escape belongs to the newest popup that the focus is in. The popup handles it before every other listener, and for
 * itself alone: a dialog round the widget, of whatever library, stays open.
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
