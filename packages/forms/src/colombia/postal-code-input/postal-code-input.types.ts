import type { ChangeDetails } from '../../shared/control.types';
import type { PlainFieldOwnProps } from '../plain-field/plain-field.types';
import type { Department } from '../postal-code/postal-code.types';

/** Lo que acompaña al valor de `PostalCodeInput` en `onChange`. */
export interface PostalCodeChangeDetails extends ChangeDetails {
  /** El departamento, desde que lo dicen los dos primeros dígitos; antes, `null`. */
  readonly department: Department | null;
}

/** Propiedades de `PostalCodeInput`. */
export interface PostalCodeInputProps extends Omit<PlainFieldOwnProps, 'suffix'> {
  /** Avisa cada cambio que hace una persona. */
  onChange?: ((value: string, details: PostalCodeChangeDetails) => void) | undefined;
  /** Muestra dentro del campo el departamento, desde que lo dicen los dos primeros dígitos. @default true */
  department?: boolean | undefined;
}
