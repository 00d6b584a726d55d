import type { ReactNode } from 'react';
import type { UtilsLabels } from '../labels/utils-labels.types';
import type { Tone, ToneColor } from '../tone/tone';

/** What a snackbar is about, which decides its icon and its urgency. As in buttons, colors are other words for it. */
export type SnackbarTone = Tone | ToneColor;

/** Something a person can do about the message. */
export interface SnackbarAction {
  /** Texto del botón. */
  label: string;
  /** Se llama al oprimirlo; luego el aviso se cierra. */
  onClick: () => void;
}

/** Options of `snackbar(message, options)` (SNK-1). */
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

/** Messages of `snackbar.promise` (SNK-3). */
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

/** Parts of the snackbars that take a class of their own. */
export type SnackbarSlot = 'root' | 'snackbar' | 'icon' | 'message' | 'action' | 'dismiss';

/** Where on the screen the snackbars show. */
export type SnackbarPosition =
  | 'bottom'
  | 'bottom-start'
  | 'bottom-end'
  | 'top'
  | 'top-start'
  | 'top-end';

/** What `Snackbars` takes. */
export interface SnackbarsProps {
  /** Lugar de la pantalla. @default 'bottom' */
  position?: SnackbarPosition | undefined;
  /** Cuántos avisos se ven a la vez, desde 1; los demás esperan, y los de `danger` pasan adelante. @default 3 */
  limit?: number | undefined;
  /** Textos que reemplazan los de este lugar. */
  labels?: Partial<UtilsLabels> | undefined;
  /** Clases propias para cada parte. */
  classNames?: Partial<Record<SnackbarSlot, string>> | undefined;
}
