import type { FileItem } from './file-item.types';

export interface FileListState {
  readonly items: readonly FileItem[];
  /** What is seen of each item: the file that was sent, where the item is the id that it got. */
  readonly shown: readonly FileItem[];
}

export type FileListChange = (list: FileListState) => FileListState;

export function addFiles(files: readonly File[], append = false): FileListChange {
  const all = (of: readonly FileItem[]) => (append ? [...of, ...files] : files);
  // A choice without any good file loses nothing.
  return (list) => (files.length > 0 ? { items: all(list.items), shown: all(list.shown) } : list);
}
