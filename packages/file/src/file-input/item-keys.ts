import type { FileItem } from './file-item.types';

/** Held weakly: the memory of a removed file comes back. */
const numbers = /*#__PURE__*/ new WeakMap<File, number>();
let last = 0;

/** A key for each item of a list, in which some may be there several times: rows stay when others go. */
export function itemKeys(items: readonly FileItem[]): string[] {
  const seen = new Map<FileItem, number>();
  return items.map((item) => {
    const repeat = seen.get(item) ?? 0;
    seen.set(item, repeat + 1);
    // A saved id may be a number, as the keys of files are.
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
