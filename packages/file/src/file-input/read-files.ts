import { detectFileType } from '../detect-file-type/detect-file-type';
import { zipEntryNames } from '../detect-file-type/zip-entries';
import { formatOf, isSameFormat, typeOf } from '../formats/file-formats';
import { isAccepted, isUnnamed } from '../formats/is-accepted';
import { isPictureFile } from '../image-file/is-picture-file';
import { readImageFile } from '../image-file/read-image-file';
import { fileExtension } from '../names/file-extension';
import { raceSignal } from '../read/race-signal';
import type { FileRejectionCode } from './file-rejection-code.types';

/** These formats begin with a mark of their own, so the content can be compared with the name. */
const PICTURES = ['jpg', 'png', 'gif', 'webp', 'svg', 'avif', 'heic'];
const OFFICE = ['docx', 'xlsx', 'pptx'];
const ARCHIVES = ['zip', 'odt', 'ods', ...OFFICE];
const CHECKED = [...PICTURES, ...ARCHIVES, 'pdf'];
/** Formats that hold the same in other ways: HEIF with another codec, a ZIP with other files. */
const FAMILIES = [['heic', 'avif'], ARCHIVES];
/** What Office puts a document with a password into: not a ZIP. */
const COMPOUND_FILE = '208,207,17,224';
const AT_ONCE = 16;
const HEAD = 1 << 18;

/** A file whose disk does not answer for so long can't be read, in milliseconds. */
const READ_TIME = 30_000;

export type ReadCode = Extract<FileRejectionCode, 'type' | 'content' | 'empty' | 'unreadable'>;

export type FileFindings = ReadonlyMap<File, ReadCode | File>;

/** Looks into the files whose name or type promises a format, and into those that have neither (FIL-3). */
export async function readFiles(
  files: readonly File[],
  accepted: readonly string[],
  isRead: (file: File) => boolean = () => true,
): Promise<FileFindings> {
  const findings = new Map<File, ReadCode | File>();
  const read: File[] = [];
  for (const file of files) {
    const isLookedInto = isRead(file);
    if (!isAccepted(file, accepted) && !(isUnnamed(file) && isLookedInto))
      findings.set(file, 'type');
    else if (isLookedInto) read.push(file);
  }
  for (let start = 0; start < read.length; start += AT_ONCE) {
    const limit = AbortSignal.timeout(READ_TIME);
    await Promise.all(
      read.slice(start, start + AT_ONCE).map(async (file) => {
        try {
          const finding = await raceSignal(findingOf(file, accepted), limit);
          if (finding) findings.set(file, finding);
        } catch (error) {
          // With any other error the browser can't read files at all, which is no fault of the file.
          if (error instanceof DOMException) findings.set(file, 'unreadable');
        }
      }),
    );
  }
  return findings;
}

async function findingOf(
  file: File,
  accepted: readonly string[],
): Promise<ReadCode | File | undefined> {
  const { name, type, lastModified } = file;
  const isSilent = isUnnamed(file);
  const [promised = ''] = formatOf(fileExtension(name)) ?? formatOf(type.toLowerCase()) ?? [];
  if (!isSilent && !CHECKED.includes(promised)) return undefined;
  if (file.size === 0) return 'empty';
  const found = await typeOfContent(file);
  const isFoundAccepted = isAccepted({ name: '', type: found }, accepted);
  if (isSilent) {
    return isFoundAccepted ? new File([file], name, { type: found, lastModified }) : 'type';
  }
  const isKept =
    isSameFormat(promised, found) ||
    // A picture may be of another format than its name says, if that one is accepted too.
    (PICTURES.includes(promised) && (found ? isFoundAccepted : await isPictureFile(file))) ||
    FAMILIES.some((family) => isOneOf(family, promised) && isOneOf(family, found)) ||
    (OFFICE.includes(promised) && (await isCompound(file)));
  return isKept ? undefined : 'content';
}

function isOneOf(formats: readonly string[], name: string): boolean {
  return formats.some((format) => isSameFormat(format, name));
}

async function isCompound(file: File): Promise<boolean> {
  return new Uint8Array(await file.slice(0, 4).arrayBuffer()).join() === COMPOUND_FILE;
}

async function typeOfContent(file: File): Promise<string> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const picture = readImageFile(head)?.type ?? 'other';
  if (picture !== 'other') return picture;
  const detected = await detectFileType(file);
  // The file begins like a picture, but its structure is broken.
  if (/png|gif|jpeg/.test(detected)) return '';
  const names = detected === 'zip' ? await zipEntryNames(file) : [];
  const holds = (folder: string) => names.some((name) => name.startsWith(folder));
  return typeOf(holds('word/') ? 'docx' : holds('ppt/') ? 'pptx' : detected);
}
