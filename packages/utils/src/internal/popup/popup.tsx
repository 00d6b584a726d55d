'use client';

import {
  type ComponentProps,
  type SyntheticEvent,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useLatestCallback } from '../use-latest-callback';
import { allowInModals } from './allow-in-modals';
import { openLayer } from './dismissal';
import { firstPlace, keepPlaced } from './keep-placed';

/** Props of `Popup`; the rest goes to the popup's element. */
export interface PopupProps extends ComponentProps<'div'> {
  /** The control that it belongs to. */
  anchor: HTMLElement;
  /** What it is put into (CMP-11). */
  container: Element;
  /** Whether a node outside of anchor and popup belongs to the widget all the same: its label. */
  isOwn?: ((node: Node) => boolean) | undefined;
  /** Escape was pressed in the popup or its widget. */
  onEscape: () => void;
  /** Something outside was pressed, or took the focus. */
  onOutside: () => void;
}

/**
 * What opens at a control: placed below or above it, in the first frame and without rendering twice;
 * one level of Escape; closed from outside. Mounted only while open. It never moves the focus.
 */
export function Popup({ anchor, container, isOwn, onEscape, onOutside, ...props }: PopupProps) {
  const frame = useRef<HTMLDivElement>(null);
  const heard = useRef<Event>(null);
  const [style] = useState(() => firstPlace(anchor));
  const owns = useLatestCallback(
    (node: Node) =>
      anchor.contains(node) || frame.current?.contains(node) === true || isOwn?.(node) === true,
  );
  const leave = useLatestCallback(onEscape);
  const dismiss = useLatestCallback(onOutside);

  // Before anything in the popup takes the focus, which layout effects do.
  useInsertionEffect(() => allowInModals(anchor.ownerDocument), [anchor]);
  useLayoutEffect(() => {
    const popup = frame.current?.firstElementChild;
    if (!frame.current || !(popup instanceof HTMLElement)) return undefined;
    return keepPlaced(anchor, frame.current, popup);
  }, [anchor]);
  useEffect(() => {
    if (!frame.current) return undefined;
    return openLayer({
      popup: frame.current,
      owns,
      heard: (event) => heard.current === event,
      onEscape: leave,
      onOutside: dismiss,
    });
  }, [owns, leave, dismiss]);

  const hear = (event: SyntheticEvent) => {
    heard.current = event.nativeEvent;
  };
  return createPortal(
    <div
      ref={frame}
      className="gd-popup-frame"
      style={style}
      onPointerDownCapture={hear}
      onFocusCapture={hear}
    >
      <div tabIndex={-1} data-side="bottom" {...props} />
    </div>,
    container,
  );
}
