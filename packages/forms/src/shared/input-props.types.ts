import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ControlProps } from './control.types';

/** Los atributos de un elemento que un control pasa tal cual. */
export type NativeProps<Props, Others extends string> = Omit<
  Props,
  | keyof ControlProps
  | 'value'
  | 'defaultValue'
  | 'checked'
  | 'defaultChecked'
  | 'onChange'
  | 'dangerouslySetInnerHTML'
  | Others
>;

/** Atributos de un `<input>` que los campos de texto pasan tal cual. */
export type NativeInputProps = NativeProps<
  ComponentPropsWithRef<'input'>,
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
>;

/** El valor de un campo de texto. */
export interface TextValueProps {
  /** Texto, cuando lo guarda quien usa el componente. */
  value?: string | null | undefined;
  /** Texto inicial, y el que vuelve al restablecer el formulario. @default '' */
  defaultValue?: string | null | undefined;
}

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
