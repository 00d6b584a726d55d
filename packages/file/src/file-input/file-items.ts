import { isPictureExtension } from '../formats/accept';
import { fileExtension } from '../names/file-extension';
import { fileNameFromUrl } from '../names/file-name-from-url';
import { isFile } from '../read/is-file';
import type { FileItem } from './file-item.types';

/** A saved URL may have these schemes; a relative URL has the scheme of the page. */
const OPENABLE = /^(?:https?|blob):$/;

/** Callers give any shape: an item, a list, a `FileList`. */
export function toItems(value: unknown): readonly FileItem[] {
  return (isIterable(value) ? [...value] : [value]).filter(isItem);
}

export function areSame(one: readonly FileItem[], other: readonly FileItem[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

function isItem(value: unknown): value is FileItem {
  return (typeof value === 'string' && value !== '') || isFile(value);
}

/** The name of an item without invisible characters, which can make `exe.jpg` of `gpj.exe`. */
export function itemName(item: FileItem, unnamed?: string): string {
  const name = typeof item === 'string' ? fileNameFromUrl(item, unnamed) : item.name;
  return name.replace(/(?!\u200C|\u200D)[\p{Cc}\p{Cf}]/gu, '') || (unnamed ?? '');
}

/** The address of a saved file when it may be a live link; never a script or a document of its own (CMP-8). */
export function openableUrl(item: FileItem): string | undefined {
  return typeof item === 'string' && OPENABLE.test(scheme(item)) ? item : undefined;
}

export function isPicture(item: FileItem, isExpected = false): boolean {
  if (typeof item !== 'string') {
    return item.type
      ? item.type.startsWith('image/')
      : isPictureExtension(fileExtension(item.name));
  }
  if (pictureUrl(item) === undefined) return false;
  const isNamed = () => isPictureExtension(fileExtension(fileNameFromUrl(item)));
  return isExpected || scheme(item) === 'data:' || isNamed();
}

/** The address that `<img>` may try: it runs no script, so a `data:` URL is good too. */
export function pictureUrl(item: FileItem): string | undefined {
  if (typeof item === 'string' && /^\s*data:image\//i.test(item)) return item;
  return openableUrl(item);
}

function scheme(url: string): string {
  try {
    return new URL(url, 'https://guadua.invalid').protocol;
  } catch {
    return '';
  }
}
