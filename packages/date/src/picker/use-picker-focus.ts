'use client';

import { focusedElement } from '@guadua/utils/internal';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { CloseReason } from './popup-focus';

/** Where the focus goes as a picker opens and closes, and which focus may open it (DAT-2). */
export interface PickerFocus {
  /** Whether the focus that the input just got may open the popup. */
  readonly mayOpen: () => boolean;
  /** The input lost the focus because the window did. */
  readonly windowLeft: () => void;
  /** Moves the focus without opening anything. */
  readonly focusQuietly: (element: HTMLElement | null) => void;
  /** To be called before the popup closes: the focus goes back unless it was taken elsewhere. */
  readonly beforeClose: (reason: CloseReason) => void;
  /** What the focus goes back to. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** Sends the focus back to what opened the popup, and keeps it from opening it again. */
export function usePickerFocus(
  open: boolean,
  input: RefObject<HTMLInputElement | null>,
  popup: RefObject<HTMLElement | null>,
): PickerFocus {
  const opener = useRef<HTMLElement>(null);
  const quiet = useRef(false);
  const goesBack = useRef(false);

  const focusQuietly = useCallback((element: HTMLElement | null) => {
    quiet.current = true;
    element?.focus({ preventScroll: true });
    quiet.current = false;
  }, []);

  useLayoutEffect(() => {
    if (open) return;
    // A sheet gives the focus back as it closes; until here that did not count as entering.
    quiet.current = false;
    if (!goesBack.current) return;
    goesBack.current = false;
    // The button can't take it once the field is read-only.
    const target = opener.current?.matches(':disabled') ? null : opener.current;
    focusQuietly(target ?? input.current);
  }, [open, focusQuietly, input]);

  return {
    opener,
    focusQuietly,
    mayOpen: () => {
      const may = !quiet.current;
      quiet.current = false;
      return may;
    },
    windowLeft: () => {
      quiet.current = true;
    },
    beforeClose: (reason) => {
      const element = popup.current;
      // Also in a frame or a shadow root.
      const inside = element?.contains(focusedElement(element)) ?? false;
      goesBack.current = inside && reason !== 'outside';
      quiet.current = true;
    },
  };
}
