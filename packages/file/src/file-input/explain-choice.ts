import { mergeLabels } from '@guadua/utils/internal';
import { isAccepted, isUnnamed } from '../formats/is-accepted';
import { fileListLabelsEsCO } from '../labels/es-co-late';
import type { FileFieldLabels, FileListLabels } from '../labels/file-labels.types';
import { fileExtension } from '../names/file-extension';
import { formatFileSize } from '../names/format-file-size';
import { IMAGE_ERRORS } from '../optimize-image/image-error';
import type { FileRejection } from './file-field.types';
import type { FileItem } from './file-item.types';
import { itemName } from './file-items';
import type { FileLimits } from './file-limits';
import type { FileRejectionCode } from './file-rejection-code.types';
import { hasFittingSize, judgeFileList, planFileList } from './plan-file-list';
import { type FileFindings, readFiles } from './read-files';
import { type DroppedFiles, walkFolders } from './walk-folders';

export interface FileRules {
  readonly limits: FileLimits;
  readonly labels: FileFieldLabels & Partial<FileListLabels>;
  readonly locale: string;
  readonly isImage: boolean;
  readonly checkContent: boolean;
}

export interface ReadChoice extends Partial<DroppedFiles> {
  readonly files: readonly File[];
  readonly findings?: FileFindings | undefined;
}

export interface TakenChoice {
  readonly added: readonly File[];
  readonly rejections: readonly FileRejection[];
  readonly said: string;
}

export interface BrokenLimits {
  readonly reasons: readonly string[];
  readonly problem: string;
}

export interface JudgeParts {
  readonly judgeFiles: typeof judgeFiles;
  readonly takeChoice: typeof takeChoice;
  readonly readChoice: typeof readChoice;
}

type RefusalCode = Exclude<FileRejectionCode, 'pixels'>;

export async function readChoice(
  files: readonly File[],
  folders: readonly FileSystemEntry[] | undefined,
  { limits, isImage, checkContent }: FileRules,
): Promise<ReadChoice> {
  const dropped = folders ? await walkFolders(folders) : { files };
  if (limits.accepted.length === 0) return dropped;
  // A picture is read when it is prepared; only what it is has to be known before.
  const isRead = (file: File) =>
    checkContent && hasFittingSize(file, limits) && (!isImage || isUnnamed(file));
  return { ...dropped, findings: await readFiles(dropped.files, limits.accepted, isRead) };
}

export function takeChoice(
  shown: readonly FileItem[],
  { files, unreadable = [], tooMany, findings }: ReadChoice,
  rules: FileRules,
): TakenChoice {
  const { labels } = rules;
  const { added, refused } = planFileList(shown, files, rules.limits, findings);
  const messageOf = messages(rules);
  const reject = (value: File, reason: RefusalCode): FileRejection => ({
    value,
    reason,
    message: isHeic(value, reason) ? heicText(rules) : messageOf(reason),
  });
  const isHeic = ({ name }: File, reason: RefusalCode) =>
    rules.isImage && reason === 'type' && /^hei[cf]$/.test(fileExtension(name));
  const rejections = [
    // What a folder could not give comes first: only the first reasons are shown.
    ...(tooMany === undefined ? [] : [reject(new File([], tooMany), 'folder-files')]),
    ...unreadable.map((name) => reject(new File([], name), 'unreadable')),
    ...refused.map(({ file, code }) => reject(file, code)),
  ];
  const texts = mergeLabels(fileListLabelsEsCO, labels);
  const [first] = rejections;
  const said = [
    // A picture is announced when it is prepared.
    added.length > 0 && !rules.isImage && texts.added(added.length),
    first &&
      (rejections.length === 1
        ? texts.rejected(itemName(first.value, labels.unnamed), first.message)
        : texts.rejectedMany(rejections.length)),
  ];
  return { added, rejections, said: said.filter(Boolean).join('. ') };
}

/** Judges what is listed by the limits of now: nothing is sent that the field says it does not take (FIL-3). */
export function judgeFiles(shown: readonly FileItem[], rules: FileRules): BrokenLimits {
  const { limits, labels } = rules;
  const isWrong = (file: File) => !isAccepted(file, limits.accepted);
  const codes = judgeFileList(shown, limits, isWrong);
  const first = codes.findIndex(Boolean);
  const item = shown[first];
  if (item === undefined) return { reasons: [], problem: '' };
  const messageOf = messages(rules);
  const reasons = codes.map((code) => (code ? messageOf(code) : ''));
  return { reasons, problem: `${itemName(item, labels.unnamed)}: ${reasons[first]}` };
}

function heicText({ labels }: FileRules): string {
  return mergeLabels({ imageErrors: IMAGE_ERRORS }, labels).imageErrors.heic;
}

function messages({ limits, labels, locale }: FileRules) {
  const { rejections } = mergeLabels(fileListLabelsEsCO, labels);
  const texts: Partial<Record<RefusalCode, string>> = {
    'too-large': formatFileSize(limits.maxSize, locale),
    'too-small': formatFileSize(limits.minSize, locale),
    'total-size': formatFileSize(limits.maxTotalSize, locale),
    'too-many': String(limits.maxItems),
  };
  return (code: RefusalCode): string => rejections[code](texts[code] ?? '');
}
