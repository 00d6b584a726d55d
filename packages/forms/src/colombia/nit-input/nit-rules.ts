import { plainChars } from '@guadua/utils/internal';
import type { FieldMessages } from '../../labels/forms-labels.types';
import { formatNIT, nitCheckDigit } from '../nit/nit';
import { plainCode } from '../plain-code/plain-code';
import type { PlainTextShape } from '../plain-field/plain-text-rules';

export const NIT_SHAPE: PlainTextShape = {
  group: '.',
  read(text) {
    const plain = plainCode(text.replace(/^\s*n\.?i\.?t\.?[\s:]*/i, ''), /\./g);
    return plain !== null && /^[\d-]+$/.test(plain) ? plain : null;
  },
  show: (plain) => (/^(\d{1,15}(-\d?)?)?$/.test(plain) ? formatNIT(plain) : null),
};

export const NIT_ERRORS: FieldMessages = {
  verifyNIT: 'Formato: xxxxxxxxx-x',
  verifyNITIntegrity: 'NIT inválido',
};

export function plainNIT(text: string): string {
  return plainChars(text).replace(/[.\s]/g, '');
}

export interface OfferedNIT {
  readonly nit: string;
  /** The check digit that is put behind the number; `null` where it is there already, without its hyphen. */
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
