import type { FileItem } from './file-item.types';

/** A weak map: a removed file leaves the memory. */
const numbers = /*#__PURE__*/ new WeakMap<File, number>();
let last = 0;

/** An item may be in the list more than once, and its row stays when other rows go. */
export function itemKeys(items: readonly FileItem[]): string[] {
  const seen = new Map<FileItem, number>();
  return items.map((item) => {
    const repeat = seen.get(item) ?? 0;
    seen.set(item, repeat + 1);
    // A saved id may look like a number, and the keys of files are numbers.
    return `${typeof item === 'string' ? `=${item}` : numberOf(item)}-${repeat}`;
  });
}

export function inheritKey(file: File, from: File): void {
  numbers.set(file, numberOf(from));
}

function numberOf(file: File): number {
  const number = numbers.get(file) ?? ++last;
  numbers.set(file, number);
  return number;
}
