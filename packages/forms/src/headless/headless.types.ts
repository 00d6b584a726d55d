import type { FocusEvent, RefObject, SyntheticEvent } from 'react';
import type { Mask, MaskErrors } from '../mask/mask.types';
import type { AmbiguousNumber } from '../number-input/number-input.types';
import type { ChangeDetails } from '../shared/control.types';

/** Lo que va en el `<input>`. */
export interface HeadlessInputProps {
  /** El `<input>` mismo; donde se pasa con otro nombre (`inputRef` en MUI), también sirve ahí. */
  ref: RefObject<HTMLInputElement | null>;
  /** El texto que se ve. */
  value: string;
  /** Oye lo que se escribe. */
  onInput: (event: SyntheticEvent<HTMLInputElement>) => void;
  /** Lo mismo, para lo que solo avisa así. */
  onChange: (event: SyntheticEvent<HTMLInputElement>) => void;
  /** El texto toma la forma de su valor. */
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  /** El teclado de los teléfonos. */
  inputMode: 'text' | 'numeric' | 'decimal';
}

/** Opciones de `useNumberText`. */
export interface NumberTextOptions {
  /** Número, cuando lo guardas tú; `null` es un campo vacío. */
  value?: number | null | undefined;
  /**
   * Número inicial.
   * @default null
   */
  defaultValue?: number | null | undefined;
  /** Avisa cada cambio que hace una persona. */
  onChange?: ((value: number | null, details: ChangeDetails) => void) | undefined;
  /**
   * Etiqueta BCP 47 de la que se toman los separadores.
   * @default 'es-CO'
   */
  locale?: string | undefined;
  /** Cuántos decimales se admiten; sin límite si se omite. */
  decimals?: number | undefined;
  /**
   * Completa los decimales con ceros al salir del campo.
   * @default false
   */
  fixedDecimals?: boolean | undefined;
  /** Menor valor válido; desde 0 no se puede escribir un signo menos. */
  min?: number | undefined;
  /** Mayor valor válido. */
  max?: number | undefined;
  /**
   * Cuántos caracteres se admiten, separadores incluidos.
   * @default 50
   */
  maxLength?: number | undefined;
  /** Avisa que un texto pegado era ambiguo, o que se redondeó. */
  onAmbiguous?: ((details: AmbiguousNumber) => void) | undefined;
}

/** Lo que da `useNumberText`. */
export interface NumberText {
  /** Para el `<input>`: `<input {...number.props} />`. */
  props: HeadlessInputProps;
  /** El número, o `null` mientras no haya uno. */
  value: number | null;
  /** El texto que se ve. */
  text: string;
  /** Por qué el texto no es un valor válido, o `null`: un signo solo, menos que `min`, más que `max`. */
  problem: 'incomplete' | 'min' | 'max' | null;
}

/** Opciones de `useMaskText`. */
export interface MaskTextOptions {
  /**
   * Máscara: un nombre (`time`, `date`, `ip`, `cpf`…), un patrón (`0` dígito, `9` dígito opcional, `A` letra
   * o dígito, `S` letra) o una lista de patrones.
   */
  mask: Mask;
  /** Texto, cuando lo guardas tú; con la máscara o sin ella. */
  value?: string | undefined;
  /**
   * Texto inicial.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Avisa cada cambio que hace una persona, con el texto que se ve. */
  onChange?: ((text: string, details: MaskTextDetails) => void) | undefined;
}

/** Lo que acompaña al texto de `useMaskText` en `onChange`. */
export interface MaskTextDetails extends ChangeDetails {
  /** Lo que se escribió, sin los caracteres propios de la máscara. */
  raw: string;
  /** No falta nada de lo que la máscara pide. */
  complete: boolean;
}

/** Lo que da `useMaskText`. */
export interface MaskText {
  /** Para el `<input>`: `<input {...code.props} />`. */
  props: HeadlessInputProps;
  /** El texto que se ve. */
  text: string;
  /** Lo que se escribió, sin los caracteres propios de la máscara. */
  raw: string;
  /** No falta nada de lo que la máscara pide. */
  complete: boolean;
  /** El error `mask` si está incompleto, o `null`. */
  errors: MaskErrors | null;
}
