import type { FileItem } from './file-item.types';

/** The files of a field at one moment. */
export interface FileListState {
  /** The value: files, addresses of saved ones, and ids of files that are up. */
  readonly items: readonly FileItem[];
  /** What is seen of each item: the file that was sent, where the item is the id that it got. */
  readonly shown: readonly FileItem[];
}

/** What happens to the files of a field. `at` is the place of a row when it was drawn: the list may be another by now. */
export type FileListEvent =
  /** Files were chosen, read and found good; they replace what is there unless they are appended. */
  | { readonly type: 'added'; readonly files: readonly File[]; readonly append?: boolean }
  | { readonly type: 'removed'; readonly file: FileItem; readonly at: number }
  | { readonly type: 'moved'; readonly file: FileItem; readonly at: number; readonly to: number }
  /** The same file under another name. */
  | { readonly type: 'renamed'; readonly file: FileItem; readonly at: number; readonly next: File }
  /** A file is up: its id takes its place. */
  | { readonly type: 'uploaded'; readonly file: File; readonly id: string };

/** The list after an event (FIL-2): the very same list where nothing changes. */
export function reduceFileList(list: FileListState, event: FileListEvent): FileListState {
  const { items, shown } = list;
  /** The same change of what is sent and of what is seen. */
  const both = (change: (of: readonly FileItem[]) => readonly FileItem[]): FileListState => ({
    items: change(items),
    shown: change(shown),
  });
  if (event.type === 'added') {
    const { files, append } = event;
    // A choice without any good file loses nothing.
    return files.length > 0 ? both((of) => (append ? [...of, ...files] : files)) : list;
  }
  if (event.type === 'uploaded') {
    const at = items.indexOf(event.file);
    const isSent = (item: FileItem) => item === event.file;
    return at < 0 ? list : { items: items.map((item) => (isSent(item) ? event.id : item)), shown };
  }
  const at = shown[event.at] === event.file ? event.at : shown.indexOf(event.file);
  if (at < 0) return list;
  return both((of) => {
    if (event.type === 'renamed') return of.with(at, event.next);
    return event.type === 'moved' ? moveItem(of, at, event.to) : of.toSpliced(at, 1);
  });
}

/** A list with one item moved to another place; places beyond an end mean that end. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(Math.max(to, 0), 0, ...items.slice(from, from + 1));
}
