import type { ReactNode } from 'react';
import type { FormsLabels } from '../labels/forms-labels.types';
import type { ChangeDetails, ControlProps } from '../shared/control.types';
import type { NativeInputProps, TextFrameProps, TextValueProps } from '../shared/input-props.types';

/** Mayúsculas y minúsculas que un texto toma mientras se escribe. */
export type TextCase = 'lower' | 'upper' | 'name';

/** Opciones de `textRules`. */
export interface TextRulesOptions {
  /** Lo que coincide con esta expresión se quita al escribir o pegar. */
  filter?: RegExp | undefined;
  /** Solo se conserva lo que coincide con esta expresión. */
  only?: RegExp | undefined;
  /** Minúsculas, mayúsculas, o mayúscula inicial en cada nombre (`de`, `del`, `la` y `el` no). */
  textCase?: TextCase | undefined;
}

/** Lo que da `textRules`: lo que se admite en un `TextInput`. */
export interface TextInputRules {
  /** El campo con sus reglas. */
  readonly render: (props: Omit<TextInputProps, 'rules'>) => ReactNode;
}

/** Propiedades de `TextInput`. */
export interface TextInputProps
  extends ControlProps,
    NativeInputProps,
    TextFrameProps,
    TextValueProps {
  /** Avisa cada cambio que hace una persona. */
  onChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /** Tipo del campo. @default 'text' */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | undefined;
  /**
   * Filtra o escribe en mayúsculas o minúsculas mientras se escribe: `textRules({ … })`. Se decide una vez: un
   * campo que las gana o las pierde empieza de nuevo.
   */
  rules?: TextInputRules | undefined;
  /** Textos propios para este control. */
  labels?: Partial<FormsLabels['text']> | undefined;
}
