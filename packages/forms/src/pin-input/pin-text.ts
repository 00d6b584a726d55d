import { plainChars } from '@guadua/utils/internal';

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

export function pinCode(text: string, rules: PinRules): string | null {
  return text.length === rules.length && pinText(text, rules) === text ? text : null;
}

function plain(text: string): string {
  return plainChars(text).replace(/[\s-]/g, '');
}
