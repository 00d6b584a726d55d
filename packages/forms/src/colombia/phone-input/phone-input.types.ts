import type { ChangeDetails } from '../../shared/control.types';
import type { PhoneKind, PhoneNumber } from '../phone/phone.types';
import type { PlainFieldOwnProps } from '../plain-field/plain-field.types';

/** Lo que acompaña al valor de `PhoneInput` en `onChange`. */
export interface PhoneChangeDetails extends ChangeDetails {
  /** El teléfono, si está completo; si no, `null`. */
  readonly phone: PhoneNumber | null;
}

/** Lo que `PhoneInput` usa de `libphonenumber-js`. */
export interface PhoneLibrary {
  /** Lee un número completo; `undefined` si no lo es. */
  parsePhoneNumberFromString: (
    text: string,
  ) => { readonly number: string; isValid: () => boolean } | undefined;
  /** Agrupa un número a medida que se escribe. */
  AsYouType: new () => { input: (text: string) => string };
}

/** Propiedades de `PhoneInput`. */
export interface PhoneInputProps extends PlainFieldOwnProps {
  /**
   * Teléfono, cuando lo guarda quien usa el componente: en E.164 (`+573001234567`) si está completo, y si no,
   * lo que se ha escrito.
   */
  value?: string | null | undefined;
  /** Avisa cada cambio que hace una persona. */
  onChange?: ((value: string, details: PhoneChangeDetails) => void) | undefined;
  /**
   * Los teléfonos que se aceptan; con `foreign`, también los de otros países, con su `+`.
   * @default ['mobile', 'landline'], y con `loadLibrary` también `foreign`
   */
  kinds?: readonly PhoneKind[] | undefined;
  /**
   * Trae `libphonenumber-js`, que revisa y agrupa los números de otros países, con el primero que empieza por `+`; si
   * no llega, lo escrito se queda y el campo lo dice. Sin ella, de esos números solo se revisa el largo.
   * @example () => import('libphonenumber-js/min')
   */
  loadLibrary?: (() => Promise<PhoneLibrary>) | undefined;
}
