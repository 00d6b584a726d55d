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
import { coverPage } from './cover-page';
import { focusedElement, together } from './dom';
import { keepFocus } from './keep-focus';
import { firstPlace, keepPlaced } from './keep-placed';
import type { PopupSettings } from './place-popup';
import { anchorLook, popupContainer } from './popup-container';
import { loopTab, visiblePart } from './sheet-mode';
import { type LayerEvents, useLayer } from './use-layer';

type Defaults<Settings> = { readonly [Key in keyof Settings]?: Settings[Key] | undefined };

export interface PopupProps
  extends ComponentProps<'div'>,
    Omit<LayerEvents, 'isOwn'>,
    Defaults<PopupSettings> {
  anchor: HTMLElement | RefObject<HTMLElement | null>;
  /** The element that it is put into; by default the dialog round the anchor, else the body (CMP-11). */
  container?: Element | DocumentFragment | null | undefined;
  /** It covers the small screen, and nothing else can be used. It may change while the popup is open. */
  sheet?: boolean | undefined;
  isOwn?: LayerEvents['isOwn'] | undefined;
  /** Tab stays inside of it, as in every sheet; called where it has only one stop. */
  onOnlyStop?: (() => void) | undefined;
}

/** What opens at a control, placed in the first frame, or as a `sheet` over a small screen. Mounted only while open. */
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
  side = 'bottom',
  align = 'start',
  sideOffset = 4,
  collisionPadding = 8,
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
  const [{ colorScheme, density, direction }] = useState(() => anchorLook(anchor, parent));
  const settings = { side, align, sideOffset, collisionPadding };
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
    onOutOfView,
    onFocusLost,
    enter(element, now) {
      const popup = popupIn(element);
      if (!popup) return undefined;
      const recover = () => {
        const { onFocusLost: give = () => popup.focus({ preventScroll: true }) } = now();
        give();
      };
      if (sheet && !popup.contains(focusedElement(popup))) recover();
      return together([
        keepFocus(popup, recover),
        sheet
          ? coverPage(element, 'sheet', now)
          : keepPlaced(anchor, element, popup, settings, () => now().onOutOfView?.()),
      ]);
    },
  });

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
      // jsdom, which has no `showPopover`, would keep it hidden.
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
      <div tabIndex={-1} data-side={side} role={role} {...(sheet && MODAL)} {...props} />
    </div>,
    parent,
  );
}

/** Shows the frame before the layout effects of the content behind it, which may move the focus. */
function ShowFirst({ id, parent }: { id: string; parent: ParentNode }): null {
  useLayoutEffect(() => {
    // Refs are filled once the content is done.
    const frame = parent.querySelector<HTMLElement>(`[id="${id}"]`);
    // In strict mode it is shown already.
    if (frame?.isConnected && frame.popover && !frame.matches(':popover-open')) frame.showPopover();
  }, [id, parent]);
  return null;
}

const MODAL = { role: 'dialog', 'aria-modal': true } as const;

function elementOf(anchor: PopupProps['anchor']): HTMLElement | null {
  return 'current' in anchor ? anchor.current : anchor;
}

function popupIn(frame: HTMLElement | null): HTMLElement | undefined {
  return frame?.querySelector<HTMLElement>(':scope > [data-side]') ?? undefined;
}
