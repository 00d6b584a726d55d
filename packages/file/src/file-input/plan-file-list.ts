import { isAccepted, isUnnamed } from '../formats/accept';
import type { ContentCode, ContentFindings } from './check-content';
import type { FileItem } from './file-item.types';
import type { FileRejectionCode } from './file-rejection-code.types';

/** A limit that a file in a list can break. */
export type LimitCode = Extract<
  FileRejectionCode,
  'type' | 'too-large' | 'too-small' | 'too-many' | 'total-size'
>;

/** Why a chosen file is not taken. */
export type PlanCode = LimitCode | ContentCode | 'duplicate';

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
  /** The chosen files that are in it. */
  readonly added: readonly File[];
  /** The others, each with its reason. */
  readonly refused: readonly { readonly file: File; readonly code: PlanCode }[];
}

const NO_FINDINGS: ContentFindings = new Map();

/**
 * Says what is kept of the chosen files, and why the rest is refused (FIL-2, FIL-3). What was there is
 * replaced by good files only: a choice without any loses nothing.
 *
 * @param shown What each item stands for: the file of which it is the id.
 * @param findings What the contents of the chosen files led to.
 */
export function planFileList(
  current: readonly FileItem[],
  chosen: readonly File[],
  limits: FileListLimits,
  shown: readonly FileItem[] = current,
  findings = NO_FINDINGS,
): FileListPlan {
  const kept = limits.append ? shown : [];
  const known = new Set(kept.map(identityOf));
  let count = kept.length;
  let total = kept.reduce((sum, item) => sum + sizeOf(item), 0);
  const added: File[] = [];
  const refused: { file: File; code: PlanCode }[] = [];
  for (const one of chosen) {
    const found = findings.get(one);
    const file = typeof found === 'object' ? found : one;
    const broken = typeof found === 'string' ? found : brokenLimit(file, limits, count, total);
    const isDuplicate = (!broken || broken === 'total-size') && known.has(identityOf(file));
    const code = isDuplicate ? 'duplicate' : broken;
    if (code) refused.push({ file, code });
    else {
      added.push(file);
      known.add(identityOf(file));
      count++;
      total += file.size;
    }
  }
  const taken = limits.append ? [...current, ...added] : added;
  return { items: added.length > 0 ? taken : current, added, refused };
}

/** The files that could get a place, as far as their names and sizes tell: what they hold is to be read. */
export function filesToRead(chosen: readonly File[], limits: FileListLimits): File[] {
  const none = Number.POSITIVE_INFINITY;
  const each = { ...limits, maxFiles: none, maxTotalSize: none };
  return chosen.filter((file) => {
    const code = brokenLimit(file, each, 0, 0);
    return !code || (code === 'type' && isUnnamed(file));
  });
}

/**
 * Judges a list by the limits of now, which may be lower than when its files were chosen (FIL-3): without
 * the items that get a code, the list is good. Of saved addresses only the number counts.
 *
 * @param shown What each item stands for: the file of which it is the id.
 */
export function judgeFileList(
  shown: readonly FileItem[],
  limits: FileListLimits,
): (LimitCode | undefined)[] {
  let count = 0;
  let total = 0;
  return shown.map((item) => {
    const code = brokenLimit(item, limits, count, total);
    if (!code) {
      count++;
      total += sizeOf(item);
    }
    return code;
  });
}

/** The limit that an item breaks behind so many others, which have so many bytes. */
function brokenLimit(
  item: FileItem,
  limits: FileListLimits,
  count: number,
  total: number,
): LimitCode | undefined {
  const { accepted, maxSize, minSize, maxTotalSize = Number.POSITIVE_INFINITY } = limits;
  const size = sizeOf(item);
  if (typeof item !== 'string') {
    if (!isAccepted(item, accepted)) return 'type';
    if (size > maxSize) return 'too-large';
    if (size < minSize) return 'too-small';
  }
  if (count >= limits.maxFiles) return 'too-many';
  return size > 0 && total + size > maxTotalSize ? 'total-size' : undefined;
}

function sizeOf(item: FileItem): number {
  return typeof item === 'string' ? 0 : item.size;
}

/** The same for a file that was chosen twice, as far as a page can know: it would be sent twice. */
function identityOf(item: FileItem): string {
  if (typeof item === 'string') return item;
  return [item.size, item.lastModified, item.webkitRelativePath, item.name].join('/');
}
