import type { ReactNode } from 'react';
import type { ClearLabels, NumberLabels } from '../labels/forms-labels.types';
import type { NumberSteppers } from '../number-steppers/number-steppers.types';
import type { ChangeDetails, ControlProps } from '../shared/control.types';
import type { NativeInputProps, TextFrameProps } from '../shared/input-props.types';

/** Un texto pegado que también se podía leer de otra manera. */
export interface AmbiguousNumber {
  /** El texto, como se pegó. */
  text: string;
  /** El número que se tomó. */
  value: number;
  /** Por qué se avisa: tenía dos lecturas, o más decimales de los que el campo admite. */
  reason: 'separator' | 'rounded';
}

/** Opciones de `useNumberText`: las de `NumberInput` que tratan del número. */
export interface NumberTextOptions {
  /** Número, cuando lo guarda quien usa el componente; `null` es vacío. */
  value?: number | null | undefined;
  /** Número inicial, y el que vuelve al restablecer el formulario. @default null */
  defaultValue?: number | null | undefined;
  /** Avisa cada cambio que hace una persona. */
  onChange?: ((value: number | null, details: ChangeDetails) => void) | undefined;
  /**
   * Etiqueta BCP 47 de la que se toman los separadores.
   * @default en los campos la de `GuaduaProvider`; si no, 'es-CO'
   */
  locale?: string | undefined;
  /** Cuántos decimales se admiten; sin límite si se omite. */
  decimals?: number | undefined;
  /** Completa los decimales con ceros al salir del campo. @default false */
  fixedDecimals?: boolean | undefined;
  /**
   * Menor valor válido. Desde 0 no se puede escribir un signo menos; con uno negativo, los teléfonos
   * muestran el teclado completo, que es el que tiene el signo.
   */
  min?: number | undefined;
  /** Mayor valor válido. */
  max?: number | undefined;
  /** Cuántos caracteres se admiten, separadores incluidos. @default 50 */
  maxLength?: number | undefined;
  /** Avisa que un texto pegado era ambiguo, o que se redondeó. */
  onAmbiguous?: ((details: AmbiguousNumber) => void) | undefined;
}

/** Propiedades de `NumberInput`. */
export interface NumberInputProps
  extends ControlProps,
    TextFrameProps,
    Omit<NativeInputProps, 'maxLength'>,
    NumberTextOptions {
  /**
   * Cuánto cambian el valor las flechas (y diez veces tanto Av Pág, Re Pág o Mayús) y los botones;
   * `null` las deja quietas.
   * @default 1
   */
  step?: number | null | undefined;
  /** Dos botones que dan un paso, y siguen mientras se sostienen: `numberSteppers()`. */
  steppers?: NumberSteppers | undefined;
  /** Textos propios para este control. */
  labels?: Partial<NumberLabels & ClearLabels> | undefined;
}

/** Propiedades de `CurrencyInput`: las de `NumberInput`, con otros valores por defecto. */
export interface CurrencyInputProps extends NumberInputProps {
  /**
   * Código ISO 4217 de la moneda (`COP`, `USD`, `EUR`): da el símbolo, su lado y los decimales que se
   * usan; los pesos colombianos van sin centavos.
   */
  currency?: string | undefined;
  /** Lo que va antes del número. @default el símbolo de `currency`, o '$' */
  prefix?: ReactNode;
  /** Cuántos decimales se admiten. @default los de `currency`, o 2 */
  decimals?: number | undefined;
  /** Menor valor válido; con uno negativo se puede escribir el signo menos. @default 0 */
  min?: number | undefined;
  /** Cuánto cambian el valor las flechas y los botones; `null` las deja quietas. @default null, o 1 con `steppers` */
  step?: number | null | undefined;
}
