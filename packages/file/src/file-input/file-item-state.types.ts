import type { FileItem } from './file-item.types';

/** Lo que recibe `renderItem`. */
export interface FileItemState {
  /** El archivo, o la URL de uno ya guardado. */
  readonly item: FileItem;
  /** El nombre, sin caracteres invisibles. */
  readonly name: string;
  /** El tamaño escrito para leer; vacío en una URL. */
  readonly size: string;
  /** Posición en la lista, desde 0. */
  readonly index: number;
  /** Avance de 0 a 100, si lo hay. */
  readonly progress: number | undefined;
  /** No se puede cambiar. */
  readonly locked: boolean;
  /** Quita el archivo. */
  readonly remove: () => void;
}
