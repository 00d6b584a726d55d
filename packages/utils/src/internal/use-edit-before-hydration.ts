'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { useLatestCallback } from './use-latest-callback';

/** What `useEditBeforeHydration` takes. */
export interface EditBeforeHydrationOptions<Edit> {
  /** What was entered before hydration; `undefined` for nothing. */
  read: () => Edit | undefined;
  /**
   * Makes the form send an edit that no render has come to yet: the first effects of an application run
   * before. `undefined`, after it was dropped, is what was rendered.
   */
  send?: (edit: Edit | undefined) => void;
  /** Called once with the edit. */
  take: (edit: Edit) => void;
}

/**
 * Takes in what a person entered before hydration (TXC-6). It is read in the first commit and taken in
 * the second: between them React runs all effects of the first, in which form libraries subscribe. A
 * library that was called before that would hold the value and never render it.
 *
 * @returns What was entered, until it is taken. Meanwhile it has to be shown and sent: React would write
 * the old value over it, an effect of the application would send that, and a text would lose its caret.
 * And what drops it, to be called when the form is reset: one of those effects may do so.
 */
export function useEditBeforeHydration<Edit>({
  read,
  send,
  take,
}: EditBeforeHydrationOptions<Edit>): [edit: Edit | undefined, drop: () => void] {
  const [found, setFound] = useState<{ readonly edit: Edit }>();
  const waits = useRef(false);
  const readNow = useLatestCallback(() => {
    const edit = read();
    if (edit === undefined) return;
    waits.current = true;
    send?.(edit);
    setFound({ edit });
  });
  const takeNow = useLatestCallback(take);
  useLayoutEffect(readNow, [readNow]);
  useLayoutEffect(() => {
    if (!found) return;
    waits.current = false;
    setFound(undefined);
    takeNow(found.edit);
  }, [found, takeNow]);
  const drop = () => {
    if (!waits.current) return;
    waits.current = false;
    setFound(undefined);
    send?.(undefined);
  };
  return [found?.edit, drop];
}
