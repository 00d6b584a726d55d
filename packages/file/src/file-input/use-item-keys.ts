'use client';

import { useState } from 'react';
import type { FileItem } from './file-item.types';

/** Keys of rows. */
export type ItemKeys = ReturnType<typeof useItemKeys>;

/**
 * A key for each item that stays when others go, so that no preview is loaded twice. Files are held
 * weakly: the memory of a removed one comes back.
 */
export function useItemKeys() {
  const [keys] = useState(() => {
    const ofFiles = new WeakMap<File, number>();
    let last = 0;
    return {
      of(item: FileItem, repeat: number): string {
        if (typeof item === 'string') return `${item}-${repeat}`;
        const key = ofFiles.get(item) ?? ++last;
        ofFiles.set(item, key);
        return `${key}-${repeat}`;
      },
      /** A file that takes the place of another is the same row. */
      inherit(file: File, from: File): void {
        const key = ofFiles.get(from);
        if (key !== undefined) ofFiles.set(file, key);
      },
    };
  });
  return keys;
}
