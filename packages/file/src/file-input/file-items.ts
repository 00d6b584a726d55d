import { fileExtension } from '../names/file-extension';
import { fileNameFromUrl } from '../names/file-name-from-url';
import type { FileItem } from './file-input.types';

/** Schemes that a saved URL may have; relative ones have the page's. */
const OPENABLE = /^(?:https?|blob):$/;
const PICTURE = /^(?:png|jpe?g|gif|webp|avif|bmp|svg)$/;

/** The items of a value, whatever its shape. */
export function toItems(
  value: FileItem | readonly FileItem[] | null | undefined,
): readonly FileItem[] {
  if (value === null || value === undefined || value === '') return [];
  return typeof value === 'string' || value instanceof File ? [value] : value;
}

/** The name to show: without invisible characters, which can turn `gpj.exe` round. */
export function itemName(item: FileItem, unnamed?: string): string {
  const name = typeof item === 'string' ? fileNameFromUrl(item, unnamed) : item.name;
  return name.replace(/[\p{Cc}\p{Cf}]/gu, '');
}

/** The URL when it may be a live link; never a script or a document of its own (CMP-8). */
export function openableUrl(url: string): string | undefined {
  return OPENABLE.test(scheme(url)) ? url : undefined;
}

/** Whether an item can be shown by `<img>`, which never runs a script. */
export function isPicture(item: FileItem): boolean {
  if (typeof item !== 'string') return item.type.startsWith('image/');
  if (scheme(item) === 'data:') return /^\s*data:image\//i.test(item);
  return openableUrl(item) !== undefined && PICTURE.test(fileExtension(fileNameFromUrl(item)));
}

function scheme(url: string): string {
  try {
    return new URL(url, 'https://guadua.invalid').protocol;
  } catch {
    return '';
  }
}
