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

/** Why `optimizeImage` refused a picture; the message is Spanish and fit to be shown. */
export class ImageOptimizeError extends Error {
  override readonly name = 'ImageOptimizeError';
  readonly code: ImageErrorCode;
  /** The chosen picture, without its metadata where possible; `undefined` when it is of no use. */
  readonly fallback: File | undefined;
  /** The fallback still says who took it, where and when: say so to people before it is sent. */
  readonly keepsMetadata: boolean;

  constructor(code: ImageErrorCode, options: ImageErrorOptions = {}) {
    super(IMAGE_ERRORS[code], options);
    this.code = code;
    this.fallback = options.fallback;
    this.keepsMetadata = options.keepsMetadata ?? false;
  }
}
