'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useEffect, useReducer, useState } from 'react';
import type { UploadOptions } from '../upload/upload.types';
import type { Uploads } from '../upload/uploads';
import type { FileItem } from './file-input.types';

/** What `useUploads` takes. */
export interface UploadsOptions {
  upload: UploadOptions | undefined;
  items: readonly FileItem[];
  locked: boolean;
  onDone: (file: File, id: string) => void;
  onFailed: (file: File) => void;
}

/** Sends the files of a list as soon as they are in it (FIL-10); the code for it comes when it is needed. */
export function useUploads({ upload, items, locked, ...events }: UploadsOptions) {
  const [uploads, setUploads] = useState<Uploads>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // What is in the value is an id then: this is what it stands for.
  const [sent] = useState(() => new Map<string, File>());
  const onDone = useLatestCallback((file: File, id: string) => {
    sent.set(id, file);
    events.onDone(file, id);
  });
  const onFailed = useLatestCallback(events.onFailed);
  const isWanted = upload !== undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    let made: Uploads | undefined;
    void import('../upload/uploads').then(({ createUploads }) => {
      if (!isMounted) return;
      made = createUploads({ onChange: redraw, onDone, onFailed });
      setUploads(made);
    });
    return () => {
      isMounted = false;
      made?.stop();
      setUploads(undefined);
    };
  }, [isWanted, onDone, onFailed]);
  const files = items.filter((item) => typeof item !== 'string');
  useEffect(() => {
    if (upload && !locked) uploads?.sync(files, upload);
  });
  const states = isWanted ? files.map((file) => uploads?.stateOf(file)?.status) : [];
  return {
    /** Files are on their way, or about to be. */
    sending: !locked && states.some((status) => status !== 'failed' && status !== 'done'),
    failed: states.includes('failed'),
    fileOf: (item: FileItem): FileItem =>
      typeof item === 'string' ? (sent.get(item) ?? item) : item,
    stateOf: (item: FileItem) => (typeof item === 'string' ? undefined : uploads?.stateOf(item)),
    retry: (item: FileItem) => typeof item !== 'string' && uploads?.retry(item),
  };
}
