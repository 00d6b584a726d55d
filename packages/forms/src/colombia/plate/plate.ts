import type { ValidationErrors } from '../../field/field.types';
import { colombiaErrorsEsCO } from '../labels/es-co';
import { plainCode } from '../plain-code/plain-code';
import type { Plate, PlateKind, VerifyPlateOptions } from './plate.types';

/** The shapes in use, as traffic authorities and the press describe them: no resolution with them could be read. */
const SHAPES: Readonly<Record<PlateKind, RegExp>> = {
  car: /^[A-Z]{3}\d{3}$/,
  motorcycle: /^[A-Z]{3}\d\d[A-Z]$/,
  'three-wheeler': /^\d{3}[A-Z]{3}$/,
  'old-motorcycle': /^[A-Z]{3}\d\d$/,
  diplomatic: /^[A-Z]{2}\d{4}$/,
  trailer: /^[RS]\d{5}$/,
  temporary: /^T\d{4}$/,
};

const KINDS = Object.keys(SHAPES) as readonly PlateKind[];

/** The kinds that a plate may be where nothing else is said: the old ones look like half of a car's. */
export const USUAL_PLATES: readonly PlateKind[] = KINDS.filter((kind) => kind !== 'old-motorcycle');

/**
 * Lee una placa, con minúsculas, espacios o guion, y dice su clase; `null` si no lo es. El servicio (particular,
 * público) lo dicen los colores, no los caracteres.
 * @param text Lo que se escribió, se pegó o se guardó.
 * @example parsePlate('abc-12d') // { kind: 'motorcycle', plate: 'ABC12D' }
 */
export function parsePlate(text: string): Plate | null {
  const plate = plainPlate(text);
  const kind = KINDS.find((each) => plate !== null && SHAPES[each].test(plate));
  return plate !== null && kind ? { kind, plate } : null;
}

export function plainPlate(text: string): string | null {
  const plain = plainCode(text, /[.\-·]/g);
  return plain?.startsWith('+') ? null : plain;
}

/**
 * Una placa, completa o no, con un espacio entre letras y dígitos: `ABC 123`, `ABC 12D`, `CD 1234`. Lo que no lo es
 * queda como es.
 */
export function formatPlate(text: string): string {
  const plain = plainPlate(text);
  return plain === null ? text : plain.replace(/^([A-Z]+(?=\d)|\d+(?=[A-Z]))/, '$1 ');
}

/**
 * Revisa que sea una placa de una de las clases que se aceptan (`verifyPlate`). Vacío es válido.
 * @param value La placa, como esté escrita.
 */
export function verifyPlate(
  value: unknown,
  { kinds = USUAL_PLATES }: VerifyPlateOptions = {},
): ValidationErrors {
  const text = String(value ?? '');
  if (text.trim() === '') return null;
  const plate = parsePlate(text);
  return plate && kinds.includes(plate.kind)
    ? null
    : { verifyPlate: { kinds, fallback: colombiaErrorsEsCO.verifyPlate() } };
}
