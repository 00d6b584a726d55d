import { plainChar } from '../../text-editing/grouped-text';

/** No number with its separators is longer: what is longer is not gone through. */
const LONGEST = 100;

export function plainText(text: unknown, between: RegExp): string | null {
  const given = text === null || text === undefined ? '' : String(text);
  if (given.length > LONGEST) return null;
  const plain = Array.from(given, plainChar)
    .join('')
    .replace(/[\s\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replace(between, '')
    .toUpperCase();
  return /^[-+\dA-Z]*$/.test(plain) ? plain : null;
}
