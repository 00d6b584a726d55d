import { detectFileType } from '../detect-file-type/detect-file-type';
import type { DetectedFileType } from '../detect-file-type/detect-file-type.types';
import { toItems } from '../file-input/file-items';
import { isSameFormat } from '../formats/file-formats';
import { fileExtension } from '../names/file-extension';
import { type FileSizeLimit, fileSizeOf } from '../names/parse-file-size';
import { isFile } from '../read/is-file';
import type {
  FileFieldValue,
  FileSizeError,
  FileTypeError,
  FileValidationErrors,
  RequiredFileTypeError,
} from './validators.types';

/**
 * Refuses files larger than a size (FIL-7); key `maxFileSize`. Saved URLs pass: their size is not known here.
 * @param limit Bytes, or a text such as `'2MB'` (KB, MB, GB as powers of 1000).
 * @throws TypeError when the limit is no size.
 */
export function maxFileSize(limit: FileSizeLimit): (value: FileFieldValue) => FileValidationErrors {
  return sizeValidator('maxFileSize', limit, (size, bytes) => size > bytes);
}

/**
 * Refuses files smaller than a size (FIL-7); key `minFileSize`. Saved URLs pass.
 * @param limit Bytes, or a text such as `'10KB'` (KB, MB, GB as powers of 1000).
 * @throws TypeError when the limit is no size.
 */
export function minFileSize(limit: FileSizeLimit): (value: FileFieldValue) => FileValidationErrors {
  return sizeValidator('minFileSize', limit, (size, bytes) => size < bytes);
}

/**
 * Allows files with these extensions only (FIL-7); key `fileType`. Case and a leading dot don't
 * matter, and the names of one format (`jpg`, `jpeg`) are the same. Saved URLs pass.
 */
export function fileType(
  extensions: readonly string[],
): (value: FileFieldValue) => FileValidationErrors {
  const allowed = extensions.map((extension) => extension.replace(/^\./, '').toLowerCase());
  return (value) => {
    for (const { name } of filesOf(value)) {
      const actual = fileExtension(name);
      if (allowed.some((extension) => isSameFormat(extension, actual))) continue;
      return { fileType: { required: extensions, actual, file: name } satisfies FileTypeError };
    }
    return null;
  };
}

/**
 * Allows files with this content only, whatever their name says (FIL-7); key `requiredFileType`.
 * Asynchronous: it reads the header of each file. One that can't be read is refused.
 */
export function requiredFileType(
  types: readonly DetectedFileType[],
): (value: FileFieldValue) => Promise<FileValidationErrors> {
  return async (value) => {
    for (const file of filesOf(value)) {
      const actual = await detectFileType(file).catch(() => 'unreadable' as const);
      if (actual !== 'unreadable' && types.includes(actual)) continue;
      const error: RequiredFileTypeError = { required: types, actual, file: file.name };
      return { requiredFileType: error };
    }
    return null;
  };
}

function filesOf(value: FileFieldValue): File[] {
  return toItems(value).filter(isFile);
}

function sizeValidator(
  key: string,
  required: FileSizeLimit,
  isWrong: (size: number, limit: number) => boolean,
): (value: FileFieldValue) => FileValidationErrors {
  const limit = fileSizeOf(required);
  return (value) => {
    const wrong = filesOf(value).find(({ size }) => isWrong(size, limit));
    if (!wrong) return null;
    return { [key]: { required, actual: wrong.size, file: wrong.name } satisfies FileSizeError };
  };
}
