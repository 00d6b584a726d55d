import type { ReactNode } from 'react';
import type { MaskKind } from '../mask/mask.types';
import type { PasswordLevel } from '../password-input/estimate-password';

/** Mensaje de un error: un texto, o una función que lo arma con lo que el validador informó. */
export type FieldMessage = ReactNode | FieldMessageFunction;

/**
 * Arma el mensaje con lo que el validador informó. Cada validador decide qué informa, así que el
 * parámetro puede llevar el tipo de ese error.
 */
export type FieldMessageFunction = { message(error: unknown): ReactNode }['message'];

/** Lo que informan `lowerThan`, `greaterThan` y sus parientes. */
export interface LimitError {
  /** El límite que no se respetó. */
  limit: unknown;
  /** El valor que no lo respeta. */
  actual: unknown;
}

/** Lo que informa `betweenRange`. */
export interface RangeLimitError {
  /** El menor valor permitido. */
  min: unknown;
  /** El mayor valor permitido. */
  max: unknown;
  /** El valor que está por fuera. */
  actual: unknown;
}

/** Mensajes por clave de error. */
export type FieldMessages = Readonly<Record<string, FieldMessage>>;

/** Los mensajes de los errores, que reemplazan los del paquete. */
export interface ErrorLabels {
  /** Mensajes por clave de error. */
  errors?: FieldMessages | undefined;
}

/** Texto de todo campo con `clearable`. */
export interface ClearLabels {
  /** Nombre del botón que vacía un campo. */
  clear: string;
}

/** Textos de `@guadua/forms`, por componente. */
export interface FormsLabels {
  /** Mensajes de los errores que los validadores del paquete producen, por clave. */
  errors: FieldMessages;
  /** De `Field`. */
  field: {
    /** Lo que se anuncia mientras una comprobación está en curso. */
    pending: string;
    /** Lo que se anuncia cuando un texto pegado o soltado no se puede usar. */
    refused: string;
  };
  /** De `TextInput`, y el botón que vacía cualquier campo. */
  text: ClearLabels & {
    /** Validación nativa: el texto no es una dirección de correo. */
    email: string;
  };
  /** De `NumberInput`, `CurrencyInput` y `numberSteppers`. */
  number: {
    /** Validación nativa: lo escrito todavía no es un número (un signo solo). */
    incomplete: string;
    /** Validación nativa: el número es menor que el mínimo. */
    min: (min: string) => string;
    /** Validación nativa: el número es mayor que el máximo. */
    max: (max: string) => string;
    /** Nombre del botón de `numberSteppers` que da un paso más. */
    increase: string;
    /** Nombre del botón que da un paso menos. */
    decrease: string;
  };
  /** De `MaskedInput`. */
  mask: {
    /**
     * Validación nativa: falta texto para completar la máscara. Recibe un ejemplo de lo que pide
     * (`23:59`, `000 000 0000`) y, si tiene nombre propio, cuál es.
     */
    incomplete: (sample: string, kind: MaskKind | undefined) => string;
  };
  /** De `PinInput`. */
  pin: {
    /** Nombre accesible del PIN cuando no tiene otro. */
    name: (length: number, alphanumeric: boolean) => string;
    /** Lo que se agrega al nombre que le da su etiqueta: cuántos caracteres tiene el PIN. */
    length: (length: number, alphanumeric: boolean) => string;
    /** Validación nativa: faltan casillas del PIN. */
    incomplete: (length: number) => string;
    /** Validación nativa: el código es más largo que las casillas, que muestran solo su comienzo. */
    tooLong: (length: number) => string;
  };
  /** De `PasswordInput` y `PasswordStrength`. */
  password: {
    /** Nombre del botón que muestra la contraseña mientras está oprimido. */
    reveal: string;
    /** Aviso corto de que Bloq Mayús está activado, dentro del campo. */
    capsLock: string;
    /** El mismo aviso, como lo lee un lector de pantalla. */
    capsLockOn: string;
    /** Lo que dice `PasswordStrength` antes de que haya una contraseña. */
    strength: string;
    /** Qué tan difícil es adivinar la contraseña. */
    level: (level: PasswordLevel) => string;
  };
  /** De `CharacterCount`. */
  characters: {
    /** Cuántos caracteres hay, de los que caben. */
    count: (used: number, max: number) => string;
    /** Anuncio: quedan tantos o menos (20, 10, 5 o 0). */
    left: (count: number) => string;
    /** Cuántos sobran. */
    over: (count: number) => string;
  };
  /** De `CheckboxGroup`. */
  checkboxGroup: {
    /**
     * Cuántas casillas hay que marcar: al menos tantas, y tantas a lo sumo; `undefined` donde no hay
     * límite. Describe al grupo, y es su validación nativa.
     */
    limits: (least: number | undefined, most: number | undefined) => string;
  };
  /** De `useFormRows`: lo que se oye, y lo que mueve una fila; el puesto se cuenta desde 1. */
  rows: {
    /** Una fila entró. */
    added: (place: number, count: number) => string;
    /** Una fila cambió de puesto. */
    moved: (place: number, count: number) => string;
    /** Una fila salió; quedan `count`. */
    removed: (place: number, count: number) => string;
    /** Nombre de lo que se arrastra, y que recibe las flechas. */
    move: (place: number, count: number) => string;
    /** Nombre del botón que la sube. */
    moveUp: (place: number) => string;
    /** Nombre del botón que la baja. */
    moveDown: (place: number) => string;
  };
  /** De `Form` y `FormErrors`. */
  form: {
    /** Título del resumen: cuántos errores hay. */
    summary: (count: number) => string;
    /** El envío falló, y nada de lo escrito se perdió. */
    failed: string;
  };
}

export type NumberLabels = FormsLabels['number'];
