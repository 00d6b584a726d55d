import type { FileItem } from './file-item.types';
import type { RefusedFile } from './file-limits';
import { type FileListLimits, planFileList } from './plan-file-list';
import type { FileFindings } from './read-files';

/** The files of a field at one moment. */
export interface FileListState {
  /** The value: files, addresses of saved ones, and ids of files that are up. */
  readonly items: readonly FileItem[];
  /** What is seen of each item: the file that was sent, where the item is the id that it got. */
  readonly shown: readonly FileItem[];
  /** What of the last choice was not taken. */
  readonly refused: readonly RefusedFile[];
}

/** What happens to the files of a field. `at` is the place of a row when it was drawn: the list may be another by now. */
export type FileListEvent =
  /** Chosen files were looked at. */
  | {
      readonly type: 'read';
      readonly chosen: readonly File[];
      readonly findings?: FileFindings | undefined;
      readonly limits: FileListLimits;
    }
  /** A picture was prepared, and takes the place of what was there. */
  | { readonly type: 'prepared'; readonly file: File }
  | { readonly type: 'removed'; readonly file: FileItem; readonly at: number }
  | { readonly type: 'moved'; readonly file: FileItem; readonly at: number; readonly to: number }
  /** The same file under another name. */
  | { readonly type: 'renamed'; readonly file: FileItem; readonly at: number; readonly next: File }
  /** A file is up: its id takes its place. */
  | { readonly type: 'uploaded'; readonly file: File; readonly id: string };

/** The list after an event (FIL-2): the very same items where nothing changes. */
export function reduceFileList(list: FileListState, event: FileListEvent): FileListState {
  const { items, shown } = list;
  /** The same change of what is sent and of what is seen. */
  const both = (change: (of: readonly FileItem[]) => readonly FileItem[]): FileListState => ({
    items: change(items),
    shown: change(shown),
    refused: [],
  });
  switch (event.type) {
    case 'read': {
      const { added, refused } = planFileList(shown, event.chosen, event.limits, event.findings);
      // A choice without any good file loses nothing.
      if (added.length === 0) return { ...list, refused };
      return { ...both((of) => (event.limits.append ? [...of, ...added] : added)), refused };
    }
    case 'prepared':
      return both(() => [event.file]);
    case 'uploaded':
      if (!items.includes(event.file)) return list;
      return { ...list, items: items.map((item) => (item === event.file ? event.id : item)) };
  }
  const at = shown[event.at] === event.file ? event.at : shown.indexOf(event.file);
  if (at < 0) return list;
  switch (event.type) {
    case 'removed':
      return both((of) => of.toSpliced(at, 1));
    case 'moved':
      return both((of) => moveItem(of, at, event.to));
    case 'renamed':
      return both((of) => of.with(at, event.next));
  }
}

/** A list with one item moved to another place; places beyond an end mean that end. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  const place = Math.min(Math.max(to, 0), rest.length);
  return rest.toSpliced(place, 0, ...items.slice(from, from + 1));
}
