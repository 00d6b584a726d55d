import { isBlob } from './is-file';

const NOT_A_BLOB = '`blob` must be an instance of File or Blob.';

/**
 * The whole content of a file (FIL-6).
 * @throws TypeError for anything but a `Blob`; the browser's own error when it can't be read.
 */
export async function readAsArrayBuffer(blob: Blob): Promise<ArrayBuffer> {
  if (!isBlob(blob)) throw new TypeError(NOT_A_BLOB);
  return blob.arrayBuffer();
}

/**
 * The content of a file as a `data:` URL (FIL-6). For showing a picture prefer
 * `URL.createObjectURL`, which copies nothing.
 * @throws TypeError for anything but a `Blob`; the browser's own error when it can't be read.
 */
export async function readAsDataURL(blob: Blob): Promise<string> {
  if (!isBlob(blob)) throw new TypeError(NOT_A_BLOB);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
