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
 * Un validador que rechaza archivos más grandes, con la clave `maxFileSize`. Las URL guardadas pasan.
 * @param limit Bytes, o un texto como `'2MB'` (KB, MB y GB son potencias de 1000).
 * @throws TypeError Si el límite no es un tamaño.
 */
export function maxFileSize(limit: FileSizeLimit): (value: FileFieldValue) => FileValidationErrors {
  return sizeValidator('maxFileSize', limit, (size, bytes) => size > bytes);
}

/**
 * Un validador que rechaza archivos más pequeños, con la clave `minFileSize`. Las URL guardadas pasan.
 * @param limit Bytes, o un texto como `'10KB'` (KB, MB y GB son potencias de 1000).
 * @throws TypeError Si el límite no es un tamaño.
 */
export function minFileSize(limit: FileSizeLimit): (value: FileFieldValue) => FileValidationErrors {
  return sizeValidator('minFileSize', limit, (size, bytes) => size < bytes);
}

/**
 * Un validador que solo admite estas extensiones, con la clave `fileType`. Las mayúsculas y el punto no cuentan, y
 * los nombres de un mismo formato (`jpg`, `jpeg`) son iguales. Las URL guardadas pasan.
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
 * Un validador asíncrono que solo admite este contenido, diga lo que diga el nombre, con la clave `requiredFileType`.
 * Lee el comienzo de cada archivo; rechaza el que no se puede leer.
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
