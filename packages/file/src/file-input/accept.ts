import { fileExtension } from '../names/file-extension';

/** What systems call a file without a MIME type, or with Excel's: a CSV on Windows (FIL-3). */
const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  txt: 'text/plain',
  json: 'application/json',
  xml: 'application/xml',
  pdf: 'application/pdf',
  zip: 'application/zip',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  heic: 'image/heic',
};

/** The accepted extensions (`.pdf`) and MIME types (`image/*`), in lower case; none accept all. */
export function parseAccept(accept: string | readonly string[] = []): string[] {
  return (typeof accept === 'string' ? accept.split(',') : accept)
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry && !/^\*(?:\/\*)?$/.test(entry))
    .map((entry) => (/^\.|\//.test(entry) ? entry : `.${entry}`).replace('/jpg', '/jpeg'));
}

/** Whether a file is of one of the types that `parseAccept` gave, by its name or its MIME type. */
export function isAccepted({ name, type }: File, accepted: readonly string[]): boolean {
  const extension = fileExtension(name);
  const types = [type.toLowerCase(), TYPES[extension] ?? ''];
  return (
    accepted.length === 0 ||
    accepted.some((entry) =>
      entry.startsWith('.')
        ? sameExtension(entry.slice(1)) === sameExtension(extension)
        : types.some((type) =>
            entry.endsWith('/*') ? type.startsWith(entry.slice(0, -1)) : type === entry,
          ),
    )
  );
}

/** The accepted types for a reader: `PNG, JPG, PDF`. */
export function describeAccept(accepted: readonly string[]): string {
  const names = accepted.map((entry) => entry.replace(/^\.|^.*\/(?!\*)|\/\*$/g, '').toUpperCase());
  return [...new Set(names.map((name) => (name === 'JPEG' ? 'JPG' : name)))].join(', ');
}

function sameExtension(extension: string): string {
  return extension === 'jpg' ? 'jpeg' : extension;
}
