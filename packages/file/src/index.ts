export { detectFileType } from './detect-file-type/detect-file-type';
export type { DetectedFileType } from './detect-file-type/detect-file-type.types';
export { fileNameFromUrl } from './names/file-name-from-url';
export { formatFileSize } from './names/format-file-size';
export type { FileSizeLimit } from './names/parse-file-size';
export { sanitizeFileName } from './names/sanitize-file-name';
export { readAsArrayBuffer, readAsDataURL } from './read/read';
export { type UrlToFileOptions, urlToDataUrl, urlToFile } from './read/url-to-file';
export { fileType, maxFileSize, minFileSize, requiredFileType } from './validators/validators';
export type {
  FileFieldValue,
  FileSizeError,
  FileTypeError,
  FileValidationErrors,
  RequiredFileTypeError,
} from './validators/validators.types';
