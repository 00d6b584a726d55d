import { detectFileType } from '../detect-file-type/detect-file-type';
import { isPictureFile } from '../image-file/is-picture-file';
import { readImageFile } from '../image-file/read-image-file';
import { fileExtension } from '../names/file-extension';
import type { FileRejectionCode } from './file-rejection-code.types';

/** What is in a file that a name promises: the formats that begin with a mark of their own. */
const PROMISES: Readonly<Record<string, string>> = {
  pdf: 'pdf',
  zip: 'zip',
  docx: 'office',
  xlsx: 'office',
  pptx: 'office',
  odt: 'zip',
  ods: 'zip',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  heic: 'image/avif',
  heif: 'image/avif',
};
/** What Office puts a document with a password into: not a ZIP. */
const COMPOUND_FILE = '208,207,17,224';
/** How many files are read at a time. */
const AT_ONCE = 16;
/** Enough for the structure of a picture. */
const HEAD = 1 << 18;

/** A file whose disk does not answer for so long can't be read, in milliseconds. */
const READ_TIME = 30_000;

/** Files that can't be taken once their content was read, and why. */
export type ContentRefusals = ReadonlyMap<
  File,
  Extract<FileRejectionCode, 'content' | 'unreadable'>
>;

/** Looks into files whose name promises a format (FIL-3). */
export async function refuseByContent(
  files: readonly File[],
  accepted: readonly string[],
): Promise<ContentRefusals> {
  const refused = new Map<File, 'content' | 'unreadable'>();
  for (let start = 0; start < files.length; start += AT_ONCE) {
    await Promise.all(
      files.slice(start, start + AT_ONCE).map(async (file) => {
        try {
          if (!(await inTime(keepsPromise(file, accepted)))) refused.set(file, 'content');
        } catch (error) {
          // Anything else is a browser that can't read at all: no reason to refuse a file.
          if (error instanceof DOMException) refused.set(file, 'unreadable');
        }
      }),
    );
  }
  return refused;
}

/** What a promise gives; a `TimeoutError` when it takes too long. */
async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), READ_TIME);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** A picture may be of another format than its name says, if that one is accepted too. */
async function keepsPromise(file: File, accepted: readonly string[]): Promise<boolean> {
  const promised = PROMISES[fileExtension(file.name)] ?? PROMISES[file.type.replace(/^.*\//, '')];
  if (!promised) return true;
  const detected = await detectFileType(file);
  if (promised === 'zip' || promised === 'office') {
    if (detected === 'zip' || detected === 'xlsx') return true;
    const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    return promised === 'office' && start.join() === COMPOUND_FILE;
  }
  if (promised === 'pdf') return detected === 'pdf';
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const type = detected === 'svg' ? PROMISES.svg : readImageFile(head)?.type;
  if (!type || type === 'other') return isPictureFile(file);
  // Both are one format, HEIF, with other codecs.
  const found = type.replace('heic', 'avif');
  const isFound = (entry: string) =>
    entry === 'image/*' || PROMISES[entry.replace(/^.*[./]|\+xml$/g, '')] === found;
  return found === promised || accepted.some(isFound);
}
