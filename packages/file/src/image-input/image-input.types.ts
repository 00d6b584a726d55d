import type { PassedProps } from '@guadua/utils/internal';
import type { CSSProperties, FocusEvent, ReactNode, Ref } from 'react';
import type { FileChangeReason, FileRejection } from '../file-input/file-input.types';
import type { FileItem } from '../file-input/file-item.types';
import type { ImageCropper } from '../image-crop/image-crop.types';
import type { FileLabels } from '../labels/file-labels.types';
import type { FileSizeLimit } from '../names/parse-file-size';
import type { ImageOptimizeError } from '../optimize-image/image-error';
import type { ImageReport, OptimizeImageOptions } from '../optimize-image/optimize-image.types';
import type { Uploader } from '../upload/upload.types';

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

/** Partes de `ImageInput` que reciben una clase propia. */
export type ImageInputSlot =
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
  | 'error';

/**
 * Props de `ImageInput`. `Item` es lo que puede haber en `value` y en `defaultValue`: donde no hay URL
 * guardadas, `onChange` tampoco las da.
 */
export interface ImageInputProps<Item extends FileItem = FileItem> extends PassedProps {
  /** La imagen, la URL de una guardada, o `null`. */
  value?: Item | null | undefined;
  /**
   * El valor inicial, al que vuelve el formulario cuando se restablece.
   * @default null
   */
  defaultValue?: Item | null | undefined;
  /** Se llama cuando una persona cambia la imagen, ya optimizada. */
  onChange?:
    | ((value: NoInfer<Item> | File | null, details: ImageChangeDetails) => void)
    | undefined;
  /**
   * Optimiza la imagen al elegirla; un objeto dice cómo y `false` la deja como está.
   * @default true
   */
  optimize?: boolean | OptimizeImageOptions | undefined;
  /**
   * Deja recortar y girar la imagen al elegirla, y después: `imageCrop({ aspect: 1 })`. Lo que se recorta se optimiza en el mismo
   * paso; un dibujo (SVG) o una animación (GIF) se conservan enteros. Si la aplicación pone otro `value`,
   * el recorte abierto se cierra.
   */
  crop?: ImageCropper | undefined;
  /**
   * Sube la imagen al elegirla, ya recortada y optimizada: `uploader({ url })`. El formulario espera; lo
   * que responde el servidor queda en el valor, y la imagen se sigue viendo.
   */
  upload?: Uploader | undefined;
  /**
   * Tipos admitidos: extensiones (`.png`) y tipos MIME (`image/*`).
   * @default ['.png', '.jpg', '.jpeg']
   */
  accept?: string | readonly string[] | undefined;
  /** Tamaño máximo del archivo elegido: bytes, o un texto como `'2MB'` (potencias de 1000). */
  maxSize?: FileSizeLimit | undefined;
  /** Tamaño mínimo del archivo elegido: bytes, o un texto como `'10KB'`. */
  minSize?: FileSizeLimit | undefined;
  /**
   * Forma del marco.
   * @default 'square'
   */
  shape?: 'round' | 'square' | undefined;
  /**
   * `cover` llena el marco y recorta lo que sobra; `contain` muestra la imagen entera.
   * @default 'cover'
   */
  fit?: 'cover' | 'contain' | undefined;
  /**
   * Cámara que abre «Tomar foto», que aparece en los dispositivos táctiles que tienen una; `false`
   * quita el botón.
   * @default 'environment'
   */
  capture?: 'user' | 'environment' | false | undefined;
  /**
   * Deja que un archivo que se suelta en otra parte de la página la reemplace, como hacen los navegadores.
   * @default false
   */
  acceptPageDrop?: boolean | undefined;
  /** Se llama una vez por elección con los archivos que no se recibieron, cada uno con su razón. */
  onReject?: ((rejections: readonly FileRejection[]) => void) | undefined;
  /**
   * Ayuda junto al botón; `false` la quita.
   * @default los tipos y el tamaño admitidos
   */
  hint?: ReactNode | undefined;
  /** Id del campo nativo. */
  id?: string | undefined;
  /** Nombre en el formulario; la imagen viaja en el campo nativo y una URL guardada como texto. */
  name?: string | undefined;
  /** Id del formulario al que pertenece, si está por fuera de él. */
  form?: string | undefined;
  /** No se puede usar ni se envía. */
  disabled?: boolean | undefined;
  /** Se ve y se envía, pero no se puede cambiar. */
  readOnly?: boolean | undefined;
  /** Debe tener una imagen. */
  required?: boolean | undefined;
  /** Se muestra como inválido. */
  invalid?: boolean | undefined;
  /** Nombre para lectores de pantalla cuando no hay etiqueta visible. */
  'aria-label'?: string | undefined;
  /** Id del elemento que le da nombre. */
  'aria-labelledby'?: string | undefined;
  /** Id del elemento que lo describe. */
  'aria-describedby'?: string | undefined;
  /** Id del elemento con el mensaje de error. */
  'aria-errormessage'?: string | undefined;
  /** Clase de la raíz. */
  className?: string | undefined;
  /** Clase de cada parte. */
  classNames?: Partial<Record<ImageInputSlot, string>> | undefined;
  /** Estilo de la raíz. */
  style?: CSSProperties | undefined;
  /** Textos que reemplazan los del paquete. */
  labels?: Partial<FileLabels> | undefined;
  /** Llega al campo nativo, que recibe el foco. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** El foco entró al campo. */
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  /** El foco salió del campo. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}
