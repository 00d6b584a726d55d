import type { PartialLabels } from '@guadua/utils/internal';
import type { ReactNode } from 'react';
import type {
  FileFieldLabels,
  FileLabels,
  FileListLabels,
  ListToolLabels,
} from '../labels/file-labels.types';
import type { FileSizeLimit } from '../names/parse-file-size';
import type { FileFieldProps } from './file-field.types';
import type { FileItem } from './file-item.types';
import type { FileItemState } from './file-item-state.types';
import type { ItemTool } from './item-tool.types';

/** Por qué cambió el valor. */
export type FileChangeReason =
  | 'select'
  | 'drop'
  | 'paste'
  | 'remove'
  | 'reorder'
  | 'rename'
  | 'upload'
  | 'reset';

/** Acompaña al valor en `onChange`. */
export interface FileChangeDetails {
  /** Por qué cambió. */
  readonly reason: FileChangeReason;
}

/** Lo que comparten el campo de un archivo y el de varios. */
export interface FileInputBaseProps extends FileFieldProps {
  /** Extensiones (`.pdf`) y tipos MIME (`image/*`) admitidos, con comas o en una lista; también al soltar y pegar. */
  accept?: string | readonly string[] | undefined;
  /**
   * Mira lo que hay dentro de cada archivo antes de recibirlo, cuando hay `accept`: un PNG llamado
   * `factura.pdf` se rechaza con `content`.
   * @default true
   */
  checkContent?: boolean | undefined;
  /** Lo elegido se agrega a la lista en vez de reemplazarla. @default false */
  append?: boolean | undefined;
  /** Cámara que abre el campo en un teléfono: la de atrás (`environment`) o la de adelante (`user`). */
  capture?: 'user' | 'environment' | undefined;
  /** Deja cambiar el nombre de cada archivo en la lista: `renameItems()`. La extensión se queda. */
  rename?: ItemTool | undefined;
  /** Avance de la subida de cada archivo, de 0 a 100; sin número no hay barra. */
  progress?: ((item: FileItem, index: number) => number | undefined) | undefined;
  /** Reemplaza la extensión de lo que no es imagen: `pdfThumbnail()` muestra la primera página de un PDF. */
  thumbnail?: ((file: File) => ReactNode) | undefined;
  /** Dibuja el contenido de cada archivo de la lista. */
  renderItem?: ((state: FileItemState) => ReactNode) | undefined;
  /** Clase de cada parte. */
  classNames?:
    | Partial<
        Record<
          | 'root'
          | 'drop'
          | 'input'
          | 'button'
          | 'hint'
          | 'list'
          | 'item'
          | 'preview'
          | 'name'
          | 'size'
          | 'remove'
          | 'progress'
          | 'rejections',
          string
        >
      >
    | undefined;
  /** Textos que reemplazan los del paquete. */
  labels?:
    | PartialLabels<FileFieldLabels & FileListLabels & ListToolLabels & Pick<FileLabels, 'upload'>>
    | undefined;
}

/**
 * Props de `FileInput` para un solo archivo.
 *
 * `Item` es lo que puede haber en `value` y en `defaultValue`: donde no hay URL guardadas, `onChange`
 * tampoco las da, y recibe el `set` de un `useState<File | null>`.
 */
export interface FileInputSingleProps<Item extends FileItem = FileItem> extends FileInputBaseProps {
  /** Admite varios archivos; el valor es entonces una lista. @default false */
  multiple?: false | undefined;
  /** El archivo, la URL de uno guardado, o `null`. */
  value?: Item | null | undefined;
  /** El valor inicial, al que vuelve el formulario cuando se restablece. @default null */
  defaultValue?: Item | null | undefined;
  /** Se llama cuando una persona cambia el valor. */
  onChange?: ((value: NoInfer<Item> | File | null, details: FileChangeDetails) => void) | undefined;
}

/** Props de `FileInput` para varios archivos. */
export interface FileInputMultipleProps<Item extends FileItem = FileItem>
  extends FileInputBaseProps {
  /** Admite varios archivos; el valor es entonces una lista. */
  multiple: true;
  /** Cuántos archivos puede haber, contando los guardados. */
  maxItems?: number | undefined;
  /** Tamaño máximo entre todos: bytes, o un texto como `'10MB'`. Los guardados no cuentan. */
  maxTotalSize?: FileSizeLimit | undefined;
  /**
   * Deja ordenar la lista: `reorderItems()`. Se arrastra, con botones y con Alt + ↑ y Alt + ↓; el formulario
   * los envía en ese orden.
   */
  reorder?: ItemTool | undefined;
  /** Los archivos y las URL guardadas; `null` es lo mismo que `[]`. */
  value?: readonly Item[] | null | undefined;
  /** El valor inicial, al que vuelve el formulario cuando se restablece. @default [] */
  defaultValue?: readonly Item[] | null | undefined;
  /** Se llama cuando una persona cambia el valor; sin archivos la lista está vacía. */
  onChange?: ((value: (NoInfer<Item> | File)[], details: FileChangeDetails) => void) | undefined;
}

/** Props de `FileInput`. */
export type FileInputProps<Item extends FileItem = FileItem> =
  | FileInputMultipleProps<Item>
  | FileInputSingleProps<Item>;
