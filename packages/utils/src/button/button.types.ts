import type { ComponentProps, ReactNode } from 'react';
import type { Tone, ToneColor } from '../tone/tone';

/** El color de un botón, por lo que significa; los colores del mismo significado son otros nombres para lo mismo. */
export type ButtonTone =
  | 'normal'
  | Tone
  | ToneColor
  | 'light-blue'
  | 'orangered'
  | 'yellow'
  | 'violet';

/** Cuánto peso tiene un botón en la página. */
export type ButtonVariant = 'filled' | 'bordered';

/** El alto de un botón. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** Las propiedades de `Button`, y las de un botón nativo. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  /**
   * Color según el significado: `success` (`green`) afirma, `danger` (`red`) advierte de un peligro, `info` (`blue`) y
   * `light-blue` informan, `warning` (`orange`) avisa, `orangered` alerta, `yellow` y `violet` son especiales.
   * @default 'normal'
   */
  tone?: ButtonTone | undefined;
  /** Con fondo (`filled`) o solo con borde (`bordered`). @default 'filled' */
  variant?: ButtonVariant | undefined;
  /** Altura: 28, 36 o 40 px (al menos 40 px en pantallas táctiles). @default 'medium' */
  size?: ButtonSize | undefined;
  /** Ícono antes del texto. Sin texto, el botón queda cuadrado y necesita `aria-label`. */
  icon?: ReactNode;
  /**
   * Muestra que algo está en curso: conserva el ancho y el foco, y no acepta clics.
   * @default si es de tipo `submit`, mientras su formulario se envía (`useFormStatus`)
   */
  loading?: boolean | undefined;
  /**
   * Guarda el texto y deja a la vista solo el ícono; el texto aparece al pasar el cursor o al
   * recibir el foco. Los lectores de pantalla siempre lo leen.
   * @default false
   */
  collapsed?: boolean | undefined;
  /** Pinta el único hijo (un enlace, por ejemplo) con el aspecto del botón, en lugar de crear uno. @default false */
  asChild?: boolean | undefined;
  /** Clases propias para cada parte. */
  classNames?: Partial<Record<'root' | 'icon' | 'label' | 'spinner', string>> | undefined;
}
