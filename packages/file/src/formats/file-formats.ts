export type FileFormat = readonly string[];

/** The formats that the package knows: extensions, the usual one first, then MIME types, the registered one first. */
export const FORMATS: readonly FileFormat[] = [
  'jpg jpeg jpe jfif image/jpeg image/jpg image/pjpeg',
  'png image/png image/x-png',
  'gif image/gif',
  'webp image/webp',
  'avif image/avif',
  'heic heif hif image/heic image/heif',
  'svg image/svg+xml',
  'bmp dib image/bmp image/x-ms-bmp',
  'tif tiff image/tiff',
  'ico image/x-icon image/vnd.microsoft.icon',
  'pdf application/pdf application/x-pdf',
  'docx application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'xlsx application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'pptx application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'doc application/msword',
  'xls application/vnd.ms-excel',
  'ppt application/vnd.ms-powerpoint',
  'odt application/vnd.oasis.opendocument.text',
  'ods application/vnd.oasis.opendocument.spreadsheet',
  'rtf application/rtf text/rtf',
  'zip application/zip application/x-zip-compressed application/x-zip',
  'rar application/vnd.rar application/x-rar-compressed',
  '7z application/x-7z-compressed',
  'txt text/plain',
  'csv text/csv',
  'html htm text/html',
  'xml application/xml text/xml',
  'json application/json',
  'mp3 audio/mpeg audio/mp3',
  'm4a audio/mp4 audio/x-m4a',
  'wav audio/wav audio/x-wav',
  'ogg oga audio/ogg',
  'mp4 m4v video/mp4 video/x-m4v',
  'mov qt video/quicktime',
  'webm video/webm',
].map((names) => names.split(' '));

export function formatOf(name: string): FileFormat | undefined {
  return FORMATS.find((names) => names.includes(name));
}

export function isSameFormat(one: string, other: string): boolean {
  return one === other || !!formatOf(one)?.includes(other);
}

export function typeOf(extension: string): string {
  return formatOf(extension)?.find((name) => name.includes('/')) ?? '';
}
