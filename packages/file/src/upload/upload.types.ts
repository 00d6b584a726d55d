/** Lo que recibe `send` con cada archivo. */
export interface UploadControl {
  /** Se aborta si el archivo se quita, o si el campo desaparece. */
  readonly signal: AbortSignal;
  /** Cuenta cuánto va, de 0 a 1. */
  readonly onProgress: (fraction: number) => void;
}

/** Cómo se suben los archivos al elegirlos. */
export interface UploadOptions {
  /**
   * Dirección a la que va cada archivo en un POST `multipart/form-data`. La respuesta trae lo que queda
   * en el valor: un JSON con `id` o `url`, o el texto mismo.
   */
  url?: string | undefined;
  /**
   * Los sube de otra manera, en vez de `url`: resuelve con lo que queda en el valor; un texto vacío
   * es un fallo. Un error que trae `retry: false` no se intenta otra vez.
   */
  send?: ((file: File, control: UploadControl) => Promise<string>) | undefined;
  /**
   * Nombre del archivo dentro del POST.
   * @default 'file'
   */
  fieldName?: string | undefined;
  /** Encabezados del POST. */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Cuántos suben a la vez.
   * @default 3
   */
  parallel?: number | undefined;
  /**
   * Cuántas veces se intenta de nuevo tras un corte o un error del servidor.
   * @default 3
   */
  retries?: number | undefined;
  /**
   * Milisegundos antes del segundo intento; cada espera dobla la anterior.
   * @default 1000
   */
  retryDelay?: number | undefined;
}

/** How far a file is. */
export interface UploadState {
  readonly status: 'waiting' | 'sending' | 'failed' | 'done';
  /** 0 to 1. */
  readonly progress: number;
}
