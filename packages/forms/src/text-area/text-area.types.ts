import type { ComponentPropsWithRef } from 'react';
import type { ChangeDetails, ControlProps } from '../shared/control.types';
import type { NativeProps, TextValueProps } from '../shared/input-props.types';

/** Propiedades de `TextArea`. */
export interface TextAreaProps
  extends ControlProps,
    NativeProps<ComponentPropsWithRef<'textarea'>, 'onInput' | 'children' | 'rows'>,
    TextValueProps {
  /** Avisa cada cambio que hace una persona. */
  onChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /** Crece y se encoge con su contenido. @default false */
  autoGrow?: boolean | undefined;
  /** Alto mínimo, en líneas. @default 3 */
  minRows?: number | undefined;
  /** Alto máximo, en líneas; de ahí en adelante se desplaza. */
  maxRows?: number | undefined;
  /** Clases por parte. */
  classNames?: Partial<Record<'root' | 'input', string>> | undefined;
}
