'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useEffect, useReducer, useState } from 'react';
import type { UploadOptions, UploadState } from '../upload/upload.types';
import type { UploadFailure } from '../upload/upload-failure';
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

interface UploadParts {
  uploads: Uploads;
  Failure: typeof UploadFailure;
}

const FAILED: UploadState = { status: 'failed', progress: 0 };

/** Sends the files of a list as soon as they are in it (FIL-10); the code for it comes when it is needed. */
export function useUploads({ upload, items, locked, ...events }: UploadsOptions) {
  const [parts, setParts] = useState<UploadParts>();
  const [isMissing, setMissing] = useState(false);
  const uploads = parts?.uploads;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // What is in the value is an id then: this is what it stands for.
  const [sent] = useState(() => new Map<string, File>());
  const onDone = useLatestCallback((file: File, id: string) => {
    sent.set(id, file);
    events.onDone(file, id);
  });
  const onFailed = useLatestCallback(events.onFailed);
  const files = items.filter((item) => typeof item !== 'string');
  const onMissing = useLatestCallback(() => {
    setMissing(true);
    const file = files.at(-1);
    if (file) events.onFailed(file);
  });
  const isWanted = upload !== undefined;
  // Without its code nothing is sent; another choice asks for it again.
  const choice = isMissing && items.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choice` asks for the code again
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    let made: Uploads | undefined;
    import('../upload/upload-parts').then(
      ({ createUploads, UploadFailure: Failure }) => {
        if (!isMounted) return;
        made = createUploads({ onChange: redraw, onDone, onFailed });
        setParts({ uploads: made, Failure });
        setMissing(false);
      },
      () => isMounted && onMissing(),
    );
    return () => {
      isMounted = false;
      made?.stop();
      setParts(undefined);
    };
  }, [isWanted, choice, onDone, onFailed, onMissing]);
  useEffect(() => {
    if (upload && !locked) uploads?.sync(files, upload);
  });
  const stateOf = (item: FileItem) => {
    if (!isWanted || typeof item === 'string') return undefined;
    return uploads?.stateOf(item) ?? (isMissing ? FAILED : undefined);
  };
  const states = isWanted ? files.map((file) => stateOf(file)?.status) : [];
  return {
    /** Files are on their way, or about to be. */
    sending: !locked && states.some((status) => status !== 'failed' && status !== 'done'),
    failed: states.includes('failed'),
    fileOf: (item: FileItem): FileItem =>
      typeof item === 'string' ? (sent.get(item) ?? item) : item,
    stateOf,
    /** What stands at a file that isn't up. */
    Failure: parts?.Failure,
    retry: (item: FileItem) => typeof item !== 'string' && uploads?.retry(item),
  };
}
