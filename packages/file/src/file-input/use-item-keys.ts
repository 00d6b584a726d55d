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
    const keyOf = (item: FileItem): string | number => {
      // A saved id may be a number, as the keys of files are.
      if (typeof item === 'string') return `=${item}`;
      const key = ofFiles.get(item) ?? ++last;
      ofFiles.set(item, key);
      return key;
    };
    return {
      /** One for each item of a list, in which some may be there several times. */
      of(items: readonly FileItem[]): string[] {
        const seen = new Map<FileItem, number>();
        return items.map((item) => {
          const repeat = seen.get(item) ?? 0;
          seen.set(item, repeat + 1);
          return `${keyOf(item)}-${repeat}`;
        });
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
