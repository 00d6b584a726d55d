import { fileExtension } from '../names/file-extension';

/** What systems give no MIME type to, or one of their own: a CSV and a ZIP on Windows (FIL-3). */
const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  txt: 'text/plain',
  json: 'application/json',
  xml: 'application/xml',
  webp: 'image/webp',
  zip: 'application/zip',
  heic: 'image/heic',
};

/**
 * The accepted extensions (`.pdf`) and MIME types (`image/*`), in lower case; none accept all. Also as they
 * are often written: `pdf`, `*.pdf`, several in one text of a list.
 */
export function parseAccept(accept: string | readonly string[] = []): string[] {
  return (
    String(accept ?? '')
      .split(',')
      .map((entry) => entry.trim().toLowerCase().replace('*.', '.'))
      // Of a list, what a condition left out.
      .filter((entry) => !/^(?:\.?\*(?:\/\*)?|false)?$/.test(entry))
      .map((entry) => (/^\.|\//.test(entry) ? entry : `.${entry}`).replace('/jpg', '/jpeg'))
  );
}

/** Whether a file is of one of the types that `parseAccept` gave, by its name or its MIME type. */
export function isAccepted(
  { name, type }: Pick<File, 'name' | 'type'>,
  accepted: readonly string[],
): boolean {
  const extension = fileExtension(name);
  const types = [type.toLowerCase(), TYPES[extension] ?? ''];
  return (
    accepted.length === 0 ||
    accepted.some((entry) =>
      entry.startsWith('.')
        ? sameExtension(entry.slice(1)) === sameExtension(extension) ||
          // Of more than one part: `.tar.gz`.
          name.slice(1).toLowerCase().endsWith(entry)
        : types.some((type) =>
            entry.endsWith('/*') ? type.startsWith(entry.slice(0, -1)) : type === entry,
          ),
    )
  );
}

/**
 * The accepted types for a reader: `PNG, JPG, imágenes`.
 *
 * @param kinds What `image/*` and its like are called.
 */
export function describeAccept(
  accepted: readonly string[],
  kinds: Readonly<Record<string, string>>,
): string {
  const names = accepted.map((entry) => {
    const [kind = '', type] = entry.split('/');
    if (type === '*') return kinds[kind] ?? kind;
    return (type ?? entry.slice(1)).replace('jpeg', 'jpg').toUpperCase();
  });
  return [...new Set(names)].join(', ');
}

function sameExtension(extension: string): string {
  return extension === 'jpg' ? 'jpeg' : extension;
}
