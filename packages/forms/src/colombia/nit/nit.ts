import { plainText } from '@guadua/utils/internal';
import type { ValidationErrors } from '../../field/field.types';
import type { ValidationContext } from '../../validators/validator.types';

/** Weights of the DIAN, from the rightmost digit on. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71] as const;

/** One digit of a NIT and what it adds to the sum, from left to right. */
export interface NITDigit {
  /** El dígito. */
  digit: number;
  /** Su peso: 3, 7, 13… desde la derecha. */
  weight: number;
  /** Dígito por peso. */
  product: number;
}

/** How a check digit comes about. */
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
 * The whole computation of a NIT's check digit (VAL-2); `null` unless the text is 1 to 15 digits (dots and spaces are
 * ignored). The algorithm has a known weakness: the remainders 1 and 10 both give 1.
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
 * The check digit of a NIT (VAL-2); `null` unless the text is 1 to 15 digits.
 * @example nitCheckDigit('899999068') // 1
 */
export function nitCheckDigit(digits: string): number | null {
  return nitCheck(digits)?.checkDigit ?? null;
}

/** Options of `verifyNIT`. */
export interface VerifyNITOptions extends ValidationContext {
  /** Toma el último dígito de un número sin guion como el de verificación. @default false */
  withCheckDigit?: boolean | undefined;
}

/**
 * Whether a NIT is well formed (`verifyNIT`) and its check digit right (`verifyNITIntegrity`) (VAL-2). Empty is fine,
 * dots and spaces are ignored; digits without a hyphen have no check digit, save with `withCheckDigit`.
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
 * A NIT with dots between its groups of three: `899.999.068-1`. What is not digits with at most one
 * hyphen comes back as it is.
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
