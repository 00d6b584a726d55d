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

/** Las claves de los errores que los validadores del paquete producen. */
type ErrorKey =
  | 'required'
  | 'match'
  | 'lowerThan'
  | 'lowerOrEqualThan'
  | 'greaterThan'
  | 'greaterOrEqualThan'
  | 'betweenRange'
  | 'dateLowerThan'
  | 'dateGreaterThan'
  | 'alreadyExists'
  | 'maxCharacters'
  | 'verifyNIT'
  | 'verifyNITIntegrity'
  | 'verifyCPF'
  | 'verifyCPFIntegrity'
  | 'verifyCNPJ'
  | 'verifyCNPJIntegrity'
  | 'mask'
  | 'email'
  | 'url'
  | 'pattern'
  | 'minLength'
  | 'step'
  | 'invalid';

/** Un mensaje por cada clave: lo que un idioma tiene que traer. */
export type EveryMessage = Readonly<Record<ErrorKey, FieldMessage>>;

/** Textos de las filas de un formulario. */
export interface RowLabels {
  /** Lo que se oye cuando una fila entra, sale o se mueve; el puesto se cuenta desde 1. */
  rows: (what: 'added' | 'removed' | 'moved', place: number, count: number) => string;
}

/** Textos de los campos de texto, número, máscara y NIT. */
export interface InputLabels {
  /** Nombre del botón que vacía un campo. */
  clear: string;
  /** Validación nativa: el texto no es una dirección de correo. */
  email: string;
  /** Validación nativa: lo escrito todavía no es un número (un signo solo). */
  numberIncomplete: string;
  /** Validación nativa: el número es menor que el mínimo. */
  numberMin: (min: string) => string;
  /** Validación nativa: el número es mayor que el máximo. */
  numberMax: (max: string) => string;
  /**
   * Validación nativa: falta texto para completar la máscara. Recibe un ejemplo de lo que pide
   * (`23:59`, `000 000 0000`) y, si tiene nombre propio, cuál es.
   */
  maskIncomplete: (sample: string, kind: MaskKind | undefined) => string;
  /** Lo que pueden querer decir diez dígitos sin guion, como pregunta. */
  nitMeaning: (nit: string) => string;
  /** Nombre del botón que agrega el dígito de verificación. */
  nitSuggestion: (checkDigit: number) => string;
}

/** Textos de los botones de `numberSteppers`. */
export interface StepperLabels {
  /** Nombre del botón que da un paso más. */
  numberIncrease: string;
  /** Nombre del botón que da un paso menos. */
  numberDecrease: string;
}

/** Textos de `PinInput`. */
export interface PinLabels {
  /** Nombre accesible del PIN cuando no tiene otro. */
  pinName: (length: number, alphanumeric: boolean) => string;
  /** Lo que se agrega al nombre que le da su etiqueta: cuántos caracteres tiene el PIN. */
  pinLength: (length: number, alphanumeric: boolean) => string;
  /** Validación nativa: faltan casillas del PIN. */
  pinIncomplete: (length: number) => string;
  /** Validación nativa: el código es más largo que las casillas, que muestran solo su comienzo. */
  pinTooLong: (length: number) => string;
}

/** Textos de `AddressInput`. */
export interface AddressLabels {
  /** Nombre de la primera parte de la dirección. */
  addressVia: string;
  /** Nombre de la lista de tipos de vía. */
  addressViaList: string;
  /** Nombre de la segunda parte de la dirección. */
  address1: string;
  /** Nombre de la tercera parte de la dirección. */
  address2: string;
  /** Nombre de la cuarta parte de la dirección. */
  address3: string;
  /** Validación nativa: la dirección empezó pero no está completa. */
  addressIncomplete: string;
  /** Validación nativa: una parte de la dirección, o toda la que no es una calle, pasa de su límite. */
  addressTooLong: (limit: number) => string;
}

/** Textos de `PasswordInput` y `PasswordStrength`. */
export interface PasswordLabels {
  /** Nombre del botón que muestra la contraseña mientras está oprimido. */
  reveal: string;
  /** Aviso corto de que Bloq Mayús está activado, dentro del campo. */
  capsLock: string;
  /** El mismo aviso, como lo lee un lector de pantalla. */
  capsLockOn: string;
  /** Lo que dice `PasswordStrength` antes de que haya una contraseña. */
  passwordStrength: string;
  /** Qué tan difícil es adivinar la contraseña. */
  passwordLevel: (level: PasswordLevel) => string;
}

/** Textos de `CharacterCount`. */
export interface CharacterLabels {
  /** Cuántos caracteres hay, de los que caben. */
  characterCount: (used: number, max: number) => string;
  /** Anuncio: quedan tantos o menos (20, 10, 5 o 0). */
  charactersLeft: (count: number) => string;
  /** Cuántos sobran. */
  charactersOver: (count: number) => string;
}

/** Textos de `CheckboxGroup`. */
export interface GroupLabels {
  /**
   * Cuántas casillas hay que marcar: al menos tantas, y tantas a lo sumo; `undefined` donde no hay
   * límite. Describe al grupo, y es su validación nativa.
   */
  choiceLimits: (least: number | undefined, most: number | undefined) => string;
}

/** Textos de `Form` y `FormErrors`. */
export interface FormLabels {
  /** Título del resumen: cuántos errores hay. */
  formErrors: (count: number) => string;
  /** El envío falló, y nada de lo escrito se perdió. */
  formFailed: string;
}

/** Textos de `@guadua/forms`. */
export interface FormsLabels
  extends InputLabels,
    StepperLabels,
    PinLabels,
    AddressLabels,
    PasswordLabels,
    CharacterLabels,
    GroupLabels,
    RowLabels,
    FormLabels {
  /** Mensajes de los errores que los validadores del paquete producen, por clave. */
  errors: FieldMessages;
  /** Lo que se anuncia mientras una comprobación está en curso. */
  pending: string;
  /** Lo que se anuncia cuando un texto pegado o soltado no se puede usar. */
  refused: string;
}
