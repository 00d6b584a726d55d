import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ControlProps } from './control.types';

/** Atributos de un `<input>` que los campos de texto pasan tal cual. */
export type NativeInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  | keyof ControlProps
  | 'value'
  | 'defaultValue'
  | 'checked'
  | 'defaultChecked'
  | 'onChange'
  | 'onInput'
  | 'onInputCapture'
  | 'onCompositionEnd'
  | 'prefix'
  | 'type'
  | 'children'
  | 'size'
  | 'min'
  | 'max'
  | 'step'
  | 'dangerouslySetInnerHTML'
>;

/** Lo que un campo de texto lleva a los lados de lo escrito. */
export interface TextFrameProps {
  /** Lo que va antes de lo escrito, dentro del campo. */
  prefix?: ReactNode;
  /** Lo que va después de lo escrito, dentro del campo. */
  suffix?: ReactNode;
  /** Muestra un botón que vacía el campo. @default false */
  clearable?: boolean | undefined;
  /** Clases por parte. */
  classNames?: Partial<Record<'root' | 'input' | 'affix', string>> | undefined;
}
