import { plainText } from '@guadua/utils/internal';
import type { ValidationErrors } from '../../field/field.types';
import type { ValidationContext } from '../../validators/validator.types';

/** Weights of the DIAN, from the rightmost digit on. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71] as const;

/** Un dígito de un NIT y lo que le agrega a la suma, de izquierda a derecha. */
export interface NITDigit {
  /** El dígito. */
  digit: number;
  /** Su peso: 3, 7, 13… desde la derecha. */
  weight: number;
  /** Dígito por peso. */
  product: number;
}

/** La cuenta de un dígito de verificación. */
export interface NITCheck {
  /** Los dígitos, de izquierda a derecha. */
  digits: readonly NITDigit[];
  /** La suma de los productos. */
  sum: number;
  /** Lo que sobra de la suma al dividirla por 11. */
  remainder: number;
  /** El dígito de verificación. */
  checkDigit: number;
}

/**
 * La cuenta completa del dígito de verificación, para mostrarla: cada dígito, su peso y la suma; `null` si no son de
 * 1 a 15 dígitos, con puntos y espacios o sin ellos. Los restos 1 y 10 dan ambos el dígito 1.
 */
export function nitCheck(body: string): NITCheck | null {
  const text = clean(plainText(body));
  if (!/^\d{1,15}$/.test(text)) return null;
  let sum = 0;
  const digits = Array.from(text, (char, index) => {
    const digit = Number(char);
    const weight = WEIGHTS[text.length - 1 - index] ?? 0;
    sum += digit * weight;
    return { digit, weight, product: digit * weight };
  });
  const remainder = sum % 11;
  return { digits, sum, remainder, checkDigit: remainder < 2 ? remainder : 11 - remainder };
}

/**
 * El dígito de verificación de un NIT; `null` si no son de 1 a 15 dígitos.
 * @example nitCheckDigit('899999068') // 1
 */
export function nitCheckDigit(digits: string): number | null {
  return nitCheck(digits)?.checkDigit ?? null;
}

/** Las opciones de `verifyNIT`. */
export interface VerifyNITOptions extends ValidationContext {
  /** Toma el último dígito de un número sin guion como el de verificación. @default false */
  withCheckDigit?: boolean | undefined;
}

/**
 * Revisa que un NIT esté bien escrito (`verifyNIT`) y que su dígito de verificación sea el correcto
 * (`verifyNITIntegrity`). Vacío es válido. Sin guion no hay dígito de verificación, salvo con `withCheckDigit`.
 * @example verifyNIT('899.999.068-1') // null
 */
export function verifyNIT(value: unknown, options?: VerifyNITOptions): ValidationErrors {
  if (value === null || value === undefined) return null;
  const text = clean(plainText(value));
  // What has no text is no NIT; an empty text is the business of `required`.
  if (text === '') return typeof value === 'string' ? null : { verifyNIT: true };
  const withDigit =
    options?.withCheckDigit === true && /^\d{2,16}$/.test(text)
      ? `${text.slice(0, -1)}-${text.slice(-1)}`
      : text;
  if (!/^\d{1,15}-\d$/.test(withDigit)) return { verifyNIT: true };
  const [body = '', digit] = withDigit.split('-');
  return nitCheckDigit(body) === Number(digit) ? null : { verifyNITIntegrity: true };
}

/**
 * Un NIT con puntos entre sus grupos: `899.999.068-1`. Lo que no son dígitos con un guion a lo sumo vuelve como es.
 */
export function formatNIT(value: string): string {
  const text = plainText(value);
  const parts = /^(\d+)(?:-(\d?))?$/.exec(clean(text));
  if (!parts) return text;
  const [, body = '', digit] = parts;
  const first = body.length % 3;
  const groups = body.slice(first).match(/\d{3}/g) ?? [];
  const grouped = (first ? [body.slice(0, first), ...groups] : groups).join('.');
  return digit === undefined ? grouped : `${grouped}-${digit}`;
}

function clean(text: string): string {
  return text.replace(/[.\s]/g, '');
}
