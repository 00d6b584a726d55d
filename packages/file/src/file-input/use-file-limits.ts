'use client';

import { useLocale, warnOnce } from '@guadua/utils/internal';
import type { FileInputLabels } from '../labels/file-labels.types';
import { formatFileSize } from '../names/format-file-size';
import { type FileSizeLimit, parseFileSize } from '../names/parse-file-size';
import { describeAccept, parseAccept } from './accept';
import type { DroppedFiles } from './dropped-files.types';
import type { FileRejection } from './file-input.types';
import { isPictureType } from './file-items';
import type { FileRejectionCode } from './file-rejection-code.types';
import type { FileListLimits } from './plan-file-list';

/** The props that bound what may be chosen. */
export interface FileLimitProps {
  accept?: string | readonly string[] | undefined;
  maxSize?: FileSizeLimit | undefined;
  minSize?: FileSizeLimit | undefined;
  maxFiles?: number | undefined;
  maxTotalSize?: FileSizeLimit | undefined;
  append?: boolean | undefined;
}

/** A file that is not taken. */
export interface RefusedFile {
  readonly file: File;
  readonly code: Exclude<FileRejectionCode, 'pixels'>;
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
    const limit = props[name];
    const bytes = limit === undefined ? none : parseFileSize(limit);
    if (bytes !== undefined) return bytes;
    warnOnce(component, `${name}: '${limit}' is no size; write bytes, or a text such as '2MB'.`);
    return none;
  };
  const { maxFiles = Number.POSITIVE_INFINITY, append = false } = props;
  const counts = maxFiles >= 0;
  if (!counts) warnOnce(component, `maxFiles: ${maxFiles} is no number of files; write 0 or more.`);
  const limits = {
    accepted: parseAccept(props.accept),
    maxSize: size('maxSize', Number.POSITIVE_INFINITY),
    minSize: size('minSize', 0),
    maxTotalSize: size('maxTotalSize', Number.POSITIVE_INFINITY),
    maxFiles: counts ? maxFiles : Number.POSITIVE_INFINITY,
    append,
  };
  const texts = {
    type: '',
    content: '',
    'too-large': formatFileSize(limits.maxSize, locale),
    'too-small': formatFileSize(limits.minSize, locale),
    'total-size': formatFileSize(limits.maxTotalSize, locale),
    'too-many': String(limits.maxFiles),
    duplicate: '',
    'folder-files': '',
    'too-deep': '',
    unreadable: '',
  };
  return {
    ...limits,
    types: describeAccept(limits.accepted, labels.kinds),
    sizeText: texts['too-large'],
    totalText: texts['total-size'],
    countText: Number.isFinite(limits.maxFiles) ? texts['too-many'] : '',
    onlyPictures: limits.accepted.length > 0 && limits.accepted.every(isPictureType),
    explain: (refused, { unreadable, left } = NOTHING) =>
      [
        ...refused.map((one) => ({ ...one, limit: texts[one.code] })),
        ...unreadable.map((name) => ({
          file: new File([], name),
          code: 'unreadable' as const,
          limit: '',
        })),
        ...left.map(({ name, code, count }) => ({
          file: new File([], name),
          code,
          limit: count.toLocaleString(locale),
        })),
      ].map(({ file, code, limit }) => ({ file, code, message: labels.rejections[code](limit) })),
  };
}

const NOTHING: Pick<DroppedFiles, 'unreadable' | 'left'> = { unreadable: [], left: [] };
