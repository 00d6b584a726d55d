import { isAccepted } from './accept';
import type { FileItem } from './file-item.types';
import type { FileRejectionCode } from './file-rejection-code.types';

/** A choice is refused before its content is read. */
type RefusalCode = Exclude<FileRejectionCode, 'pixels' | 'content'>;

/** What a list of files may hold, as plain numbers. */
export interface FileListLimits {
  /** Los tipos admitidos, ya separados; ninguno los admite todos. */
  readonly accepted: readonly string[];
  /** Tamaño máximo de cada archivo, en bytes. */
  readonly maxSize: number;
  /** Tamaño mínimo de cada archivo, en bytes. */
  readonly minSize: number;
  /**
   * Cuánto pueden pesar entre todos, en bytes; de los guardados no se sabe el tamaño.
   * @default Infinity
   */
  readonly maxTotalSize?: number | undefined;
  /** Cuántos archivos puede haber. */
  readonly maxFiles: number;
  /** Lo elegido va después de lo que ya había. */
  readonly append: boolean;
}

/** What becomes of a list when files are chosen. */
export interface FileListPlan {
  /** The new list; the current one itself when nothing could be taken. */
  readonly items: readonly FileItem[];
  readonly added: readonly File[];
  readonly refused: readonly { readonly file: File; readonly code: RefusalCode }[];
}

/**
 * Says what is kept of the chosen files, and why the rest is refused (FIL-2, FIL-3). What was there is
 * replaced by good files only: a choice without any loses nothing.
 *
 * @param shown What each item stands for: the file of which it is the id.
 */
export function planFileList(
  current: readonly FileItem[],
  chosen: readonly File[],
  limits: FileListLimits,
  shown: readonly FileItem[] = current,
): FileListPlan {
  const { accepted, maxSize, minSize, maxFiles, append } = limits;
  const { maxTotalSize = Number.POSITIVE_INFINITY } = limits;
  const kept = append ? shown : [];
  const known = new Set(kept.map(identityOf));
  let count = kept.length;
  let total = kept.reduce((sum, item) => sum + sizeOf(item), 0);
  const added: File[] = [];
  const refused: { file: File; code: RefusalCode }[] = [];
  for (const file of chosen) {
    const code = !isAccepted(file, accepted)
      ? 'type'
      : file.size > maxSize
        ? 'too-large'
        : file.size < minSize
          ? 'too-small'
          : count >= maxFiles
            ? 'too-many'
            : known.has(identityOf(file))
              ? 'duplicate'
              : total + file.size > maxTotalSize
                ? 'total-size'
                : undefined;
    if (code) refused.push({ file, code });
    else {
      added.push(file);
      known.add(identityOf(file));
      count++;
      total += file.size;
    }
  }
  const taken = append ? [...current, ...added] : added;
  return { items: added.length > 0 ? taken : current, added, refused };
}

function sizeOf(item: FileItem): number {
  return typeof item === 'string' ? 0 : item.size;
}

/** The same for a file that was chosen twice, as far as a page can know: it would be sent twice. */
function identityOf(item: FileItem): string {
  if (typeof item === 'string') return item;
  return [item.size, item.lastModified, item.webkitRelativePath, item.name].join('/');
}
