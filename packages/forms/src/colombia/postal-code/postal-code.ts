import type { ValidationErrors } from '../../field/field.types';
import { colombiaErrorsEsCO } from '../labels/es-co';
import { plainCode } from '../plain-code/plain-code';
import { colombianDepartments } from './departments';
import type { Department } from './postal-code.types';

/**
 * El departamento con el que empieza un código postal, o `null`: sus dos primeros dígitos son el código DIVIPOLA.
 * @param code El código, completo o no.
 * @example postalCodeDepartment('110111')?.name // 'Bogotá, D.C.'
 */
export function postalCodeDepartment(code: string): Department | null {
  const plain = plainPostalCode(code) ?? '';
  return colombianDepartments().find((department) => plain.startsWith(department.code)) ?? null;
}

export function plainPostalCode(text: string): string | null {
  const plain = plainCode(text, /[.-]/g);
  return plain !== null && /^\d*$/.test(plain) ? plain : null;
}

/**
 * Revisa que sean seis dígitos y que los dos primeros sean los de un departamento (`verifyPostalCode`). Vacío es
 * válido.
 * @param value El código postal.
 */
export function verifyPostalCode(value: unknown): ValidationErrors {
  const text = String(value ?? '');
  if (text.trim() === '') return null;
  const department = postalCodeDepartment(text);
  return department && plainPostalCode(text)?.length === 6
    ? null
    : { verifyPostalCode: { fallback: colombiaErrorsEsCO.verifyPostalCode() } };
}
