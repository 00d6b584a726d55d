import { useLatestCallback } from '@guadua/utils/internal';
import { type RefObject, useCallback, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { areSame } from './file-items';

/** Keeps the files in the native input: a plain form sends them, also while `<Activity>` hides the field. */
export function useHeldFiles(
  input: RefObject<HTMLInputElement | null>,
  files: () => readonly File[],
  onEarly: (files: readonly File[]) => void,
): () => void {
  const held = useRef<{ element: HTMLInputElement | null; files: readonly File[] | null }>({
    element: null,
    files: null,
  });
  const put = useLatestCallback((isForced: boolean) => {
    const own = held.current;
    const element = input.current ?? own.element;
    const list = files();
    own.element = element;
    if (!element) return;
    const isHeld = own.files !== null && areSame(list, own.files);
    if (!isForced && isHeld && element.files?.length === list.length) return;
    try {
      const transfer = new DataTransfer();
      for (const file of list) transfer.items.add(file);
      element.files = transfer.files;
      own.files = list;
    } catch {
      // jsdom has no `DataTransfer`, and test tools put their own property in place of `files`; the value is right.
    }
  });
  useInsertionEffect(() => put(false));
  // A layout effect, because before it a form would submit an empty file.
  useLayoutEffect(() => {
    const isFirst = held.current.files === null;
    const early = [...(input.current?.files ?? [])];
    held.current.files ??= [];
    if (isFirst && early.length > 0) onEarly(early);
    else put(false);
  });
  return useCallback(() => put(true), [put]);
}
