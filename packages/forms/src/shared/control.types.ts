import type { CSSProperties, FocusEvent } from 'react';

/** Por qué cambió un valor. */
export type TextChangeReason =
  | 'type'
  | 'paste'
  | 'drop'
  | 'cut'
  | 'undo'
  | 'redo'
  | 'autofill'
  | 'clear'
  | 'step'
  | 'select'
  | 'reset';

/** Lo que acompaña a un valor en `onChange`. */
export interface ChangeDetails {
  /** Por qué cambió el valor. */
  readonly reason: TextChangeReason;
}

/** Propiedades que todos los controles comparten. */
export interface ControlProps {
  /** Identificador del elemento que recibe el foco. @default el que da `Field`, o uno generado */
  id?: string | undefined;
  /** Nombre con el que el valor se envía en `FormData`. */
  name?: string | undefined;
  /** Identificador del formulario al que pertenece, si está por fuera de él. */
  form?: string | undefined;
  /** Deshabilita el control: no recibe el foco ni se envía. @default false */
  disabled?: boolean | undefined;
  /** Deja leer y copiar el valor, pero no cambiarlo. @default false */
  readOnly?: boolean | undefined;
  /** Pide un valor para enviar el formulario. @default false */
  required?: boolean | undefined;
  /** Muestra el control como inválido. @default false */
  invalid?: boolean | undefined;
  /** Clase del elemento raíz. */
  className?: string | undefined;
  /** Estilo del elemento raíz. */
  style?: CSSProperties | undefined;
  /** Avisa una vez cuando el foco entra al control. */
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  /** Avisa una vez cuando el foco sale del control. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  /** Nombre accesible, cuando no hay una etiqueta visible. */
  'aria-label'?: string | undefined;
  /** Identificador del elemento que nombra al control. */
  'aria-labelledby'?: string | undefined;
  /** Identificador del texto que describe al control. */
  'aria-describedby'?: string | undefined;
  /** Identificador del texto con el error. */
  'aria-errormessage'?: string | undefined;
}
