import type { ImageErrorCode } from './optimize-image.types';

/** The default texts; the labels `imageErrors` replace them in widgets. */
export const IMAGE_ERRORS: Readonly<Record<ImageErrorCode, string>> = {
  'not-image': 'El archivo no es una imagen.',
  unsupported: 'Este tipo de imagen se conserva tal cual: no se puede optimizar.',
  'too-large': 'La imagen es demasiado grande para este navegador.',
  corrupt: 'La imagen está dañada o incompleta.',
  heic: 'Este navegador no puede abrir fotos HEIC. En el iPhone: Ajustes, Cámara, Formatos, «Más compatible»; o envía la foto como JPG.',
  unreadable: 'No se pudo leer el archivo. Puede que se haya movido o borrado.',
  failed: 'El navegador no pudo procesar la imagen.',
};

export interface ImageErrorOptions extends ErrorOptions {
  fallback?: File | undefined;
  keepsMetadata?: boolean | undefined;
}

/** Por qué `optimizeImage` rechazó una imagen; el mensaje está en español y se puede mostrar. */
export class ImageOptimizeError extends Error {
  override readonly name = 'ImageOptimizeError';
  readonly code: ImageErrorCode;
  /** La imagen elegida, sin sus metadatos si se puede; `undefined` si no sirve para nada. */
  readonly fallback: File | undefined;
  /** La imagen todavía dice quién la tomó, dónde y cuándo: adviértelo antes de enviarla. */
  readonly keepsMetadata: boolean;

  constructor(code: ImageErrorCode, options: ImageErrorOptions = {}) {
    super(IMAGE_ERRORS[code], options);
    this.code = code;
    this.fallback = options.fallback;
    this.keepsMetadata = options.keepsMetadata ?? false;
  }
}
