import { isBlob } from '../read/is-file';
import type { DetectedFileType } from './detect-file-type.types';
import { rootElement } from './root-element';
import { zipEntryNames } from './zip-entries';

/** How far a PDF may start into the file: readers skip that much junk before `%PDF-`. */
const PDF_JUNK = 1024;

/** A ZIP begins with an entry, with the end of an empty archive, or with the mark of a spanned one. */
const ZIP = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'];

/**
 * Says what a file is by its header, whatever its name and its claimed type (FIL-5). Of a picture it reads one
 * kilobyte, of an archive its end and its list of entries, of a text only as much as stands before its root element.
 * @param source A `File`, a `Blob` or bytes.
 * @returns The type; `unknown` for anything else, an empty file included.
 * @throws TypeError when it is none of these; the browser's own error when the file can't be read.
 */
export async function detectFileType(source: Blob | BufferSource): Promise<DetectedFileType> {
  const blob = isBlob(source) ? source : new Blob([bytesOf(source)]);
  const head = latin1(await blob.slice(0, PDF_JUNK + 5).arrayBuffer());
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (head.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (ZIP.includes(head.slice(0, 4))) {
    const names = await zipEntryNames(blob);
    const isWorkbook =
      names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('xl/'));
    return isWorkbook ? 'xlsx' : 'zip';
  }
  if ((await rootElement(blob)) === 'svg') return 'svg';
  return head.includes('%PDF-') ? 'pdf' : 'unknown';
}

function bytesOf(source: BufferSource): BufferSource {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source;
  throw new TypeError('`source` must be a File, a Blob or bytes.');
}

function latin1(buffer: ArrayBuffer): string {
  return String.fromCharCode(...new Uint8Array(buffer));
}
