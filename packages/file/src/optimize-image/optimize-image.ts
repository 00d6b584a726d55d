import { isBlob } from '../read/is-file';
import { createOptimizer } from './create-optimizer';
import type { OptimizedImage, OptimizeImageOptions } from './optimize-image.types';

/** What `optimizeImage` takes besides the options. */
export interface OptimizeImageControl {
  /** Interrumpe el trabajo, también mientras espera; la promesa se rechaza con el motivo de la señal. */
  signal?: AbortSignal | undefined;
  /**
   * Milisegundos que se espera por una imagen en trabajo, sin contar la espera por otras; después se
   * rechaza con `failed`.
   * @default 60000
   */
  timeLimit?: number | undefined;
}

const optimize = /* @__PURE__ */ createOptimizer();

/**
 * Makes a picture smaller (IMG-2, IMG-4): scaled to `maxWidth`, upright, without EXIF and place data.
 * The work is done in a worker; where a browser or a policy allows none, on the page.
 * @returns The file and a report. With `strict` (the default) the chosen pixels are kept when the
 * result would be larger, unless a limit was asked for that they break.
 * @throws ImageOptimizeError saying why, with a Spanish message; its `fallback` is the chosen picture
 * without its place data, or with `keepsMetadata` where they can't be removed.
 */
export async function optimizeImage(
  file: File,
  options: OptimizeImageOptions = {},
  { signal, timeLimit = 60_000 }: OptimizeImageControl = {},
): Promise<OptimizedImage> {
  if (!isBlob(file)) throw new TypeError('`file` must be an instance of File or Blob.');
  return optimize(file, options, signal, timeLimit);
}
