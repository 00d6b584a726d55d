import type { ComponentPropsWithRef } from 'react';
import type { FormsLabels } from '../labels/forms-labels.types';
import type { ChangeDetails, ControlProps } from '../shared/control.types';
import type { NativeProps } from '../shared/input-props.types';

/** Propiedades de `PinInput`. */
export interface PinInputProps
  extends ControlProps,
    NativeProps<
      ComponentPropsWithRef<'input'>,
      | 'onInput'
      | 'type'
      | 'size'
      | 'onCompositionEnd'
      | 'maxLength'
      | 'minLength'
      | 'pattern'
      | 'children'
    > {
  /**
   * Código completo, cuando lo guarda quien usa el componente; `null` mientras falte algo. También
   * puede ser lo que `onTextChange` avisó: así un `null` que viene de afuera vacía las casillas.
   */
  value?: string | null | undefined;
  /** Código inicial, y el que vuelve al restablecer el formulario. @default null */
  defaultValue?: string | null | undefined;
  /** Avisa cuando el código queda completo, y con `null` cuando deja de estarlo. */
  onChange?: ((value: string | null, details: ChangeDetails) => void) | undefined;
  /** Avisa cada cambio de lo que hay en las casillas, también a medias. */
  onTextChange?: ((text: string, details: ChangeDetails) => void) | undefined;
  /** Avisa cada vez que una persona completa el código. */
  onComplete?: ((value: string) => void) | undefined;
  /**
   * Número de casillas, de 1 a 32. Puede cambiar: se conserva lo que todavía cabe, y lo que no, vuelve
   * con su casilla. Mientras tanto el código no se puede enviar.
   * @default la suma de `groups`, o 4
   */
  length?: number | undefined;
  /** Cuántas casillas van juntas, para que se lean por partes: `[3, 3]`. No cambia el valor. */
  groups?: readonly number[] | undefined;
  /**
   * Saca el código de un texto que llega de una vez (pegado, soltado o llenado por el navegador), por
   * ejemplo el de un mensaje entero. Lo que devuelve se trata como si se hubiera pegado.
   */
  pasteTransformer?: ((text: string) => string) | undefined;
  /** Admite letras además de dígitos. @default false */
  alphanumeric?: boolean | undefined;
  /** Oculta lo que se escribe. @default false */
  mask?: boolean | undefined;
  /** Textos propios para este control. */
  labels?: Partial<FormsLabels['pin']> | undefined;
  /** Clases por parte. */
  classNames?: Partial<Record<'root' | 'input' | 'box', string>> | undefined;
}
