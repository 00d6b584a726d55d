import { isBlob } from '../read/is-file';
import { createOptimizer } from './create-optimizer';
import type { OptimizedImage, OptimizeImageOptions } from './optimize-image.types';

/** Lo que `optimizeImage` recibe además de sus opciones. */
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
 * Hace más liviana una imagen: con el ancho de `maxWidth` a lo sumo, derecha y sin los datos EXIF ni del lugar donde
 * se tomó. Lo hace un worker o, donde no se permite, la página.
 * @returns El archivo y un informe. Con `strict`, que es lo usual, quedan los píxeles elegidos si el resultado pesa
 *   más, salvo que pasen un límite pedido.
 * @throws ImageOptimizeError Dice por qué, en español; su `fallback` es la imagen elegida sin los datos del lugar, o
 *   con `keepsMetadata` si no se pueden quitar.
 */
export async function optimizeImage(
  file: File,
  options: OptimizeImageOptions = {},
  { signal, timeLimit = 60_000 }: OptimizeImageControl = {},
): Promise<OptimizedImage> {
  if (!isBlob(file)) throw new TypeError('`file` must be an instance of File or Blob.');
  return optimize(file, options, signal, timeLimit);
}
