import type { FileItem } from './file-item.types';

type Items = readonly FileItem[];

/** `shown` is what is seen of each item: the file that was sent, where the item is the id that it got. */
export type FileListChange = (items: Items, shown: Items) => Items;

export function addFiles(files: readonly File[], append = false): FileListChange {
  // A choice without any good file loses nothing.
  return (items) => (files.length === 0 ? items : append ? [...items, ...files] : files);
}

/** `at` is the place of a row when it was drawn: the list may be another one by now. */
export function removeRow(file: FileItem, at: number): FileListChange {
  return changeRow(file, at, (items, place) => items.toSpliced(place, 1));
}

export function moveRow(file: FileItem, at: number, to: number): FileListChange {
  return changeRow(file, at, (items, from) =>
    items.toSpliced(from, 1).toSpliced(Math.max(to, 0), 0, ...items.slice(from, from + 1)),
  );
}

export function renameRow(file: FileItem, at: number, next: File): FileListChange {
  return changeRow(file, at, (items, place) => items.with(place, next));
}

export function fileUploaded(file: File, id: string): FileListChange {
  return (items) =>
    items.includes(file) ? items.map((item) => (item === file ? id : item)) : items;
}

function changeRow(
  file: FileItem,
  at: number,
  change: (items: Items, place: number) => Items,
): FileListChange {
  return (items, shown) => {
    const place = shown[at] === file ? at : shown.indexOf(file);
    return place < 0 ? items : change(items, place);
  };
}
