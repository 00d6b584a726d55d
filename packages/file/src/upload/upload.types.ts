import type { ReactNode, RefObject } from 'react';
import type { FileItem } from '../file-input/file-item.types';
import type { FileListChange } from '../file-input/file-list';
import type { UploadProblem } from './upload-problem.types';

/** Lo que recibe `send` con cada archivo. */
export interface UploadControl {
  /**
   * Se aborta si el archivo se quita, si el campo desaparece o, con la razón `'pause'`, cuando otra
   * llamada con el mismo archivo puede seguir: en una pausa, o si deja de avanzar (`stallTimeout`).
   */
  readonly signal: AbortSignal;
  /** Cuenta cuánto va, de 0 a 1. Cada llamada dice también que la subida sigue viva. */
  readonly onProgress: (fraction: number) => void;
}

/** Sube un archivo y resuelve con lo que queda en el valor. */
export interface UploadSend {
  (file: File, control: UploadControl): Promise<string>;
  /** Otra llamada con el mismo archivo sigue donde iba: el campo ofrece entonces una pausa. @default false */
  readonly resumes?: boolean | undefined;
  /**
   * Se llama con cada archivo que se quita antes de haber subido, también si está en pausa, si falló o
   * si espera otro intento: lo que el servidor ya tiene de él sobra.
   */
  readonly discard?: ((file: File) => void) | undefined;
}

/** Cómo se suben los archivos al elegirlos. */
export interface UploadOptions {
  /**
   * Dirección a la que va cada archivo en un POST `multipart/form-data`. La respuesta trae lo que queda
   * en el valor: un JSON con `id` o `url`, o el texto mismo.
   */
  url?: string | undefined;
  /**
   * Los sube de otra manera, en vez de `url`: resuelve con el texto que queda en el valor; uno vacío es un fallo. De un
   * error entiende `retry: false` (no reintentar), `retryAfter` (espera en milisegundos) y `status: 413` (muy pesado).
   */
  send?: UploadSend | undefined;
  /** Nombre del archivo dentro del POST. @default 'file' */
  fieldName?: string | undefined;
  /** Encabezados del POST. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Cuántos suben a la vez. @default 3 */
  parallel?: number | undefined;
  /**
   * Cuántas veces se intenta de nuevo tras un corte o un error del servidor. Sin conexión se espera a que vuelva.
   * @default 3
   */
  retries?: number | undefined;
  /**
   * Milisegundos antes del segundo intento; cada espera dobla la anterior. Si el servidor pide más con
   * `Retry-After`, se espera eso.
   * @default 1000
   */
  retryDelay?: number | undefined;
  /**
   * Milisegundos sin avance, o sin respuesta cuando ya salió todo, tras los que un intento se da por perdido; con 0 se
   * espera siempre. Un `send` sin `resumes` se mide solo desde la primera vez que cuenta cuánto va.
   * @default 60000
   */
  stallTimeout?: number | undefined;
}

/** Lo que sube los archivos de un campo; lo hace `uploader`. */
export interface Uploader {
  /** Cómo se suben. */
  readonly options: UploadOptions;
  /** @internal */
  readonly create: (host: () => UploadHost) => Uploads;
}

export interface UploadState {
  readonly status: 'waiting' | 'sending' | 'offline' | 'paused' | 'failed' | 'done';
  readonly progress: number;
  readonly speed?: number | undefined;
  readonly problem?: UploadProblem | undefined;
}

export interface UploadHost {
  readonly labels: object;
  readonly announce: (text: string) => void;
  readonly onUploaded: (change: FileListChange) => void;
  readonly redraw: () => void;
}

/** The uploads of one field. */
export interface Uploads {
  readonly sync: (items: readonly FileItem[], options: UploadOptions, isHeld: boolean) => void;
  readonly stop: () => void;
  readonly shown: (items: readonly FileItem[]) => readonly FileItem[];
  readonly busy: (items: readonly FileItem[], labels: object) => string;
  readonly problem: (items: readonly FileItem[], labels: object) => string;
  readonly progressOf: (item: FileItem) => number | undefined;
  readonly statusOf: (item: FileItem, name: string, field: UploadField) => ReactNode;
}

export interface UploadField {
  readonly labels: object;
  readonly control: { readonly disabled: boolean };
  readonly input: RefObject<HTMLElement | null>;
}
