import { plainPhone } from '../phone/phone';
import type { PhoneLibrary } from './phone-input.types';

export type PhoneLibraryState = PhoneLibrary | 'absent' | 'failed';

const FOREIGN_START = /^\+(?!5?$|57)\d/;

export function isForeign(text: string): boolean {
  return FOREIGN_START.test(withPlus(text));
}

/** The E.164 of a number of another country; `null` where it is none, not whole, or not known yet. */
export function foreignNumber(text: string, library: PhoneLibraryState): string | null {
  if (typeof library === 'string' || !isForeign(text)) return null;
  const number = library.parsePhoneNumberFromString(withPlus(text));
  return number?.isValid() ? number.number : null;
}

/** A number in the groups of its country, half-written too; `null` where it is for another to show. */
export function groupForeign(plain: string, library: PhoneLibraryState): string | null {
  if (typeof library === 'string' || !FOREIGN_START.test(plain)) return null;
  const grouped = new library.AsYouType()
    .input(plain)
    .replace(/[^\d+]+/g, ' ')
    .trim();
  // What it would change stays as it was written.
  return grouped.replaceAll(' ', '') === plain ? grouped : null;
}

function withPlus(text: string): string {
  return plainPhone(text)?.replace(/^00/, '+') ?? '';
}
