import type { CSSProperties, ReactNode } from 'react';
import type { ErrorLabels, FieldMessages, FormsLabels } from '../labels/forms-labels.types';

/** Errores de un valor, por clave; `null` cuando no hay ninguno. */
export type ValidationErrors = Record<string, unknown> | null;

/** Un error con su clave, para que el mensaje se arme en el idioma de quien lee. */
export interface FormError {
  /** Clave del error, la misma de `messages`. */
  key: string;
  /** Lo que el mensaje necesita saber, por ejemplo `{ limit: 10 }`. */
  values?: Readonly<Record<string, unknown>> | undefined;
  /** El mensaje ya escrito; reemplaza al de la clave. */
  message?: string | undefined;
}

/** Un error de una lista: un texto, uno con su clave, o uno de un esquema (Standard Schema). */
export type FormErrorItem = string | FormError | { readonly message: string } | null | undefined;

/** Lo que se puede decir de un campo: un texto, un error con su clave, los errores de un validador, o varios. */
export type FormErrorValue =
  | string
  | FormError
  | ValidationErrors
  | undefined
  | readonly (FormErrorItem | readonly FormErrorItem[])[];

/** Lo que un `Field` sabe de su control; cada clave es también un atributo `data-*`. */
export interface FieldState {
  /** El control no se puede usar. */
  disabled: boolean;
  /** El foco está dentro del control. */
  focused: boolean;
  /** Una persona cambió el valor. */
  dirty: boolean;
  /** El foco ya salió del control al menos una vez. */
  touched: boolean;
  /** No hay errores ni comprobaciones pendientes. */
  valid: boolean;
  /** Hay errores y ya se muestran. */
  invalid: boolean;
  /** Hay una comprobación en curso, o el control todavía prepara su valor. */
  pending: boolean;
  /** El valor no está vacío. */
  filled: boolean;
  /** Lo último que se pegó o se soltó no se puede usar aquí, y no cambió nada. */
  refused: boolean;
}

/** Cuándo se muestran los errores. */
export type ErrorsWhen =
  | 'touched'
  | 'dirty'
  | 'submitted'
  | 'always'
  | ((state: { touched: boolean; dirty: boolean; submitted: boolean }) => boolean);

/** Propiedades de `Field`. */
export interface FieldProps {
  /** Etiqueta visible; nombra al control. */
  label?: ReactNode;
  /** Texto de ayuda, unido al control con `aria-describedby`. */
  description?: ReactNode;
  /** Errores del valor: un texto, un error con su clave, los de un validador, o varios. @default null */
  errors?: FormErrorValue;
  /** Mensaje de cada error, en el orden en que se muestran. Las claves que falten usan los mensajes del paquete. */
  messages?: FieldMessages | undefined;
  /**
   * Cuándo se muestran los errores: cuando el foco ya salió del control o se intentó enviar (`touched`), cuando se
   * cambió el valor (`dirty`), solo al enviar (`submitted`), siempre (`always`), o lo que diga una función.
   * @default 'touched'
   */
  when?: ErrorsWhen | undefined;
  /** Hay una comprobación en curso, por ejemplo en un servidor: su `Form` no se envía. @default false */
  pending?: boolean | undefined;
  /** Deshabilita el control. */
  disabled?: boolean | undefined;
  /** Deja leer el valor, pero no cambiarlo. */
  readOnly?: boolean | undefined;
  /** Pide un valor, y lo señala en la etiqueta. @default lo que diga su control */
  required?: boolean | undefined;
  /** Muestra el control como inválido aunque no haya errores por clave. */
  invalid?: boolean | undefined;
  /**
   * Nombre de su control, si el control no trae uno: con él se envía, y con él un `Form` encuentra sus errores.
   * @default el de sus controles
   */
  name?: string | undefined;
  /** Identificador del control; si falta, se genera. */
  id?: string | undefined;
  /** Textos propios para este campo: `pending`, `refused` y los de `errors`. */
  labels?: (Partial<FormsLabels['field']> & ErrorLabels) | undefined;
  /** Clase del elemento raíz. */
  className?: string | undefined;
  /** Clases por parte. */
  classNames?: Partial<Record<'root' | 'label' | 'description' | 'errors', string>> | undefined;
  /** Estilo del elemento raíz. */
  style?: CSSProperties | undefined;
  /** El control y lo que lo acompaña. */
  children?: ReactNode;
}

/** Propiedades de `FieldErrors`. */
export interface FieldErrorsProps {
  /** Errores del valor; dentro de un `Field`, los del campo si se omite. */
  errors?: FormErrorValue;
  /** Mensaje de cada error, en el orden en que se muestran. */
  messages?: FieldMessages | undefined;
  /** Cuándo se muestran; por fuera de un `Field` se muestran siempre. @default el de su `Field` */
  when?: ErrorsWhen | undefined;
  /** Clase del elemento. */
  className?: string | undefined;
  /** Identificador del elemento; si falta, se genera. */
  id?: string | undefined;
}
