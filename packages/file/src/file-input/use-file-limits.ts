'use client';

import { useLocale, warnOnce } from '@guadua/utils/internal';
import { describeAccept, isPictureType, parseAccept } from '../formats/accept';
import type { FileInputLabels } from '../labels/file-labels.types';
import { formatFileSize, formatNumber } from '../names/format-file-size';
import { type FileSizeLimit, parseFileSize } from '../names/parse-file-size';
import type { Uploader } from '../upload/upload.types';
import type { DroppedFiles } from './dropped-files.types';
import type { FileRejection } from './file-input.types';
import type { FileRejectionCode } from './file-rejection-code.types';
import type { FileListLimits } from './plan-file-list';

/** The props that bound what may be chosen, and one that is checked with them. */
export interface FileLimitProps {
  accept?: string | readonly string[] | undefined;
  maxSize?: FileSizeLimit | undefined;
  minSize?: FileSizeLimit | undefined;
  maxFiles?: number | undefined;
  maxTotalSize?: FileSizeLimit | undefined;
  append?: boolean | undefined;
  upload?: Uploader | undefined;
}

/** Why a file is not taken; of pictures there is one reason more. */
type RefusalCode = Exclude<FileRejectionCode, 'pixels'>;

/** A file that is not taken. */
export interface RefusedFile {
  readonly file: File;
  readonly code: RefusalCode;
}

/** Limits as numbers, and as texts for a reader. */
export interface FileLimits extends FileListLimits {
  /** `PNG, JPG`. */
  types: string;
  /** `2 MB`. */
  sizeText: string;
  /** `10 MB`; empty when there is no limit. */
  totalText: string;
  /** `3`; empty when there is no limit. */
  countText: string;
  /** Whether all that is accepted are pictures. */
  onlyPictures: boolean;
  /** What is said of a file that breaks a limit. */
  messageOf: (code: RefusalCode) => string;
  explain: (
    refused: readonly RefusedFile[],
    dropped?: Pick<DroppedFiles, 'unreadable' | 'left'>,
  ) => FileRejection[];
}

/** Reads the limits of a widget; a limit that is none warns and does not count (CMP-9). */
export function useFileLimits(
  component: string,
  props: FileLimitProps,
  labels: FileInputLabels,
): FileLimits {
  const locale = useLocale();
  const size = (name: 'maxSize' | 'minSize' | 'maxTotalSize', none: number) => {
    const limit = props[name] ?? none;
    const bytes = parseFileSize(limit);
    if (bytes !== undefined) return bytes;
    warnOnce(
      component,
      `${name}: '${limit}' is no size; write bytes, or a text such as '2MB'.`,
      'file-size',
    );
    return none;
  };
  const { append = false, upload } = props;
  warnOnce(
    component,
    () =>
      !!upload &&
      !upload.Runner &&
      'upload: `uploader({url})` makes one; what is given uploads nothing, and the form sends the files.',
    'file-uploader',
  );
  const maxFiles = Number(props.maxFiles ?? Number.POSITIVE_INFINITY);
  const counts = maxFiles >= 0;
  if (!counts)
    warnOnce(
      component,
      `maxFiles: ${props.maxFiles} is no number of files; write 0 or more.`,
      'file-max-files',
    );
  const limits = {
    accepted: parseAccept(props.accept),
    maxSize: size('maxSize', Number.POSITIVE_INFINITY),
    minSize: size('minSize', 0),
    maxTotalSize: size('maxTotalSize', Number.POSITIVE_INFINITY),
    maxFiles: counts ? maxFiles : Number.POSITIVE_INFINITY,
    append,
  };
  const sizeText = formatFileSize(limits.maxSize, locale);
  const totalText = formatFileSize(limits.maxTotalSize, locale);
  const countText = String(limits.maxFiles);
  const texts: Partial<Record<RefusalCode, string>> = {
    'too-large': sizeText,
    'too-small': formatFileSize(limits.minSize, locale),
    'total-size': totalText,
    'too-many': countText,
  };
  const messageOf = (code: RefusalCode, limit = texts[code] ?? '') =>
    labels.rejections[code](limit);
  const reject = (file: File, code: RefusalCode, limit?: string) => ({
    file,
    code,
    message: messageOf(code, limit),
  });
  return {
    ...limits,
    types: describeAccept(limits.accepted, labels.kinds),
    sizeText,
    totalText,
    countText: Number.isFinite(limits.maxFiles) ? countText : '',
    onlyPictures: limits.accepted.length > 0 && limits.accepted.every(isPictureType),
    messageOf: (code) => messageOf(code),
    explain: (refused, dropped) => [
      ...refused.map(({ file, code }) => reject(file, code)),
      ...(dropped?.unreadable ?? []).map((name) => reject(new File([], name), 'unreadable')),
      ...(dropped?.left ?? []).map(({ name, code, count }) =>
        reject(new File([], name), code, formatNumber(count, 0, locale)),
      ),
    ],
  };
}
