import type { ReactNode } from 'react';
import type { FileRejectionCode } from '../file-input/file-rejection-code.types';
import type { ImageErrorCode } from '../optimize-image/optimize-image.types';
import type { UploadProblem } from '../upload/upload-problem.types';

/** Lo que un texto de ayuda puede decir de los archivos que se admiten. */
export interface FileHint {
  /** Se admiten varios. */
  multiple: boolean;
  /** Los tipos, ya escritos para leer; vacío si se admite cualquiera. */
  types: string;
  /** El tamaño máximo, ya escrito para leer; vacío si no hay. */
  maxSize: string;
  /** Cuántos archivos puede haber; vacío si no hay límite. */
  maxItems?: string | undefined;
  /** El tamaño máximo entre todos, ya escrito para leer; vacío si no hay. */
  maxTotalSize?: string | undefined;
  /** Es el campo de una imagen. */
  isImage?: boolean | undefined;
}

/** Textos de un campo antes de elegir. */
export interface FileFieldLabels {
  /** Botón que elige un archivo. */
  selectFile: string;
  /** Botón que elige varios archivos. */
  selectFiles: string;
  /** Nombre de un archivo guardado cuya URL no tiene uno. */
  unnamed: string;
  /** Cómo se nombran las familias de tipos: `image/*`, `video/*`, `audio/*`. */
  kinds: Readonly<Record<string, string>>;
  /** Ayuda bajo el botón. */
  hint: (hint: FileHint) => ReactNode;
  /** Lo que dice un campo obligatorio sin archivos. */
  required: string;
  /** Lo que dice el campo, si se intenta enviar, mientras mira lo que hay dentro de los archivos. */
  checking: string;
  /** Lo que se muestra mientras se lee una carpeta. */
  reading: string;
}

/** Textos de lo que se eligió. */
export interface FileListLabels {
  /** Botón que quita un archivo. */
  remove: (name: string) => string;
  /** Lo que dice el enlace de un archivo ya guardado. */
  savedFile: string;
  /** Lo que se dice de un enlace guardado que no es seguro abrir. */
  unsafeLink: string;
  /** Nombre de la barra de avance de un archivo. */
  progress: (name: string) => string;
  /** Se anuncia al quitar un archivo. */
  removed: (name: string) => string;
  /** Por qué se rechazó un archivo; `limit` es el tamaño o la cantidad, ya escritos. `pixels` va en `imageErrors`. */
  rejections: Readonly<Record<Exclude<FileRejectionCode, 'pixels'>, (limit: string) => string>>;
  /** Se anuncia al agregar archivos. */
  added: (count: number) => string;
  /** Se anuncia cuando se rechaza un archivo. */
  rejected: (name: string, reason: string) => string;
  /** Se anuncia cuando se rechazan varios. */
  rejectedMany: (count: number) => string;
}

/** Textos para mover los archivos de una lista y cambiarles el nombre. */
export interface ListToolLabels {
  /** Botón que sube un archivo en la lista. */
  moveUp: (name: string) => string;
  /** Botón que baja un archivo en la lista. */
  moveDown: (name: string) => string;
  /** Se anuncia al mover un archivo; los lugares se cuentan desde 1. */
  moved: (name: string, place: number, count: number) => string;
  /** Botón que cambia el nombre de un archivo. */
  rename: (name: string) => string;
  /** Nombre del campo en que se escribe el nombre nuevo. */
  newName: (name: string) => string;
  /** Botón que guarda el nombre escrito. */
  saveName: string;
  /** Se anuncia al cambiar un nombre. */
  renamed: (before: string, name: string) => string;
}

/** Textos de una imagen antes de elegirla. */
export interface ImageFieldLabels {
  /** Botón que elige una imagen. */
  selectImage: string;
  /** Lo que se muestra mientras se optimiza. */
  processing: string;
  /** Lo que se muestra cuando el navegador no puede mostrar la imagen. */
  cannotShow: string;
  /** Lo que dice un campo obligatorio sin imagen. */
  requiredImage: string;
  /** Se dice de una imagen que conserva los datos de quién la tomó, dónde y cuándo. */
  keepsMetadata: string;
}

