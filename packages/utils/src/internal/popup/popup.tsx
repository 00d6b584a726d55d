'use client';

import {
  type ComponentProps,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useLatestCallback } from '../use-latest-callback';
import { allowInModals } from './allow-in-modals';
import { containsNode, together } from './dom';
import { keepFocus } from './keep-focus';
import { firstPlace, keepPlaced } from './keep-placed';
import { openLayer } from './layers';
import { endLeaving, leave } from './leave';
import { type PopupPlacement, readPlacement } from './place-popup';
import { popupContainer } from './popup-container';
import { showInTopLayer } from './top-layer';
import { WhileShown } from './while-shown';

/** Props of `Popup`; the rest goes to the popup's element. */
export interface PopupProps extends ComponentProps<'div'> {
  /** The control that it belongs to. */
  anchor: HTMLElement;
  /** What it is put into; by default the dialog round the anchor, else the body (CMP-11). */
  container?: Element | DocumentFragment | null | undefined;
  /**
   * The side it prefers, and with which edge of the anchor it is flush.
   * @default 'bottom-start'
   */
  placement?: PopupPlacement | undefined;
  /**
   * Space between the anchor and the popup, in pixels.
   * @default 4
   */
  offset?: number | undefined;
  /**
   * Without it the popup is only made ready, out of sight: placed, styled and laid out, so that showing
   * it is little more than a frame. It takes no focus and no key, and closes nothing.
   * @default true
   */
  shown?: boolean | undefined;
  /** Whether a node outside of anchor and popup belongs to the widget all the same: its label. */
  isOwn?: ((node: Node) => boolean) | undefined;
  /** Escape was pressed in the popup or its widget. */
  onEscape: () => void;
  /** Something outside was pressed or took the focus, or the anchor can no longer be used. */
  onOutside: () => void;
  /** The part that had the focus was removed or disabled; by default the popup itself takes it. */
  onFocusLost?: (() => void) | undefined;
}

/**
 * What opens at a control: placed below or above it, in the first frame and without rendering twice;
 * in the browser's top layer; one level of Escape; closed from outside. Mounted only while open. It
 * never takes the focus by itself.
 */
export function Popup({
  anchor,
  container,
  placement,
  offset,
  shown = true,
  isOwn,
  onEscape,
  onOutside,
  onFocusLost,
  ...props
}: PopupProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [passed] = useState(() => new WeakSet<Event>());
  const frameId = useId();
  // Moved elsewhere, its content would lose its state and its focus.
  const [parent] = useState(() => popupContainer(anchor, container));
  const [settings] = useState(() => readPlacement(placement, offset));
  const [place] = useState(() => firstPlace(anchor, parent, settings));
  const newest = useLatestCallback(() => ({ isOwn, onEscape, onOutside, onFocusLost }));

  useLayoutEffect(() => {
    const element = frame.current;
    const popup = element?.querySelector<HTMLElement>('[data-side]');
    if (!element || !popup) return undefined;
    endLeaving(anchor);
    return keepPlaced(anchor, element, popup, settings);
  }, [anchor, settings]);

  useLayoutEffect(() => {
    const element = frame.current;
    const popup = element?.querySelector<HTMLElement>('[data-side]');
    if (!shown || !element || !popup) return undefined;
    return together([
      () => leave(element, anchor),
      keepFocus(popup, () => {
        const { onFocusLost: recover = () => popup.focus({ preventScroll: true }) } = newest();
        recover();
      }),
      // Ends before what takes the popup's place, a sheet, moves the focus.
      openLayer({
        popup: element,
        anchor,
        owns: (node) =>
          anchor.contains(node) || containsNode(element, node) || newest().isOwn?.(node) === true,
        passedThrough: (event) => passed.has(event),
        onEscape: () => newest().onEscape(),
        onOutside: () => newest().onOutside(),
      }),
    ]);
  }, [anchor, shown, passed, newest]);

  const note = (event: SyntheticEvent) => {
    passed.add(event.nativeEvent);
  };
  return createPortal(
    <div
      ref={frame}
      id={frameId}
      className="gd-popup-frame"
      {...place}
      data-prepared={shown ? undefined : ''}
      onPointerDownCapture={note}
      onFocusCapture={note}
    >
      <WhileShown parent={parent} id={frameId} show={show} />
      <div tabIndex={-1} data-side={settings.side} {...props} />
    </div>,
    parent,
  );
}

function show(frame: HTMLElement) {
  showInTopLayer(frame);
  return allowInModals(frame);
}
