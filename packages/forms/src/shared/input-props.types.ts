import type { ComponentPropsWithRef } from 'react';
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

/** Partes de un campo de texto que aceptan una clase. */
export type InputSlot = 'root' | 'input' | 'affix';
