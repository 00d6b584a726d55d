import type { ReactNode } from 'react';
import type { UtilsLabels } from '../labels/utils-labels.types';
import type { Tone, ToneColor } from '../tone/tone';

/**
 * De qué trata un aviso: decide su ícono y su urgencia. Como en los botones, los colores son otros nombres para lo
 * mismo.
 */
export type SnackbarTone = Tone | ToneColor;

/** Lo que una persona puede hacer con un aviso. */
export interface SnackbarAction {
  /** Texto del botón. */
  label: string;
  /** Se llama al oprimirlo; luego el aviso se cierra. */
  onClick: () => void;
}

/** Las opciones de `snackbar(mensaje, opciones)`. */
export interface SnackbarOptions {
  /**
   * Milisegundos que el texto queda a la vista; `Infinity` para que no se cierre solo.
   * @default 4000, o `Infinity` si hay una acción
   */
  duration?: number | undefined;
  /** Ícono en lugar del que corresponde al tono; `null` para ninguno. */
  icon?: ReactNode;
  /** Tono del aviso, como el de los botones; `danger` (o `red`) se anuncia de inmediato. @default 'success' */
  tone?: SnackbarTone | undefined;
  /**
   * Lo que se ve en lugar del mensaje, que sigue siendo lo que se anuncia y el nombre del aviso.
   * @example snackbar('Pedido 4021 enviado', { content: <>Pedido <b>4021</b> enviado</> })
   */
  content?: ReactNode;
  /** Botón dentro del aviso. */
  action?: SnackbarAction | undefined;
  /** Con el id de un aviso que está a la vista o en espera, lo actualiza en su lugar. */
  id?: string | undefined;
}

/** Los mensajes de `snackbar.promise`. */
export interface SnackbarPromiseMessages<Result> {
  /** Mientras la promesa está en curso. */
  loading: string;
  /** Cuando se cumple; puede depender del resultado. */
  success: string | ((result: Result) => string);
  /** Cuando falla; puede depender del error. */
  error: string | ((error: unknown) => string);
}

export type SnackbarPhase = 'waiting' | 'entering' | 'shown' | 'folding' | 'leaving';

export interface SnackbarRecord {
  readonly id: string;
  readonly message: string;
  /** Shown in place of the message, which is announced all the same. */
  readonly content: ReactNode;
  readonly tone: Tone;
  readonly icon: ReactNode;
  readonly action: SnackbarAction | undefined;
  readonly duration: number;
  readonly loading: boolean;
  readonly phase: SnackbarPhase;
}

/** En qué parte de la pantalla se ven los avisos. */
export type SnackbarPosition =
  | 'bottom'
  | 'bottom-start'
  | 'bottom-end'
  | 'top'
  | 'top-start'
  | 'top-end';

/** Las propiedades de `Snackbars`. */
export interface SnackbarsProps {
  /** Lugar de la pantalla. @default 'bottom' */
  position?: SnackbarPosition | undefined;
  /** Cuántos avisos se ven a la vez, desde 1; los demás esperan, y los de `danger` pasan adelante. @default 3 */
  maxItems?: number | undefined;
  /** Textos que reemplazan los de este lugar. */
  labels?: Partial<UtilsLabels> | undefined;
  /** Clases propias para cada parte. */
  classNames?:
    | Partial<Record<'root' | 'snackbar' | 'icon' | 'message' | 'action' | 'dismiss', string>>
    | undefined;
}
