'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../internal/is-composing';
import { listen, together } from '../internal/popup/dom';
import type { SnackbarRecord } from './snackbar.types';
import type { SnackbarStore } from './snackbar-store';

/**
 * The keyboard of the snackbars (SNK-3, SNK-4): F6 goes to the newest and back, Escape dismisses. When the one that has
 * the focus goes away, the focus returns to where it came from.
 */
export function useSnackbarKeys(
  region: RefObject<HTMLElement | null>,
  store: SnackbarStore,
  snackbars: readonly SnackbarRecord[],
): void {
  const origin = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a snackbar has changed
  useLayoutEffect(() => {
    const active = document.activeElement;
    // It is inert by now; the browser takes the focus away only at the next frame.
    if (active?.closest('.gd-snackbar[data-phase="leaving"]')) goBack(origin.current);
  }, [snackbars]);

  useEffect(() => {
    const inside = (node: unknown) =>
      node instanceof Element && (region.current?.contains(node) ?? false);

    const remember = (event: FocusEvent) => {
      const from = event.relatedTarget;
      if (!inside(event.target) || inside(from)) return;
      origin.current = from instanceof HTMLElement ? from : null;
    };
    const press = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        isComposing(event) ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey
      )
        return;
      const focused = inside(document.activeElement);
      const bodies = snackbarBodies(region.current);
      const newest = bodies.at(-1);
      if (!newest) return;
      if (event.key === 'F6') {
        event.preventDefault();
        if (focused) goBack(origin.current);
        else newest.focus({ preventScroll: true });
      } else if (event.key === 'Escape') {
        // It belongs to what has the focus, and to a modal round the snackbars first (CMP-11).
        const { activeElement } = document;
        const elsewhere = activeElement !== null && activeElement !== document.body;
        if (!focused && (elsewhere || region.current?.closest('dialog'))) return;
        const body = bodies.find((item) => item.contains(document.activeElement)) ?? newest;
        event.preventDefault();
        store.dismiss(body.parentElement?.dataset.id ?? '');
      }
    };

    // A press with the mouse may select the text, for which the focus has to come; without a selection it goes back.
    const click = ({ target }: MouseEvent) => {
      if (!inside(target) || !document.getSelection()?.isCollapsed) return;
      if (snackbarBodies(region.current).some((body) => body === document.activeElement)) {
        goBack(origin.current);
      }
    };

    return together([
      listen(document, 'focusin', remember),
      listen(document, 'keydown', press),
      listen(document, 'click', click),
    ]);
  }, [region, store]);
}

function snackbarBodies(region: HTMLElement | null): HTMLElement[] {
  const bodies = region?.querySelectorAll<HTMLElement>(
    '.gd-snackbar:not([data-phase="leaving"]) > [role="group"]',
  );
  return [...(bodies ?? [])];
}

function goBack(origin: HTMLElement | null): void {
  if (origin?.isConnected) origin.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
