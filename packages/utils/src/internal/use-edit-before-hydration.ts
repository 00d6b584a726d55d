'use client';

import { useLayoutEffect, useState } from 'react';
import { useLatestCallback } from './use-latest-callback';

/**
 * Takes in what a person entered before hydration (TXC-6). It is read in the first commit and taken in
 * the second: between them React runs all effects of the first, in which form libraries subscribe. A
 * library that was called before that would hold the value and never render it.
 *
 * @param read What was entered there; `undefined` for nothing.
 * @param take Called once with it.
 * @returns What was entered, until it is taken. Meanwhile it has to be shown and sent: React would write
 * the old value over it, an effect of the application would send that, and a text would lose its caret.
 */
export function useEditBeforeHydration<Edit>(
  read: () => Edit | undefined,
  take: (edit: Edit) => void,
): Edit | undefined {
  const [found, setFound] = useState<{ readonly edit: Edit }>();
  const readNow = useLatestCallback(read);
  const takeNow = useLatestCallback(take);
  useLayoutEffect(() => {
    const edit = readNow();
    if (edit !== undefined) setFound({ edit });
  }, [readNow]);
  useLayoutEffect(() => {
    if (!found) return;
    setFound(undefined);
    takeNow(found.edit);
  }, [found, takeNow]);
  return found?.edit;
}
