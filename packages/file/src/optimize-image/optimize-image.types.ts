import type { FileSizeLimit } from '../names/parse-file-size';

/** El tamaño de una imagen, en píxeles. */
export interface ImageSize {
  /** Ancho en píxeles. */
  readonly width: number;
  /** Alto en píxeles. */
  readonly height: number;
}

/** Lo que decide el tamaño de la imagen final. */
export interface ResizeOptions {
  /** Ancho máximo en píxeles. `IMAGE_WIDTH` trae los usuales. @default 1920 */
  maxWidth?: number | undefined;
  /** Alto máximo en píxeles; sin él no hay límite. */
  maxHeight?: number | undefined;
  /** Ancho mínimo en píxeles: una imagen menor se agranda. */
  minWidth?: number | undefined;
  /** Alto mínimo en píxeles: una imagen menor se agranda. */
  minHeight?: number | undefined;
  /** Ancho deseado en píxeles; el alto sigue la proporción si no se da. */
  width?: number | undefined;
  /** Alto deseado en píxeles; el ancho sigue la proporción si no se da. */
  height?: number | undefined;
  /**
   * Con `width` y `height`: `contain` muestra la imagen entera dentro de ese marco (con márgenes),
   * `cover` lo llena y recorta lo que sobra, `none` la deforma para llenarlo.
   * @default 'none'
   */
  resize?: 'none' | 'contain' | 'cover' | undefined;
}

/** La parte de una imagen que se conserva. */
export interface CropArea extends ImageSize {
  /** Borde izquierdo, en píxeles de la imagen derecha y ya girada. */
  readonly x: number;
  /** Borde de arriba, en píxeles de la imagen derecha y ya girada. */
  readonly y: number;
  /** Cuartos de vuelta hacia la derecha, antes de recortar. @default sin girar */
  readonly turns?: 0 | 1 | 2 | 3 | undefined;
}

/** Las opciones de `optimizeImage`. */
export interface OptimizeImageOptions extends ResizeOptions {
  /** La parte que se conserva; los tamaños que se pidan valen para ella. */
  crop?: CropArea | undefined;
  /** Calidad de JPEG y WebP, de 0 a 1. Con 0,8 el archivo suele pesar la cuarta parte. @default 1 */
  quality?: number | undefined;
  /**
   * Peso máximo del resultado: bytes, o un texto como `'300KB'` (potencias de 1000). Se usa la mejor
   * calidad que quepa, hasta `quality`; si ni la menor cabe, la imagen se reduce más.
   */
  maxBytes?: FileSizeLimit | undefined;
  /**
   * Conserva los píxeles originales cuando el resultado pesaría más, salvo que excedan un límite
   * pedido (`maxWidth`, `maxHeight`, `maxBytes`).
   * @default true
   */
  strict?: boolean | undefined;
  /**
   * Tipo MIME del resultado; por defecto, el del original. Lo que el navegador no puede escribir pasa a
   * JPEG, o a PNG si tiene transparencia.
   */
  mimeType?: 'image/jpeg' | 'image/png' | 'image/webp' | undefined;
  /** Tipos que pasan a JPEG cuando pesan más de `convertSize`. Una imagen con transparencia nunca. @default [] */
  convertTypes?: readonly string[] | undefined;
  /** Bytes a partir de los que se convierten los `convertTypes`. @default 5000000 */
  convertSize?: number | undefined;
  /** Endereza la imagen según la orientación que anotó la cámara (EXIF). @default true */
  checkOrientation?: boolean | undefined;
  /**
   * Conserva todos los datos de una foto JPEG (EXIF, XMP y comentarios), también el lugar donde se tomó.
   * De otros tipos, solo cuando quedan los píxeles originales.
   * @default false
   */
  keepMetadata?: boolean | undefined;
}

/** Por qué no se pudo optimizar una imagen. */
export type ImageErrorCode =
  /** El contenido no es una imagen, diga lo que diga el nombre. */
  | 'not-image'
  /** Una imagen que no se toca: animada, un dibujo o de un tipo poco común. */
  | 'unsupported'
  /** Más píxeles o bytes de los que un navegador soporta. */
  | 'too-large'
  /** Cortada o dañada. */
  | 'corrupt'
  /** HEIC, y este navegador no lo sabe leer. */
  | 'heic'
  /** El archivo desapareció o no se puede leer. */
  | 'unreadable'
  /** El navegador no pudo dibujarla o guardarla. */
  | 'failed';

/** Lo que se le hizo a una imagen. */
export interface ImageReport {
  /** Tamaño del archivo elegido, en bytes. */
  readonly originalSize: number;
  /** Tamaño del archivo que queda, en bytes. */
  readonly size: number;
  /** Dimensiones de la imagen elegida, ya derecha. */
  readonly originalDimensions: ImageSize;
  /** Dimensiones de la imagen que queda, ya derecha. */
  readonly dimensions: ImageSize;
  /** Cuánto tardó el trabajo, en milisegundos, sin contar la espera por otras imágenes. */
  readonly milliseconds: number;
  /** Quedaron los píxeles originales, porque el resultado pesaba más (`strict`). */
  readonly keptOriginal: boolean;
  /** Dónde se hizo el trabajo. */
  readonly thread: 'worker' | 'main';
}

/** Lo que da `optimizeImage`. */
export interface OptimizedImage {
  /** El resultado: con el nombre y la fecha del elegido, y su tipo si no se pidió otro. */
  readonly file: File;
  /** Lo que se hizo. */
  readonly report: ImageReport;
}
