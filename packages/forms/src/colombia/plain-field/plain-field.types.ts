import type { ReactNode } from 'react';
import type { ControlProps } from '../../shared/control.types';
import type { InputSlot, NativeInputProps } from '../../shared/input-props.types';
import type { ColombiaFieldLabels } from '../labels/colombia-labels.types';

/** Lo que comparten los campos de `@guadua/forms/colombia` con un texto. */
export interface PlainFieldOwnProps extends Omit<ControlProps, 'labels'>, NativeInputProps {
  /** Textos propios para este control. */
  labels?: ColombiaFieldLabels | undefined;
  /** Lo que va antes del texto, dentro del campo. */
  prefix?: ReactNode;
  /** Lo que va después del texto, dentro del campo. */
  suffix?: ReactNode;
  /**
   * Muestra un botón que vacía el campo.
   * @default false
   */
  clearable?: boolean | undefined;
  /** Clases por parte. */
  classNames?: Partial<Record<InputSlot, string>> | undefined;
}
