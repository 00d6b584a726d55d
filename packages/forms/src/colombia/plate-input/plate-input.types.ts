import type { ChangeDetails } from '../../shared/control.types';
import type { PlainFieldOwnProps } from '../plain-field/plain-field.types';
import type { Plate, PlateKind } from '../plate/plate.types';

/** Lo que acompaña al valor de `PlateInput` en `onChange`. */
export interface PlateChangeDetails extends ChangeDetails {
  /** La placa y su clase, si está completa; si no, `null`. */
  readonly plate: Plate | null;
}

/** Propiedades de `PlateInput`. */
export interface PlateInputProps extends PlainFieldOwnProps {
  /** Avisa cada cambio que hace una persona; el valor va en mayúsculas y sin espacio: `ABC123`. */
  onChange?: ((value: string, details: PlateChangeDetails) => void) | undefined;
  /** Las clases de placa que se aceptan. @default todas menos `old-motorcycle`, que es también media placa de carro */
  kinds?: readonly PlateKind[] | undefined;
}
