import { useLatestCallback } from '@guadua/utils/internal';
import { useLayoutEffect, useReducer, useRef } from 'react';
import type { Uploader, UploadHost, Uploads } from '../upload/upload.types';
import type { FileItem } from './file-item.types';

/** Sends what is listed, where the field has an `uploader` (FIL-10). */
export function useUploads(
  uploader: Uploader | undefined,
  items: readonly FileItem[],
  isHeld: boolean,
  host: Omit<UploadHost, 'redraw'>,
): Uploads | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const latest = useLatestCallback(() => ({ ...host, redraw }));
  const made = useRef<Uploads>(undefined);
  if (uploader) made.current ??= uploader.create(latest);
  // Layout effects, so that the form is never sent without waiting for the upload.
  useLayoutEffect(() => uploader && made.current?.sync(items, uploader.options, isHeld));
  useLayoutEffect(() => () => made.current?.stop(), []);
  return uploader && made.current;
}
