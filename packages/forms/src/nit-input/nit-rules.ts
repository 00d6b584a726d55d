import { asciiChar, groupedRules } from '../shared/grouped-text';
import type { TextRules } from '../shared/text-rules';
import { formatNIT, nitCheckDigit } from '../validators/nit';

/**
 * Editing a NIT (INP-5): up to 15 digits in groups of three, a hyphen, one check digit. A pasted
 * text may carry dots, spaces and the word NIT; anything else in it refuses it altogether.
 */
export function nitRules(previous: () => string): TextRules {
  return groupedRules({
    group: '.',
    toPlain: plainNIT,
    show: (plain) => (/^(\d{1,15}(-\d?)?)?$/.test(plain) ? formatNIT(plain) : null),
    previous,
    read: (data) => {
      const text = Array.from(data.slice(0, 100), asciiChar).join('');
      const bare = plainNIT(text.replace(/^\s*n\.?i\.?t\.?[\s:]*/i, ''));
      return /^[\d-]+$/.test(bare) ? bare : null;
    },
  });
}

/** A NIT without dots, spaces and invisible characters. */
export function plainNIT(text: string): string {
  return text.replace(/[.\s\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '');
}

/**
 * The check digit that can be offered for what was written: the number is complete (`from` digits,
 * or a hyphen says so) and has none yet (INP-5).
 */
export function suggestedDigit(plain: string, from: number): number | null {
  const [, body = '', hyphen] = /^(\d{1,15})(-?)$/.exec(plain) ?? [];
  return hyphen === '-' || (body !== '' && body.length >= from) ? nitCheckDigit(body) : null;
}
