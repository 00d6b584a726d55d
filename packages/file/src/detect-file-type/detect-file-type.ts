import { isBlob } from '../read/is-file';
import type { DetectedFileType } from './detect-file-type.types';
import { rootElement } from './root-element';
import { zipEntryNames } from './zip-entries';

/** How far a PDF may start into the file: readers skip that much junk before `%PDF-`. */
const PDF_JUNK = 1024;

/** A ZIP begins with an entry, with the end of an empty archive, or with the mark of a spanned one. */
const ZIP = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'];

/**
 * Qué es un archivo según su contenido, diga lo que diga su nombre. De una imagen lee un kilobyte; de un archivo
 * comprimido, el final y la lista de lo que trae; de un texto, lo que hay antes de su elemento raíz.
 * @param source Un `File`, un `Blob` o sus bytes.
 * @returns El tipo; `unknown` si es otra cosa, también si está vacío.
 * @throws TypeError Si no es nada de eso; el error del navegador, si no se puede leer.
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