/** Textos de una imagen que se eligió. */
export interface ImageListLabels {
  /** Botón que quita la imagen. */
  removeImage: string;
  /** Botón que detiene la optimización. */
  cancel: string;
  /** Se dice de una imagen que no se pudo recortar y se conserva completa. */
  notCropped: string;
  /** Botón que vuelve a recortar la imagen. */
  cropAgain: string;
  /** Botón que abre la cámara. */
  takePhoto: string;
  /** Se anuncia al terminar de optimizar; el tamaño ya viene escrito. */
  optimized: (name: string, size: string) => string;
  /** Por qué no se pudo optimizar. */
  imageErrors: Readonly<Record<ImageErrorCode, string>>;
}

/** Textos para recortar y girar una imagen. */
export interface ImageCropLabels {
  /** Título del diálogo. */
  title: string;
  /** Nombre de la zona en que se mueve la imagen. */
  area: string;
  /** Cómo se mueve. */
  hint: string;
  /** Control deslizante que acerca y aleja la imagen. */
  zoom: string;
  /** Botón que la aleja. */
  zoomOut: string;
  /** Botón que la acerca. */
  zoomIn: string;
  /** Botón que la gira a la izquierda. */
  turnLeft: string;
  /** Botón que la gira a la derecha. */
  turnRight: string;
  /** Botón que la mueve a la izquierda. */
  moveLeft: string;
  /** Botón que la mueve hacia arriba. */
  moveUp: string;
  /** Botón que la mueve hacia abajo. */
  moveDown: string;
  /** Botón que la mueve a la derecha. */
  moveRight: string;
  /** Botón que recorta. */
  done: string;
}

/** Textos de los archivos que suben. */
export interface UploadLabels {
  /** Lo que dice el campo, si se intenta enviar, mientras suben los archivos. */
  uploading: string;
  /** Se anuncia cuando un archivo subió. */
  uploaded: (name: string) => string;
  /** Se anuncia de vez en cuando mientras suben; el porcentaje es el de todos juntos. */
  step: (percent: number, count: number) => string;
  /** Se dice de un archivo que espera a que suban otros. */
  waiting: string;
  /** Cuánto sube en un segundo; la cantidad ya viene escrita. */
  speed: (size: string) => string;
  /** Cuánto falta para que un archivo suba: siempre más de uno. */
  timeLeft: (amount: number, unit: 'second' | 'minute' | 'hour') => string;
  /** Se dice de un archivo que espera a que vuelva la conexión. */
  offline: string;
  /** Se dice de un archivo en pausa. */
  paused: string;
  /** Lo que dice el campo, si se intenta enviar, cuando un archivo está en pausa. */
  held: (name: string) => string;
  /** Botón que detiene la subida por un rato; le sigue el nombre del archivo. */
  pause: string;
  /** Botón que sigue con una subida en pausa; le sigue el nombre del archivo. */
  resume: string;
  /** Lo que dice el campo, y se anuncia, cuando un archivo no se pudo subir. */
  failed: (name: string) => string;
  /** Se dice de un archivo que no se pudo subir. */
  notUploaded: string;
  /** Lo mismo cuando se sabe por qué. */
  problems: Readonly<Record<UploadProblem, string>>;
  /** Botón que lo intenta de nuevo; le sigue el nombre del archivo. */
  retry: string;
}

/** Textos de `@guadua/file`. */
export interface FileLabels
  extends FileFieldLabels,
    FileListLabels,
    ListToolLabels,
    ImageFieldLabels,
    ImageListLabels {
  /** Los del diálogo que recorta. */
  crop: ImageCropLabels;
  /** Los de los archivos que suben. */
  upload: UploadLabels;
}
