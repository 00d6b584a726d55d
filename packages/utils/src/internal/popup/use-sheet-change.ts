'use client';

import { useCallback, useEffect, useRef } from 'react';
import { matchesMedia, SHEET_QUERY } from '../use-media-query';
import { isUsable } from './watch-use';

/**
 * Runs what opens or closes the sheet of a control, which is in the page. What `opens` it does not run once the
 * control can't be used any more: opened at once, the sheet would have closed with it.
 */
export type SheetChange = (control: Element | null, change: () => void, opens?: boolean) => void;

/**
 * Opens and closes what is a sheet on a small screen (SEL-16, DAT-15). A modal dialog makes the whole
 * page inert, or active again: most of a tenth of a second on a slow phone. So what a tap shows by
 * itself, the button that is pressed or the day that is chosen, is painted before. Everything else
 * happens at once: after a key the next one may come in the meantime, and belongs where the focus goes.
 *
 * @returns Runs a change, in place of one that still waits; the same function at each render.
 */
export function useSheetChange(): SheetChange {
  const newest = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      newest.current = undefined;
    },
    [],
  );
  return useCallback((control, change, opens) => {
    newest.current = change;
    const window = control?.ownerDocument?.defaultView;
    if (window && isTap(window.event) && matchesMedia(SHEET_QUERY)) {
      // The task after a frame comes after its painting.
      const run = () => {
        if (newest.current === change && (!opens || isUsable(control))) change();
      };
      window.requestAnimationFrame(() => setTimeout(run));
    } else {
      change();
    }
  }, []);
}

/** Whether an event is the click of a pointer: that of a key has no count. */
function isTap(event: Event | undefined): boolean {
  return event?.type === 'click' && 'detail' in event && event.detail !== 0;
}
