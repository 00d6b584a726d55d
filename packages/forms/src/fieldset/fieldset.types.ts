import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ErrorsWhen, FormErrorValue } from '../field/field.types';
import type { FieldMessages } from '../labels/forms-labels.types';

/** Propiedades de `Fieldset`. */
export interface FieldsetProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'name'> {
  /** Título del grupo: un lector de pantalla lo lee al entrar. */
  legend: ReactNode;
  /** Texto de ayuda, debajo del título. */
  description?: ReactNode;
  /** Errores del grupo entero, por clave: los que no son de un solo campo. @default null */
  errors?: FormErrorValue;
  /** Mensaje de cada error, en el orden en que se muestran. */
  messages?: FieldMessages | undefined;
  /**
   * Cuándo se muestran los errores, como en `Field`: el foco salió del grupo, se cambió algo en él o se intentó enviar.
   * @default 'touched'
   */
  when?: ErrorsWhen | undefined;
  /** Deshabilita todo lo que hay dentro. @default false */
  disabled?: boolean | undefined;
  /** Nombre con el que un `Form` encuentra los errores del grupo. */
  name?: string | undefined;
  /** Clases por parte. */
  classNames?: Partial<Record<'root' | 'legend' | 'description' | 'errors', string>> | undefined;
}
