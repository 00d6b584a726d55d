import type { FileItem } from './file-item.types';
import type { FileListLimits } from './file-limits';
import type { FileFindings, ReadCode } from './read-files';

export type LimitCode = 'too-large' | 'too-small' | 'too-many' | 'total-size';

export type PlanCode = LimitCode | ReadCode | 'duplicate';

export interface FileListPlan {
  readonly added: readonly File[];
  readonly refused: readonly { readonly file: File; readonly code: PlanCode }[];
}

export function planFileList(
  shown: readonly FileItem[],
  chosen: readonly File[],
  limits: FileListLimits,
  findings: FileFindings = new Map(),
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
  return { added, refused };
}

/** Gives codes to the items without which a list is good: limits may be lower than at the choice (FIL-3). */
export function judgeFileList(
  shown: readonly FileItem[],
  limits: FileListLimits,
  isWrong: (file: File) => boolean = () => false,
): (LimitCode | 'type' | undefined)[] {
  let count = 0;
  let total = 0;
  return shown.map((item) => {
    if (typeof item !== 'string' && isWrong(item)) return 'type';
    const code = brokenLimit(item, limits, count, total);
    if (!code) {
      count++;
      total += sizeOf(item);
    }
    return code;
  });
}

export function hasFittingSize(file: File, { minSize, maxSize }: FileListLimits): boolean {
  return file.size >= minSize && file.size <= maxSize;
}

function brokenLimit(
  item: FileItem,
  { maxSize, minSize, maxItems, maxTotalSize }: FileListLimits,
  count: number,
  total: number,
): LimitCode | undefined {
  const size = sizeOf(item);
  if (typeof item !== 'string') {
    if (size > maxSize) return 'too-large';
    if (size < minSize) return 'too-small';
  }
  if (count >= maxItems) return 'too-many';
  return size > 0 && total + size > maxTotalSize ? 'total-size' : undefined;
}

function sizeOf(item: FileItem): number {
  return typeof item === 'string' ? 0 : item.size;
}

function identityOf(item: FileItem): string {
  if (typeof item === 'string') return item;
  return [item.size, item.lastModified, item.webkitRelativePath, item.name].join('/');
}
