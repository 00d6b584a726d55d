import { groupedRules, placeCaret, plainChar } from '../../text-editing/grouped-text';
import type { TextRules } from '../../text-editing/text-rules';
import { formatNIT, nitCheckDigit } from '../nit/nit';

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

export function plainNIT(text: string): string {
  return text.replace(/[.\s\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '');
}

export function isNIT(plain: string): boolean {
  return /^\d{1,15}(-\d)?$/.test(plain);
}

export interface OfferedNIT {
  readonly nit: string;
  /** The check digit that is put behind it; `null` where it is there already, without its hyphen. */
  readonly digit: number | null;
}

export function offeredNIT(plain: string, from: number): OfferedNIT | null {
  const [, body = '', hyphen] = /^(\d{1,15})(-?)$/.exec(plain) ?? [];
  if (hyphen === '' && body.length === 10 && nitCheckDigit(body.slice(0, 9)) === Number(body[9])) {
    return { nit: `${body.slice(0, 9)}-${body[9]}`, digit: null };
  }
  const isWhole = hyphen === '-' || (body !== '' && body.length >= from);
  const digit = isWhole ? nitCheckDigit(body) : null;
  return digit === null ? null : { nit: `${body}-${digit}`, digit };
}
