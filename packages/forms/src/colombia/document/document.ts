import { plainText } from '@guadua/utils/internal';
import type { ValidationErrors } from '../../field/field.types';
import { colombiaErrorsEsCO } from '../labels/es-co';
import { formatNIT, verifyNIT } from '../nit/nit';
import { plainCode } from '../plain-code/plain-code';
import type { DocumentRule, DocumentType, IdentityDocument } from './document.types';

/** No rule says the lengths, so they allow all numbers in use: it is the worse harm to refuse a right number. */
const RULES: Readonly<Record<DocumentType, DocumentRule>> = {
  CC: { min: 3, max: 10, letters: false },
  CE: { min: 3, max: 7, letters: false }, // seven digits since those of six ran out
  TI: { min: 10, max: 11, letters: false }, // eleven where it begins with a date of birth
  RC: { min: 8, max: 11, letters: true }, // the NUIP; older ones have letters
  PA: { min: 4, max: 16, letters: true }, // any country's: ICAO Doc 9303 has nine, and more elsewhere
  PPT: { min: 4, max: 8, letters: false }, // Decreto 216 de 2021, article 11
  PEP: { min: 15, max: 15, letters: false }, // Resolución 5797 de 2017
  NIT: { min: 3, max: 17, letters: false },
  NUIP: { min: 3, max: 10, letters: true }, // ten since 2000; an older cédula keeps its number
};

/** Los tipos de documento, en el orden en que se ofrecen. */
export const DOCUMENT_TYPES = Object.keys(RULES) as readonly DocumentType[];

/**
 * Cuántos caracteres tiene el número de un tipo, y si lleva letras; `null` si no es un tipo.
 * @example documentRuleOf('PEP') // { min: 15, max: 15, letters: false }
 */
export function documentRuleOf(type: DocumentType): DocumentRule | null {
  return Object.hasOwn(RULES, type) ? RULES[type] : null;
}

/**
 * El número sin puntos, espacios ni guiones, en mayúsculas; el de un NIT conserva el guion. Lo que no se puede leer
 * como uno vuelve como es.
 * @param type El tipo: decide qué significa un guion.
 */
export function plainDocument(type: DocumentType, number: string): string {
  const between = documentRuleOf(type)?.letters ? /[.\-_/]/g : /\./g;
  const text = plainText(number);
  return plainCode(text, between) ?? text;
}

/**
 * El número de un documento como mejor se lee: `1.032.456.789`, `899.999.068-1`. El de un pasaporte, un PEP o con
 * letras queda como es.
 */
export function formatDocument(document: IdentityDocument): string {
  const { type, number } = document;
  return groupDocument(type, plainDocument(type, number));
}

export function groupDocument(type: DocumentType, plain: string): string {
  return type === 'PA' || type === 'PEP' ? plain : formatNIT(plain);
}

/**
 * Revisa que el número sea de su tipo de documento: largo y caracteres (`verifyDocument`), y en un NIT el dígito de
 * verificación (`verifyNIT`, `verifyNITIntegrity`). Sin número es válido.
 * @param value El tipo y el número.
 */
export function verifyDocument(value: unknown): ValidationErrors {
  if (value === undefined || value === null || value === '') return null;
  // A number without a type, as callers without types may give, is no document.
  const { type, number } = (
    typeof value === 'object' ? value : { number: value }
  ) as Partial<IdentityDocument>;
  if (number === undefined || number === null) return null;
  const text = plainText(number);
  // What has no text at all is no number either (CMP-9).
  if (typeof number === 'string' && text.trim() === '') return null;
  const rule = type === undefined ? null : documentRuleOf(type);
  if (type === 'NIT') return verifyNIT(number);
  if (type && rule && isOfRule(rule, plainDocument(type, text))) return null;
  const fallback = colombiaErrorsEsCO.verifyDocument({ type, rule });
  return { verifyDocument: { type, rule, fallback } };
}

function isOfRule({ min, max, letters }: DocumentRule, plain: string): boolean {
  if (plain.length < min || plain.length > max) return false;
  return (letters ? /^[\dA-Z]+$/ : /^\d+$/).test(plain);
}
