'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../internal/is-composing';
import { listen, together } from '../internal/popup/dom';
import type { SnackbarRecord } from './snackbar.types';
import type { SnackbarStore } from './snackbar-store';

/** The keys of the snackbars (SNK-3, SNK-4). When the one that has the focus goes, that returns to where it came from. */
export function useSnackbarKeys(
  host: HTMLElement | null,
  store: SnackbarStore,
  snackbars: readonly SnackbarRecord[],
): void {
  const origin = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a snackbar has changed
  useLayoutEffect(() => {
    // It is inert by now; the browser takes the focus away only at the next frame.
    const isLeaving = document.activeElement?.closest('.gd-snackbar[data-phase="leaving"]');
    if (isLeaving) goBack(origin.current);
  }, [snackbars]);

  useEffect(() => {
    if (!host) return undefined;
    const isInside = (node: unknown) => host.contains(node as Node | null);
    const bodies = () => [
      ...host.querySelectorAll<HTMLElement>(
        '.gd-snackbar:not([data-phase="leaving"]) > [role="group"]',
      ),
    ];
    const remember = ({ target, relatedTarget: from }: FocusEvent) => {
      if (!isInside(target) || isInside(from)) return;
      origin.current = from instanceof HTMLElement ? from : null;
    };
    const press = (event: KeyboardEvent) => {
      const isModified = event.altKey || event.ctrlKey || event.metaKey;
      const newest = bodies().at(-1);
      if (!newest || event.defaultPrevented || isComposing(event) || isModified) return;
      const { activeElement } = document;
      const isFocused = isInside(activeElement);
      if (event.key === 'F6') {
        event.preventDefault();
        if (isFocused) goBack(origin.current);
        else newest.focus({ preventScroll: true });
      } else if (event.key === 'Escape') {
        // It belongs to what has the focus, and to a modal round the snackbars first (CMP-11).
        const isElsewhere = activeElement !== null && activeElement !== document.body;
        if (!isFocused && (isElsewhere || host.closest('dialog'))) return;
        const body = bodies().find((item) => item.contains(activeElement)) ?? newest;
        event.preventDefault();
        store.dismiss(body.parentElement?.dataset.id ?? '');
      }
    };
    // A press with the mouse may select the text, for which the focus has to come; without a selection it goes back.
    const click = ({ target }: MouseEvent) => {
      if (!isInside(target) || !document.getSelection()?.isCollapsed) return;
      if (bodies().some((body) => body === document.activeElement)) goBack(origin.current);
    };
    return together([
      listen(document, 'focusin', remember),
      listen(document, 'keydown', press),
      listen(document, 'click', click),
    ]);
  }, [host, store]);
}

function goBack(origin: HTMLElement | null): void {
  if (origin?.isConnected) origin.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
