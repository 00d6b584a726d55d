import { plainChars } from '@guadua/utils/internal';

/** No number with its separators is longer: what is longer is not gone through. */
const LONGEST = 100;

export function plainCode(text: unknown, between: RegExp): string | null {
  const given = String(text ?? '');
  if (given.length > LONGEST) return null;
  const plain = plainChars(given).replace(/\s/g, '').replace(between, '').toUpperCase();
  return /^[-+\dA-Z]*$/.test(plain) ? plain : null;
}
