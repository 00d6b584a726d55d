import type { PinLabels } from './forms-labels.types';

/** The Spanish texts of `PinInput`. */
export const pinLabelsEsCO: PinLabels = {
  pinName: (length, alphanumeric) => `Código de ${pinCount(length, alphanumeric)}`,
  pinLength: pinCount,
  pinIncomplete: (length) =>
    length === 1 ? 'Completa la casilla' : `Completa las ${length} casillas`,
  pinTooLong: (length) =>
    `El código no cabe en ${length === 1 ? 'la casilla' : `las ${length} casillas`}: escríbelo de nuevo`,
};

function pinCount(length: number, alphanumeric: boolean): string {
  if (alphanumeric) return length === 1 ? '1 carácter' : `${length} caracteres`;
  return length === 1 ? '1 dígito' : `${length} dígitos`;
}
