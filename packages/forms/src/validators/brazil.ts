import { plainText } from '@guadua/utils/internal';
import type { ValidationErrors } from '../field/field.types';

/** Weights of the CNPJ's second check digit; the first one leaves the first weight out. */
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2] as const;

/**
 * Revisa que un CPF tenga once dígitos (`verifyCPF`) y que los de verificación sean los correctos
 * (`verifyCPFIntegrity`). Vacío es válido; puntos, guiones y espacios no cuentan.
 */
export function verifyCPF(value: unknown): ValidationErrors {
  const text = clean(value);
  if (text === '') return null;
  if (!/^\d{11}$/.test(text)) return { verifyCPF: true };
  return !allEqual(text) && hasCheckDigits(text, CPF_WEIGHTS) ? null : { verifyCPFIntegrity: true };
}

/**
 * Revisa que un CNPJ tenga doce letras o dígitos y otros dos dígitos (`verifyCNPJ`), y que estos sean los correctos
 * (`verifyCNPJIntegrity`). Vacío es válido.
 */
export function verifyCNPJ(value: unknown): ValidationErrors {
  const text = clean(value);
  if (text === '') return null;
  if (!/^[0-9A-Z]{12}\d{2}$/.test(text)) return { verifyCNPJ: true };
  return !allEqual(text) && hasCheckDigits(text, CNPJ_WEIGHTS)
    ? null
    : { verifyCNPJIntegrity: true };
}

function hasCheckDigits(text: string, weights: readonly number[]): boolean {
  const length = text.length - 2;
  const first = checkDigit(text.slice(0, length), weights.slice(1));
  const second = checkDigit(text.slice(0, length) + first, weights);
  return text.endsWith(`${first}${second}`);
}

function checkDigit(text: string, weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < text.length; index++) {
    sum += (text.charCodeAt(index) - 48) * (weights[index] ?? 0);
  }
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

function allEqual(text: string): boolean {
  return text === text.charAt(0).repeat(text.length);
}

function clean(value: unknown): string {
  if (value === null || value === undefined) return '';
  // What has no text is no number either: it must not pass for an empty one.
  return (typeof value === 'string' ? value : plainText(value) || '?')
    .replace(/[./\-\s]/g, '')
    .toUpperCase();
}
