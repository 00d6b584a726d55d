import type { FileItem } from './file-item.types';
import type { FileListChange } from './file-list';

type Items = readonly FileItem[];

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
  return (list) =>
    list.items.includes(file)
      ? { ...list, items: list.items.map((item) => (item === file ? id : item)) }
      : list;
}

function changeRow(
  file: FileItem,
  at: number,
  change: (items: Items, place: number) => Items,
): FileListChange {
  return (list) => {
    const { items, shown } = list;
    const place = shown[at] === file ? at : shown.indexOf(file);
    return place < 0 ? list : { items: change(items, place), shown: change(shown, place) };
  };
}
