import type { DetectedFileType } from '../detect-file-type/detect-file-type.types';

/** Lo que puede tener un campo de archivos: archivos, URL guardadas, varios de ambos, o nada. */
export type FileFieldValue = File | string | readonly (File | string)[] | null | undefined;

/** Los errores por clave, o ninguno; la forma que da todo validador de Guadua. */
export type FileValidationErrors = Record<string, unknown> | null;

/** Lo que dicen `maxFileSize` y `minFileSize` del primer archivo que no cumple. */
export interface FileSizeError {
  /** El límite, como se escribió: `'2MB'`. */
  required: number | string;
  /** El tamaño del archivo, en bytes. */
  actual: number;
  /** El nombre del archivo. */
  file: string;
}

/** Lo que dice `fileType` del primer archivo con otra extensión. */
export interface FileTypeError {
  /** Las extensiones que se admiten. */
  required: readonly string[];
  /** La extensión del archivo; vacía si no tiene. */
  actual: string;
  /** El nombre del archivo. */
  file: string;
}

/** Lo que dice `requiredFileType` del primer archivo con otro contenido. */
export interface RequiredFileTypeError {
  /** Los tipos que se admiten. */
  required: readonly DetectedFileType[];
  /** Lo que es el contenido; `unreadable` si el archivo desapareció o no se puede leer. */
  actual: DetectedFileType | 'unreadable';
  /** El nombre del archivo. */
  file: string;
}
