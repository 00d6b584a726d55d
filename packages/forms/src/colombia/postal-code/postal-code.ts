import type { ValidationErrors } from '../../field/field.types';
import { colombiaErrorsEsCO } from '../labels/es-co';
import { plainText } from '../plain-text/plain-text';
import { colombianDepartments } from './departments';
import type { Department } from './postal-code.types';

/**
 * The department that a postal code begins with: its first two digits are the DIVIPOLA code (code of the
 * operator 4-72, adopted by Decreto 852 de 2013). `null` where they are none, or not there yet.
 * @param code The code, whole or not.
 * @example postalCodeDepartment('110111')?.name // 'Bogotá, D.C.'
 */
export function postalCodeDepartment(code: string): Department | null {
  const plain = plainPostalCode(code) ?? '';
  return colombianDepartments().find((department) => plain.startsWith(department.code)) ?? null;
}

export function plainPostalCode(text: string): string | null {
  const plain = plainText(text, /[.-]/g);
  return plain !== null && /^\d*$/.test(plain) ? plain : null;
}

/**
 * Whether a text is a postal code of Colombia: six digits, the first two a department's (`verifyPostalCode`).
 * Whether the rest is in use, only the postal service knows. Empty is fine.
 * @param value The code.
 */
export function verifyPostalCode(value: unknown): ValidationErrors {
  const text = String(value ?? '');
  if (text.trim() === '') return null;
  const department = postalCodeDepartment(text);
  return department && plainPostalCode(text)?.length === 6
    ? null
    : { verifyPostalCode: { fallback: colombiaErrorsEsCO.verifyPostalCode() } };
}
