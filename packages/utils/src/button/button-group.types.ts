import type { ComponentProps, ReactNode } from 'react';
import type { ButtonProps, ButtonSize, ButtonTone, ButtonVariant } from './button.types';

/** Acompaña al valor en `onChange`. */
export interface ButtonGroupChangeDetails {
  /** Por qué cambió: una persona eligió (`select`) o el formulario se restableció (`reset`). */
  readonly reason: 'select' | 'reset';
}

/** Las propiedades de `ButtonGroup`, y las de un `div`. */
export interface ButtonGroupProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'role'> {
  /** Los botones: `Button`, o `ButtonGroupItem` cuando se escoge uno. */
  children?: ReactNode;
  /**
   * `none` solo junta los botones; `single` los vuelve una elección única: un grupo de radios que
   * se recorre con las flechas.
   * @default 'none'
   */
  selection?: 'none' | 'single' | undefined;
  /** Valor escogido, cuando lo guardas tú; `null` si no hay ninguno. */
  value?: Value | null | undefined;
  /** Valor inicial, cuando lo guarda el grupo. @default null */
  defaultValue?: Value | null | undefined;
  /** Se llama cuando una persona escoge otro botón o restablece el formulario. */
  onChange?: ((value: Value | null, details: ButtonGroupChangeDetails) => void) | undefined;
  /** Nombre con el que el valor va en `FormData`. */
  name?: string | undefined;
  /** Id del formulario al que pertenece, si está por fuera de él. */
  form?: string | undefined;
  /** Dirección en que se juntan los botones. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Color de todos los botones que no traen uno propio. */
  tone?: ButtonTone | undefined;
  /** Con fondo o solo con borde, para todos los botones. */
  variant?: ButtonVariant | undefined;
  /** Altura de todos los botones. */
  size?: ButtonSize | undefined;
  /** Deshabilita todos los botones; no se envía ningún valor. @default false */
  disabled?: boolean | undefined;
  /** El valor se lee y se envía, pero no se cambia. @default false */
  readOnly?: boolean | undefined;
  /** Hay que escoger uno para enviar el formulario. @default false */
  required?: boolean | undefined;
  /** Marca la elección como inválida. @default false */
  invalid?: boolean | undefined;
  /** Clases propias para cada parte. */
  classNames?: Partial<Record<'root', string>> | undefined;
}

/** Las propiedades de `ButtonGroupItem`: las de un botón, y su valor. */
export interface ButtonGroupItemProps extends Omit<ButtonProps, 'value' | 'asChild' | 'loading'> {
  /** El valor que se escoge con este botón; único en su grupo. */
  value: string;
}
