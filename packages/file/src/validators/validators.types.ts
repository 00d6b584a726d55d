import type { DetectedFileType } from '../detect-file-type/detect-file-type.types';

/** What a file field may hold: files, saved URLs, several of both, or nothing. */
export type FileFieldValue = File | string | readonly (File | string)[] | null | undefined;

/** Errors by key, or none; the shape that every validator of Guadua gives. */
export type FileValidationErrors = Record<string, unknown> | null;

/** What `maxFileSize` and `minFileSize` say about the first file that breaks the limit. */
export interface FileSizeError {
  /** The limit as it was written: `'2MB'`. */
  required: number | string;
  /** Size of the file in bytes. */
  actual: number;
  /** Name of the file. */
  file: string;
}

/** What `fileType` says about the first file with another extension. */
export interface FileTypeError {
  /** The extensions that are allowed. */
  required: readonly string[];
  /** The extension of the file, empty when it has none. */
  actual: string;
  /** Name of the file. */
  file: string;
}

/** What `requiredFileType` says about the first file with another content. */
export interface RequiredFileTypeError {
  /** The types that are allowed. */
  required: readonly DetectedFileType[];
  /** What the content is; `unreadable` when the file vanished or can't be read. */
  actual: DetectedFileType | 'unreadable';
  /** Name of the file. */
  file: string;
}
