import type { ValidationErrors } from '../../field/field.types';
import { colombiaErrorsEsCO } from '../labels/es-co';
import { plainText } from '../plain-text/plain-text';
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
 * A number plate of Colombia, however it is written: in small letters, with a space or a hyphen. `null` for
 * any other text.
 * @param text What was written, pasted or stored.
 * @example parsePlate('abc-12d') // { kind: 'motorcycle', plate: 'ABC12D' }
 */
export function parsePlate(text: string): Plate | null {
  const plate = plainPlate(text);
  const kind = KINDS.find((each) => plate !== null && SHAPES[each].test(plate));
  return plate !== null && kind ? { kind, plate } : null;
}

export function plainPlate(text: string): string | null {
  const plain = plainText(text, /[.\-·]/g);
  return plain?.startsWith('+') ? null : plain;
}

/**
 * A plate with a space between its letters and its digits: `ABC 123`, `ABC 12D`, `CD 1234`. Half a plate too;
 * what is none comes back as it is.
 */
export function formatPlate(text: string): string {
  const plain = plainPlate(text);
  return plain === null ? text : plain.replace(/^([A-Z]+(?=\d)|\d+(?=[A-Z]))/, '$1 ');
}

/**
 * Whether a text is a plate of one of the accepted kinds (`verifyPlate`). Empty is fine.
 * @param value The plate, however it is written.
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
