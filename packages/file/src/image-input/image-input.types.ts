import type { PartialLabels } from '@guadua/utils/internal';
import type { FileFieldProps } from '../file-input/file-field.types';
import type { FileChangeReason } from '../file-input/file-input.types';
import type { FileItem } from '../file-input/file-item.types';
import type { ImageCropper } from '../image-crop/image-crop.types';
import type { FileLabels } from '../labels/file-labels.types';
import type { ImageOptimizeError } from '../optimize-image/image-error';
import type { ImageReport, OptimizeImageOptions } from '../optimize-image/optimize-image.types';

/** Por qué cambió el valor. */
export type ImageChangeReason = FileChangeReason | 'camera' | 'crop';

/** Acompaña al valor en `onChange`. */
export interface ImageChangeDetails {
  /** Por qué cambió. */
  readonly reason: ImageChangeReason;
  /** El archivo elegido, antes de optimizarlo. */
  readonly original?: File | undefined;
  /** Lo que hizo la optimización: tamaños, dimensiones y milisegundos. */
  readonly report?: ImageReport | undefined;
  /** Por qué no se pudo optimizar; el valor es entonces el archivo elegido. */
  readonly error?: ImageOptimizeError | undefined;
}

/** Props de `ImageInput`. Donde `value` y `defaultValue` no tienen URL guardadas, `onChange` tampoco las da. */
export interface ImageInputProps<Item extends FileItem = FileItem> extends FileFieldProps {
  /** La imagen, la URL de una guardada, o `null`. */
  value?: Item | null | undefined;
  /** El valor inicial, al que vuelve el formulario cuando se restablece. @default null */
  defaultValue?: Item | null | undefined;
  /** Se llama cuando una persona cambia la imagen, ya optimizada. */
  onChange?:
    | ((value: NoInfer<Item> | File | null, details: ImageChangeDetails) => void)
    | undefined;
  /** Optimiza la imagen al elegirla; un objeto dice cómo y `false` la deja como está. @default true */
  optimize?: boolean | OptimizeImageOptions | undefined;
  /**
   * Deja recortar y girar la imagen al elegirla, y después: `imageCrop({ aspect: 1 })`. Un dibujo (SVG) o una animación
   * (GIF) se conservan enteros. Si la aplicación pone otro `value`, el recorte abierto se cierra.
   */
  crop?: ImageCropper | undefined;
  /** Tipos admitidos: extensiones (`.png`) y tipos MIME (`image/*`). @default ['.png', '.jpg', '.jpeg'] */
  accept?: string | readonly string[] | undefined;
  /** Forma del marco. @default 'square' */
  shape?: 'round' | 'square' | undefined;
  /** `cover` llena el marco y recorta lo que sobra; `contain` muestra la imagen entera. @default 'cover' */
  fit?: 'cover' | 'contain' | undefined;
  /**
   * Cámara que abre «Tomar foto», que aparece en los dispositivos táctiles que tienen una; `false` quita el botón.
   * @default 'environment'
   */
  capture?: 'user' | 'environment' | false | undefined;
  /** Clase de cada parte. */
  classNames?:
    | Partial<
        Record<
          | 'root'
          | 'frame'
          | 'input'
          | 'image'
          | 'processing'
          | 'progress'
          | 'side'
          | 'button'
          | 'hint'
          | 'actions'
          | 'error',
          string
        >
      >
    | undefined;
  /** Textos que reemplazan los del paquete. */
  labels?: PartialLabels<FileLabels> | undefined;
}
