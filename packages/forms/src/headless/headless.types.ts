import type { FocusEvent, RefObject, SyntheticEvent } from 'react';
import type { MaskErrors } from '../mask/mask.types';

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
  /** El texto de un número toma la forma de su valor. */
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** El teclado de los teléfonos. */
  inputMode: 'text' | 'numeric' | 'decimal';
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
