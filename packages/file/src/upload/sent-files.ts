import type { FileItem } from '../file-input/file-item.types';

export interface SentFiles {
  shown: (items: readonly FileItem[]) => readonly FileItem[];
  arrange: (items: readonly FileItem[], shown: readonly FileItem[]) => void;
}

export function createSentFiles(): SentFiles {
  const byId = new Map<string, readonly FileItem[]>();
  return {
    shown(items) {
      const seen = new Map<string, number>();
      return items.map((item) => {
        if (typeof item !== 'string') return item;
        const place = seen.get(item) ?? 0;
        seen.set(item, place + 1);
        return byId.get(item)?.[place] ?? item;
      });
    },
    arrange(items, shown) {
      const next = new Map<string, FileItem[]>();
      for (const [index, item] of items.entries()) {
        if (typeof item !== 'string') continue;
        const places = next.get(item) ?? [];
        places.push(shown[index] ?? item);
        next.set(item, places);
      }
      // An id that left the list may come back: a reset, an undo.
      for (const [id, places] of next) byId.set(id, places);
    },
  };
}
