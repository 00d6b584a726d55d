'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { deepFocus, isUsable } from '../dom';
import { matchesMedia, SHEET_QUERY } from '../use-media-query';
import { warnOnce } from '../warn-once';

/** Por qué se abre o se cierra: su botón, Escape, un clic afuera, algo que se eligió, un cierre pedido o el foco. */
export type PopupReason = 'trigger' | 'escape' | 'outside' | 'select' | 'close' | 'focus';

/** Lo que `onOpenChange` recibe además. */
export interface PopupDetails {
  /** Qué lo abrió o cerró. */
  readonly reason: PopupReason;
}

export interface PopupOptions {
  readonly open?: boolean | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean, details: PopupDetails) => void) | undefined;
  /** What can't be used has no popup, and none opens by itself once it can be used again. */
  readonly usable: boolean;
  readonly mobileSheet?: boolean | undefined;
  /** Nothing else can take the focus while it is open, so a press outside gives it back as well. */
  readonly modal?: boolean | undefined;
  /** The control that the focus goes back to at closing, unless `focusTarget` names another element. */
  readonly control: RefObject<HTMLElement | null>;
  readonly focusTarget?: (() => HTMLElement | null) | undefined;
}

interface Kept {
  asked: boolean;
  reason?: PopupReason | undefined;
  wasOpen: boolean;
  isFocusing: boolean;
  options: PopupOptions;
  /** The last change that was asked for, which may wait for a frame. */
  newest?: () => void;
}

/** The open state of a popup, and the one place that moves the focus at closing (CMP-11). */
export function usePopup<Intent = undefined>(options: PopupOptions) {
  const { control } = options;
  const [own, setOwn] = useState<{ open: boolean; intent: Intent | null }>({
    open: options.defaultOpen ?? false,
    intent: null,
  });
  const wanted = options.open ?? own.open;
  const isOpen = wanted && options.usable;
  const { current: kept } = useRef<Kept>({
    asked: wanted,
    wasOpen: false,
    isFocusing: false,
    options,
  });
  const isSheet = () => options.mobileSheet === true && matchesMedia(SHEET_QUERY);

  // What happens twice in one event is reported once.
  const change = (open: boolean, reason: PopupReason, intent: Intent | null) => {
    const { onOpenChange, ...now } = kept.options;
    if (kept.asked === open || (open && !now.usable)) return;
    kept.asked = open;
    kept.reason = reason;
    setOwn({ open, intent });
    onOpenChange?.(open, { reason });
    if (now.open !== undefined && !onOpenChange) {
      warnOnce(
        'widgets',
        'with `open` undo what a person does without `onOpenChange`. Add it, or give `defaultOpen` or `readOnly`.',
        'open-without-on-open-change',
      );
    }
  };
  /** After a tap it waits a frame: what the tap shows by itself is painted before a sheet comes or goes. */
  const ask = (isNow: boolean, open: boolean, reason: PopupReason, intent: Intent | null) => {
    const run = () => change(open, reason, intent);
    kept.newest = run;
    const element = control.current;
    const window = element?.ownerDocument.defaultView;
    if (isNow || !window || !isSheet() || !isTap(window.event)) return run();
    // The task after a frame comes after its painting.
    window.requestAnimationFrame(() =>
      setTimeout(() => {
        const holds = open ? isUsable(element) : element.isConnected;
        if (kept.newest === run && holds) run();
      }),
    );
  };
  const focusQuietly = (element: HTMLElement | null) => {
    kept.isFocusing = true;
    element?.focus({ preventScroll: true });
    kept.isFocusing = false;
  };

  // This also follows a render that changes nothing: the caller may have refused what was asked for.
  useLayoutEffect(() => {
    kept.options = options;
    kept.asked = wanted;
    const closes = kept.wasOpen && !isOpen;
    kept.wasOpen = isOpen;
    if (!closes) return;
    if (wanted) change(false, 'close', null);
    const stays = kept.reason === 'outside' && !options.modal && !isSheet();
    kept.reason = undefined;
    const page = control.current?.ownerDocument;
    const focused = page && deepFocus(page);
    const isElsewhere = focused && focused !== page.body;
    if (stays || isElsewhere) return;
    const target = options.focusTarget?.();
    focusQuietly(target && !target.matches(':disabled') ? target : control.current);
  });

  return {
    isOpen,
    /** What it was opened for; `null` where a prop opened it. */
    intent: own.intent,
    /** Asks to open it; with `now`, for a call of the application, it waits for no frame. */
    open: (reason: PopupReason, intent: Intent, now?: 'now') =>
      ask(now === 'now', true, reason, intent),
    close: (reason: PopupReason, now?: 'now') => ask(now === 'now', false, reason, null),
    focusQuietly,
    isFocusing: () => kept.isFocusing,
  };
}

function isTap(event: Event | undefined): boolean {
  return event?.type === 'click' && 'detail' in event && event.detail !== 0;
}
