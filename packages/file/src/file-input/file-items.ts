import { warnOnce } from '@guadua/utils/internal';
import { isPictureExtension } from '../formats/accept';
import { fileExtension } from '../names/file-extension';
import { fileNameFromUrl } from '../names/file-name-from-url';
import { isFile } from '../read/is-file';
import type { FileItem } from './file-item.types';

/** Schemes that a saved URL may have; relative ones have the page's. */
const OPENABLE = /^(?:https?|blob):$/;

/** The items of a value, whatever its shape: a list, a `FileList` too. */
export function toItems(value: unknown, component?: string): readonly FileItem[] {
  const list = isIterable(value) ? [...value] : [value ?? ''];
  const items = list.filter(isItem);
  if (component && list.some((one) => one !== '' && !isItem(one))) {
    warnOnce(component, 'value: only Files and texts (their addresses) count.', 'file-value-items');
  }
  return items;
}

/** Whether two lists hold the same items at the same places. */
export function areSame(one: readonly FileItem[], other: readonly FileItem[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

function isItem(value: unknown): value is FileItem {
  return (typeof value === 'string' && value !== '') || isFile(value);
}

/** The name to show: without invisible characters, which can turn `gpj.exe` round. */
export function itemName(item: FileItem, unnamed?: string): string {
  const name = typeof item === 'string' ? fileNameFromUrl(item, unnamed) : item.name;
  return name.replace(/(?!\u200C|\u200D)[\p{Cc}\p{Cf}]/gu, '') || (unnamed ?? '');
}

/** The address of a saved file when it may be a live link; never a script or a document of its own (CMP-8). */
export function openableUrl(item: FileItem): string | undefined {
  return typeof item === 'string' && OPENABLE.test(scheme(item)) ? item : undefined;
}

/** Whether an item can be shown by `<img>`, which never runs a script. */
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

/** The address of a saved item when `<img>` may try it. */
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
