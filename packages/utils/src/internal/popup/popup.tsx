'use client';

import { type ComponentProps, type RefObject, useEffect, useState } from 'react';
import { focusedElement, together } from '../dom';
import { coverPage } from './cover-page';
import { keepFocus } from './keep-focus';
import { firstSpace, keepPlaced } from './keep-placed';
import type { PopupSettings } from './place-popup';
import { loopTab, visiblePart } from './sheet-mode';
import { type LayerEvents, TopLayer, type TopLayerProps } from './top-layer';

type Defaults<Settings> = { readonly [Key in keyof Settings]?: Settings[Key] | undefined };

export interface PopupProps
  extends ComponentProps<'div'>,
    Omit<LayerEvents, 'isOwn' | 'enter'>,
    Pick<TopLayerProps, 'container'>,
    Defaults<PopupSettings> {
  anchor: HTMLElement | RefObject<HTMLElement | null>;
  /** It covers the small screen, and nothing else can be used. It may change while the popup is open. */
  sheet?: boolean | undefined;
  isOwn?: LayerEvents['isOwn'] | undefined;
  /** Tab stays inside of it, as in every sheet; called where it has only one stop. */
  onOnlyStop?: (() => void) | undefined;
}

/** What opens at a control, placed in the first frame, or as a `sheet` over a small screen. Mounted only while open. */
export function Popup({
  anchor: given,
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
}: PopupProps) {
  const [anchor, setAnchor] = useState(() => elementOf(given));
  useEffect(() => {
    // A popup that is open at the first render had no control in the page to look at.
    setAnchor(elementOf(given));
  }, [given]);
  if (!anchor) return null;
  const settings = { side, align, sideOffset, collisionPadding };
  return (
    <TopLayer
      anchor={anchor}
      container={container}
      cover={sheet ? 'sheet' : undefined}
      place={(parent) => (sheet ? visiblePart(parent) : firstSpace(anchor, parent, settings))}
      isOwn={(node) => (!sheet && anchor.contains(node)) || isOwn?.(node) === true}
      onEscape={onEscape}
      onOutside={onOutside}
      onOutOfView={onOutOfView}
      onFocusLost={onFocusLost}
      enter={(frame, now) => {
        const popup = frame.firstElementChild as HTMLElement;
        const recover = () => {
          const { onFocusLost: give = () => popup.focus({ preventScroll: true }) } = now();
          give();
        };
        if (sheet && !popup.contains(focusedElement(popup))) recover();
        return together([
          keepFocus(popup, recover),
          sheet
            ? coverPage(frame, 'sheet', now)
            : keepPlaced(anchor, frame, popup, settings, () => now().onOutOfView?.()),
        ]);
      }}
      onKeyDown={(event) => {
        const popup = event.currentTarget.firstElementChild;
        const isTab = event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey;
        if (!popup || !isTab || event.defaultPrevented || !(sheet || onOnlyStop)) return;
        loopTab(event, popup, onOnlyStop ?? (() => event.preventDefault()));
      }}
    >
      <div tabIndex={-1} data-side={side} role={role} {...(sheet && MODAL)} {...props} />
    </TopLayer>
  );
}

const MODAL = { role: 'dialog', 'aria-modal': true } as const;

function elementOf(anchor: PopupProps['anchor']): HTMLElement | null {
  return 'current' in anchor ? anchor.current : anchor;
}
