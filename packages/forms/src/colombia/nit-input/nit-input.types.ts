import type { ChangeDetails } from '../../shared/control.types';
import type { ColombiaFieldLabels, ColombiaLabels } from '../labels/colombia-labels.types';
import type { PlainFieldOwnProps } from '../plain-field/plain-field.types';

/** Propiedades de `NitInput`. */
export interface NitInputProps extends PlainFieldOwnProps {
  /** Avisa cada cambio que hace una persona; el valor va sin puntos: `899999068-1`. */
  onChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /**
   * Desde cuántos dígitos se ofrece el de verificación; con un guion se ofrece siempre, y con `null` nunca.
   * @default 9
   */
  suggestFrom?: number | null | undefined;
  /**
   * Comprueba el NIT: sin su dígito de verificación, o con uno que no es, el formulario no se envía. Con
   * `false` basta un número de hasta 15 dígitos.
   * @default true
   */
  verify?: boolean | undefined;
  /** Textos propios para este control. */
  labels?: (ColombiaFieldLabels & Partial<ColombiaLabels['nit']>) | undefined;
}
