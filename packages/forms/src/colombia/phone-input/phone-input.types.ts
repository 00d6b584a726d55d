import type { ChangeDetails } from '../../shared/control.types';
import type { PhoneKind, PhoneNumber } from '../phone/phone.types';
import type { PlainFieldOwnProps } from '../plain-field/plain-field.types';

/** Lo que acompaña al valor de `PhoneInput` en `onChange`. */
export interface PhoneChangeDetails extends ChangeDetails {
  /** El teléfono, si está completo; si no, `null`. */
  phone: PhoneNumber | null;
}

/** Propiedades de `PhoneInput`. */
export interface PhoneInputProps extends PlainFieldOwnProps {
  /**
   * Teléfono, cuando lo guarda quien usa el componente: en E.164 (`+573001234567`) si está completo, y si no,
   * lo que se ha escrito.
   */
  value?: string | null | undefined;
  /**
   * Teléfono inicial, y el que vuelve al restablecer el formulario.
   * @default ''
   */
  defaultValue?: string | null | undefined;
  /** Avisa cada cambio que hace una persona. */
  onChange?: ((value: string, details: PhoneChangeDetails) => void) | undefined;
  /**
   * Los teléfonos que se aceptan; con `foreign`, también los de otros países, con su `+`.
   * @default ['mobile', 'landline']
   */
  kinds?: readonly PhoneKind[] | undefined;
}
