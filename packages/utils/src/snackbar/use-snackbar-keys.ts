'use client';

import { type RefObject, useEffect } from 'react';
import type { SnackbarStore } from './snackbar-store';

/**
 * The keyboard of the snackbars (SNK-3, SNK-4): F6 goes to the newest and back, Escape dismisses.
 * When the one that has the focus goes away, the focus returns to where it came from.
 */
export function useSnackbarKeys(region: RefObject<HTMLElement | null>, store: SnackbarStore): void {
  useEffect(() => {
    let origin: HTMLElement | null = null;

    const inside = (node: EventTarget | null): node is Element =>
      node instanceof Element && (region.current?.contains(node) ?? false);
    const goBack = () => {
      if (origin?.isConnected) origin.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    const bodies = () => [
      ...(region.current?.querySelectorAll<HTMLElement>(
        '.gd-snackbar:not([data-phase="leaving"]) > [role="group"]',
      ) ?? []),
    ];

    const remember = (event: FocusEvent) => {
      if (!inside(event.target) || inside(event.relatedTarget)) return;
      origin = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'F6') {
        const newest = bodies().at(-1);
        if (inside(document.activeElement)) goBack();
        else if (newest) newest.focus({ preventScroll: true });
        else return;
        event.preventDefault();
      } else if (event.key === 'Escape') {
        const focused = inside(document.activeElement);
        // A modal has the focus: Escape is its own, one level at a time (CMP-11).
        if (!focused && region.current?.closest('dialog')) return;
        const all = bodies();
        const body = all.find((item) => item.contains(document.activeElement)) ?? all.at(-1);
        const id = body?.parentElement?.dataset.id;
        if (id === undefined) return;
        event.preventDefault();
        store.dismiss(id);
        if (focused) goBack();
      }
    };
    // A button inside has dismissed the one with the focus, and has not moved the focus itself.
    const release = (event: MouseEvent) => {
      const pressed = inside(event.target) && event.target.closest('button') !== null;
      if (pressed && inside(document.activeElement)) goBack();
    };

    document.addEventListener('focusin', remember);
    document.addEventListener('keydown', press);
    document.addEventListener('click', release);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('keydown', press);
      document.removeEventListener('click', release);
    };
  }, [region, store]);
}
