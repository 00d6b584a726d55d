import type { ValidationErrors } from '../../field/field.types';
import { colombiaErrorsEsCO } from '../labels/es-co';
import { plainCode } from '../plain-code/plain-code';
import type { FormatPhoneOptions, PhoneKind, PhoneNumber, VerifyPhoneOptions } from './phone.types';

export const COLOMBIAN_PHONES: readonly PhoneKind[] = ['mobile', 'landline'];

/** A mobile has ten digits from 3: prefixes are not listed, because operators are given new ones. */
const MOBILE = /^3\d{9}$/;

/** Ten digits since 1 September 2021: 60, the region and seven digits (Resolución 5826 de 2019 of the CRC). */
const LANDLINE = /^60[1245678]\d{7}$/;

/** Before 2021 it was the region and seven digits, behind a country code, or behind 03 from a mobile. */
const FORMER_LANDLINE = /^[1245678][2-9]\d{6}$/;

/** ITU-T E.164: fifteen digits at most, the country's code first, which never begins with 0. */
const FOREIGN = /^\+(?!57)[1-9]\d{6,14}$/;

/**
 * Lee un teléfono como lo escriba la gente: con `+57`, `0057`, `57` o sin nada, con espacios, puntos, guiones o
 * paréntesis, y los fijos también como se marcaban antes de 2021. El de otro país empieza por su `+`. `null` si no lo
 * es.
 * @param text Lo que se escribió, se pegó o se guardó.
 * @example parsePhone('(+57) 300-123-4567')?.e164 // '+573001234567'
 */
export function parsePhone(text: string): PhoneNumber | null {
  const plain = plainPhone(text);
  if (plain === null) return null;
  const [, country = '', rest = ''] = /^(\+57|0057|57(?=\d{8}$|\d{10}$))?(.*)$/.exec(plain) ?? [];
  const region = country === '' ? /^03(\d{8})$/.exec(rest)?.[1] : rest;
  const national = region && FORMER_LANDLINE.test(region) ? `60${region}` : rest;
  const kind = MOBILE.test(national) ? 'mobile' : LANDLINE.test(national) ? 'landline' : null;
  if (kind) return { kind, e164: `+57${national}`, national };
  const foreign = plain.replace(/^00(?=[1-9])/, '+');
  return FOREIGN.test(foreign) ? { kind: 'foreign', e164: foreign, national: foreign } : null;
}

export function plainPhone(text: string): string | null {
  const bare = String(text ?? '').replace(/^\s*(?:tel|cel)[a-zé.]*\s*:?\s*/i, '');
  const plain = plainCode(bare, /[.\-()/]/g);
  return plain !== null && /^\+?\d*$/.test(plain) ? plain : null;
}

/**
 * Un teléfono en grupos: `300 123 4567`, `601 345 6789`; el de otro país, en E.164. Lo que no lo es queda como es.
 * @example formatPhone('+573001234567') // '300 123 4567'
 */
export function formatPhone(
  text: string,
  { international = false }: FormatPhoneOptions = {},
): string {
  const phone = parsePhone(text);
  if (phone === null) return text;
  if (phone.kind === 'foreign') return phone.e164;
  const groups = groupPhone(phone.national);
  return international ? `+57 ${groups}` : groups;
}

export function groupPhone(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');
}

/**
 * Revisa que sea un celular (diez dígitos desde el 3) o un fijo (60, su región y siete dígitos) (`verifyPhone`).
 * Vacío es válido.
 * @param value El teléfono, como esté escrito.
 */
export function verifyPhone(
  value: unknown,
  { kinds = COLOMBIAN_PHONES }: VerifyPhoneOptions = {},
): ValidationErrors {
  const text = String(value ?? '');
  if (text.trim() === '') return null;
  const phone = parsePhone(text);
  return phone && kinds.includes(phone.kind)
    ? null
    : { verifyPhone: { kinds, fallback: colombiaErrorsEsCO.verifyPhone({ kinds }) } };
}
