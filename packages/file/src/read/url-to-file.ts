import { fileNameFromUrl } from '../names/file-name-from-url';
import { readAsDataURL } from './read';

/** Las opciones de `urlToFile`. */
export interface UrlToFileOptions {
  /** Nombre del archivo. @default la última parte de la URL */
  name?: string | undefined;
  /** Tipo MIME. @default el que diga el servidor */
  type?: string | undefined;
  /** Interrumpe la petición. */
  signal?: AbortSignal | undefined;
  /** Quien le pregunta al servidor, para llevar credenciales o encabezados propios. @default fetch */
  fetch?: typeof fetch | undefined;
}

/**
 * Trae una URL como archivo. La de otro sitio exige que ese sitio lo permita (CORS).
 * @throws Error Con la URL, si el servidor la niega o no responde.
 */
export async function urlToFile(url: string, options: UrlToFileOptions = {}): Promise<File> {
  const blob = await fetchBlob(url, options);
  const type = options.type ?? blob.type;
  return new File([blob], options.name ?? fileNameFromUrl(url), { type });
}

/**
 * Trae una URL como una URL `data:`.
 * @throws Error Con la URL, si el servidor la niega o no responde.
 */
export async function urlToDataUrl(
  url: string,
  options: Pick<UrlToFileOptions, 'signal' | 'fetch'> = {},
): Promise<string> {
  return readAsDataURL(await fetchBlob(url, options));
}

async function fetchBlob(
  url: string,
  { signal, fetch: ask = fetch }: Pick<UrlToFileOptions, 'signal' | 'fetch'>,
): Promise<Blob> {
  let response: Response;
  try {
    response = await ask(url, signal ? { signal } : {});
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new Error(`${url} could not be fetched: the network or the other site (CORS) refused.`, {
      cause,
    });
  }
  if (!response.ok) throw new Error(`${url} could not be fetched: status ${response.status}.`);
  return response.blob();
}
