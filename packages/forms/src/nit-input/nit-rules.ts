import { groupedRules, placeCaret, plainChar } from '../text-editing/grouped-text';
import type { TextRules } from '../text-editing/text-rules';
import { formatNIT, nitCheckDigit } from '../validators/nit';

/**
 * Editing a NIT (INP-5): up to 15 digits in groups of three, a hyphen, one check digit. A pasted
 * text may carry dots, spaces and the word NIT; anything else in it refuses it altogether.
 */
export function nitRules(): TextRules {
  const show = (plain: string) => (/^(\d{1,15}(-\d?)?)?$/.test(plain) ? formatNIT(plain) : null);
  return groupedRules({
    group: '.',
    toPlain: plainNIT,
    show,
    showAny: (plain) => (/^\d*-?\d*$/.test(plain) ? formatNIT(plain) : null),
    insert: ({ text, from, to }, data) => {
      if (data.length > LONGEST_NIT) return null;
      const read = Array.from(data, plainChar).join('');
      const bare = plainNIT(read.replace(/^\s*n\.?i\.?t\.?[\s:]*/i, ''));
      const after = plainNIT(text.slice(to));
      const next = /^[\d-]+$/.test(bare)
        ? show(plainNIT(text.slice(0, from)) + bare + after)
        : null;
      if (next === null) return null;
      const caret = placeCaret(next, after.length, '.');
      return { text: next, from: caret, to: caret };
    },
  });
}

/** No NIT is longer, with its dots, spaces and the word before it. */
const LONGEST_NIT = 100;

/** A NIT without dots, spaces and invisible characters. */
export function plainNIT(text: string): string {
  return text.replace(/[.\s\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '');
}

/** Whether a text without dots is a number of up to 15 digits, with a check digit or without. */
export function isNIT(plain: string): boolean {
  return /^\d{1,15}(-\d)?$/.test(plain);
}

/**
 * The check digit that can be offered for what was written: the number is complete (`from` digits,
 * or a hyphen says so) and has none yet (INP-5).
 */
export function suggestedDigit(plain: string, from: number): number | null {
  const [, body = '', hyphen] = /^(\d{1,15})(-?)$/.exec(plain) ?? [];
  return hyphen === '-' || (body !== '' && body.length >= from) ? nitCheckDigit(body) : null;
}
