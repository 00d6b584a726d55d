import { asciiDigits } from '../text-editing/ascii-digits';

export interface PinRules {
  readonly length: number;
  readonly alphanumeric: boolean;
}

const MOST_PASTED = 1000;

/** The code in a text without spaces, hyphens and invisible marks; `null` where anything else is in it (PIN-3). */
export function pinText(text: string, { length, alphanumeric }: PinRules): string | null {
  if (text.length > MOST_PASTED) return null;
  const code = plain(text);
  const isAllowed = (alphanumeric ? /^[0-9A-Za-z]*$/ : /^\d*$/).test(code);
  return isAllowed ? code.slice(0, length) : null;
}

/** What the boxes show of a value that a caller gave; what is not allowed is left out (PIN-5). */
export function givenText(value: string | null, { alphanumeric }: PinRules): string {
  return plain(value ?? '').replace(alphanumeric ? /[^0-9A-Za-z]/g : /\D/g, '');
}

export function pinCode(text: string, { length }: PinRules): string | null {
  return text.length === length ? text : null;
}

function plain(text: string): string {
  const letters = text
    .normalize('NFKC')
    .replace(/[\s\u200b-\u200f\u202a-\u202e\u2060\ufeff-]/g, '');
  return asciiDigits(letters);
}
