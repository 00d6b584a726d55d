import { mergeLabels } from '@guadua/utils/internal';
import { isAccepted } from '../formats/is-accepted';
import { fileListLabelsEsCO } from '../labels/es-co-late';
import type { FileFieldLabels, FileListLabels } from '../labels/file-labels.types';
import { fileExtension } from '../names/file-extension';
import { formatFileSize, formatNumber } from '../names/format-file-size';
import { IMAGE_ERRORS } from '../optimize-image/image-error';
import type { FileRejection } from './file-field.types';
import type { FileItem } from './file-item.types';
import { itemName } from './file-items';
import type { FileLimits } from './file-limits';
import type { FileRejectionCode } from './file-rejection-code.types';
import type { keepFromLabel } from './keep-from-label';
import { judgeFileList, planFileList } from './plan-file-list';
import type { ReadChoice, readChoice } from './read-choice';

export interface FileRules {
  readonly limits: FileLimits;
  readonly labels: FileFieldLabels & Partial<FileListLabels>;
  readonly locale: string;
  readonly isImage: boolean;
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
  readonly keepFromLabel: typeof keepFromLabel;
}

type RefusalCode = Exclude<FileRejectionCode, 'pixels'>;

export function takeChoice(
  shown: readonly FileItem[],
  { files, unreadable = [], left = [], findings }: ReadChoice,
  rules: FileRules,
): TakenChoice {
  const { labels, locale } = rules;
  const { added, refused } = planFileList(shown, files, rules.limits, findings);
  const messageOf = messages(rules);
  const reject = (value: File, reason: RefusalCode, limit?: string): FileRejection => ({
    value,
    reason,
    message: isHeic(value, reason) ? heicText(rules) : messageOf(reason, limit),
  });
  const isHeic = ({ name }: File, reason: RefusalCode) =>
    rules.isImage && reason === 'type' && /^hei[cf]$/.test(fileExtension(name));
  const rejections = [
    ...refused.map(({ file, code }) => reject(file, code)),
    ...unreadable.map((name) => reject(new File([], name), 'unreadable')),
    ...left.map(({ name, code, count }) =>
      reject(new File([], name), code, formatNumber(count, 0, locale)),
    ),
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
  return (code: RefusalCode, limit = texts[code] ?? ''): string => rejections[code](limit);
}
