import type { PassedProps } from '@guadua/utils/internal';
import type { CSSProperties, FocusEvent, ReactNode, Ref } from 'react';
import type { FileSizeLimit } from '../names/parse-file-size';
import type { Uploader } from '../upload/upload.types';
import type { FileRejectionCode } from './file-rejection-code.types';

/** Un archivo rechazado. */
export interface FileRejection {
  /** El archivo; vacío si no se pudo leer, o si es una carpeta. */
  readonly value: File;
  /** Por qué se rechazó. */
  readonly reason: FileRejectionCode;
  /** La razón, escrita para leer. */
  readonly message: string;
}

/** Lo que comparten los campos de archivos y de imágenes. */
export interface FileFieldProps extends PassedProps {
  /** Id del campo nativo. */
  id?: string | undefined;
  /** Nombre en el formulario; los archivos se envían en el campo nativo y las URL guardadas como texto. */
  name?: string | undefined;
  /** Id del formulario al que pertenece, si está por fuera de él. */
  form?: string | undefined;
  /** Tamaño máximo de cada archivo elegido: bytes, o un texto como `'2MB'` (potencias de 1000). */
  maxSize?: FileSizeLimit | undefined;
  /** Tamaño mínimo de cada archivo elegido: bytes, o un texto como `'10KB'`. */
  minSize?: FileSizeLimit | undefined;
  /**
   * Deja que un archivo que se suelta en otra parte de la página la reemplace, como hacen los navegadores.
   * @default false
   */
  acceptPageDrop?: boolean | undefined;
  /**
   * Sube cada archivo al elegirlo, las imágenes ya recortadas y optimizadas, y reintenta: `uploader({ url })`. El
   * formulario espera; lo que responde el servidor reemplaza al archivo en el valor, y no se sube dos veces.
   */
  upload?: Uploader | undefined;
  /** Se llama una vez por elección con los archivos que no se recibieron, cada uno con su razón. */
  onReject?: ((rejections: readonly FileRejection[]) => void) | undefined;
  /** Ayuda junto al botón; `false` la quita. @default los tipos y el tamaño admitidos */
  hint?: ReactNode | undefined;
  /** No se puede usar ni se envía. */
  disabled?: boolean | undefined;
  /** Se ve y se envía, pero no se puede cambiar. */
  readOnly?: boolean | undefined;
  /** Debe tener al menos un archivo. */
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
  /** Estilo de la raíz. */
  style?: CSSProperties | undefined;
  /** Llega al campo nativo, que recibe el foco. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** El foco entró al campo. */
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  /** El foco salió del campo. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}
