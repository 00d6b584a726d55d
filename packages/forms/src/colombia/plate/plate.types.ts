/**
 * Clase de placa: carro (`ABC123`, particular o público), moto (`ABC12D`), motocarro (`123ABC`), moto de placa antigua
 * (`ABC12`), diplomática o consular (`CD1234`), remolque (`R12345`) y vehículo de internación temporal (`T1234`).
 */
export type PlateKind =
  | 'car'
  | 'motorcycle'
  | 'three-wheeler'
  | 'old-motorcycle'
  | 'diplomatic'
  | 'trailer'
  | 'temporary';

/** Una placa que se entendió. */
export interface Plate {
  /** Su clase. */
  readonly kind: PlateKind;
  /** Sus letras y dígitos: `ABC123`. */
  readonly plate: string;
}

/** Opciones de `verifyPlate`. */
export interface VerifyPlateOptions {
  /** Las clases que se aceptan. @default todas menos `old-motorcycle`, que es también media placa de carro */
  kinds?: readonly PlateKind[] | undefined;
}

/** Lo que informa el error `verifyPlate`. */
export interface PlateError {
  /** Las clases que se aceptan. */
  kinds: readonly PlateKind[];
}
