'use client';

import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useLatestCallback } from '../use-latest-callback';
import { anchorLook } from './anchor-look';
import { focusedElement, together } from './dom';
import { keepFocus } from './keep-focus';
import { firstPlace, keepPlaced } from './keep-placed';
import { useLayer } from './layers';
import { type PopupAlign, type PopupSide, popupSettings } from './place-popup';
import { popupContainer } from './popup-container';
import { enterSheetMode, loopTab, visiblePart } from './sheet-mode';

/** Props of `Popup`; the rest goes to the popup's element. */
export interface PopupProps extends ComponentProps<'div'> {
  anchor: HTMLElement | RefObject<HTMLElement | null>;
  /** The element that it is put into; by default the dialog round the anchor, else the body (CMP-11). */
  container?: Element | DocumentFragment | null | undefined;
  /** The side it prefers. */
  side?: PopupSide | undefined;
  /** With which edge of the anchor it is flush. */
  align?: PopupAlign | undefined;
  /** Space between the anchor and the popup, in pixels. */
  sideOffset?: number | undefined;
  /** Space that stays free at the edges of the window, in pixels. */
  collisionPadding?: number | undefined;
  /**
   * Its frame covers the small screen (`data-sheet`), and nothing else can be used. It may change while the popup is
   * open.
   */
  sheet?: boolean | undefined;
  /** Whether a node outside of anchor and popup belongs to the widget all the same: its label. */
  isOwn?: ((node: Node) => boolean) | undefined;
  /** Escape was pressed in the popup or its widget, or the back gesture of a phone was made. */
  onEscape: () => void;
  /** Something outside was pressed or took the focus, or the anchor can no longer be used. */
  onOutside: () => void;
  /** The anchor was scrolled out of sight. */
  onOutOfView?: (() => void) | undefined;
  /** The part that had the focus was removed or disabled; by default the popup itself takes it. */
  onFocusLost?: (() => void) | undefined;
  /** Tab stays inside of it, as in every sheet; called where it has only one stop. */
  onOnlyStop?: (() => void) | undefined;
}

/**
 * What opens at a control: in the browser's top layer, placed below or above its anchor in the first frame and without
 * rendering twice; one level of Escape; closed from outside. As a `sheet` the same element covers a small screen, and
 * has the focus. Mounted only while open.
 */
export function Popup(props: PopupProps) {
  const [anchor, setAnchor] = useState(() => elementOf(props.anchor));
  useEffect(() => {
    // Open at the first render: the control was not there to be looked at.
    setAnchor(elementOf(props.anchor));
  }, [props.anchor]);
  return anchor && <OpenPopup {...props} control={anchor} />;
}

function OpenPopup({
  anchor: _,
  control: anchor,
  container,
  side,
  align,
  sideOffset,
  collisionPadding,
  sheet = false,
  isOwn,
  onEscape,
  onOutside,
  onOutOfView,
  onFocusLost,
  onOnlyStop,
  role,
  ...props
}: PopupProps & { control: HTMLElement }) {
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  // Moved elsewhere, its content would lose its state and its focus.
  const [parent] = useState(() => popupContainer(anchor, container));
  const [settings] = useState(() => popupSettings({ side, align, sideOffset, collisionPadding }));
  const [{ colorScheme, density, direction }] = useState(() => anchorLook(anchor, parent));
  const measure = () => ({
    sheet,
    style: sheet ? visiblePart(parent) : firstPlace(anchor, parent, settings),
  });
  const [place, setPlace] = useState(measure);
  if (place.sheet !== sheet) setPlace(measure());
  const layer = useLayer({
    popup: frame,
    anchor,
    isOwn: (node) => (!sheet && anchor.contains(node)) || isOwn?.(node) === true,
    isModal: sheet,
    onEscape,
    onOutside,
  });
  const goBack = useLatestCallback(onEscape);
  const leave = useLatestCallback(onOutside);
  const leaveView = useLatestCallback(onOutOfView);
  const watchesView = !sheet && onOutOfView !== undefined;
  const recover = useLatestCallback(() => {
    if (onFocusLost) onFocusLost();
    else popupIn(frame.current)?.focus({ preventScroll: true });
  });

  useLayoutEffect(() => {
    const element = frame.current;
    const popup = popupIn(element);
    if (!element || !popup) return undefined;
    if (sheet && !popup.contains(focusedElement(popup))) recover();
    return together([
      keepFocus(popup, recover),
      ...(sheet
        ? [enterSheetMode(element, goBack, leave)]
        : [
            keepPlaced(anchor, element, popup, settings),
            watchesView ? watchView(anchor, leaveView) : () => {},
          ]),
    ]);
  }, [anchor, settings, sheet, watchesView, recover, goBack, leave, leaveView]);

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its content did not use up
    <div
      {...layer}
      ref={frame}
      id={id}
      className="gd-popup-frame"
      dir={direction}
      data-gd-density={density}
      style={{ colorScheme, ...place.style }}
      // In jsdom it would stay hidden.
      popover={'showPopover' in anchor ? 'manual' : undefined}
      data-sheet={sheet ? '' : undefined}
      onKeyDown={(event: KeyboardEvent) => {
        const popup = popupIn(frame.current);
        const isTab = event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey;
        if (!popup || !isTab || event.defaultPrevented || !(sheet || onOnlyStop)) return;
        loopTab(event, popup, onOnlyStop ?? (() => event.preventDefault()));
      }}
    >
      <ShowFirst id={id} parent={parent} />
      <div tabIndex={-1} data-side={settings.side} role={role} {...(sheet && MODAL)} {...props} />
    </div>,
    parent,
  );
}

/**
 * Shows the frame before the layout effects of the content behind it, which may move the focus: the frame's own would
 * be too late for them. In an insertion effect no focus handler could set state.
 */
function ShowFirst({ id, parent }: { id: string; parent: ParentNode }): null {
  useLayoutEffect(() => {
    // Refs are filled once the content is done.
    const frame = parent.querySelector<HTMLElement>(`[id="${id}"]`);
    // In strict mode it is shown already.
    if (frame?.isConnected && frame.popover && !frame.matches(':popover-open')) frame.showPopover();
  }, [id, parent]);
  return null;
}

/** Calls back once an element that was in view is no longer. */
function watchView(element: Element, onLeave: () => void): () => void {
  // In jsdom nothing is ever out of view.
  if (typeof IntersectionObserver === 'undefined') return () => {};
  let seen = false;
  const observer = new IntersectionObserver((entries) => {
    const visible = entries.at(-1)?.isIntersecting ?? true;
    if (seen && !visible) onLeave();
    seen ||= visible;
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** What a screen reader is told of a sheet. */
const MODAL = { role: 'dialog', 'aria-modal': true } as const;

function elementOf(anchor: PopupProps['anchor']): HTMLElement | null {
  return 'current' in anchor ? anchor.current : anchor;
}

function popupIn(frame: HTMLElement | null): HTMLElement | undefined {
  return frame?.querySelector<HTMLElement>(':scope > [data-side]') ?? undefined;
}
