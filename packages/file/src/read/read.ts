import { isBlob } from './is-file';

const NOT_A_BLOB = '`blob` must be an instance of File or Blob.';

/**
 * Todo el contenido de un archivo.
 * @throws TypeError Si no es un `Blob`; el error del navegador, si no se puede leer.
 */
export async function readAsArrayBuffer(blob: Blob): Promise<ArrayBuffer> {
  if (!isBlob(blob)) throw new TypeError(NOT_A_BLOB);
  return blob.arrayBuffer();
}

/**
 * El contenido de un archivo como una URL `data:`. Para mostrar una imagen es mejor `URL.createObjectURL`, que no
 * copia nada.
 * @throws TypeError Si no es un `Blob`; el error del navegador, si no se puede leer.
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
