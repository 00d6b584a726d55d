import type { Mask, MaskKind } from './mask.types';
import {
  isCalendarDay,
  type MaskReader,
  readDate,
  readHost,
  readTelephone,
  readTime,
} from './mask-readers';

export interface MaskSlot {
  readonly accepts: 'digit' | 'letter' | 'any';
  readonly optional: boolean;
  /** Whether the character may stand here, after what stands before it. */
  readonly allows?: (before: string, char: string) => boolean;
  /** A digit too great for this place gets a zero before it: `9` becomes `09` in a time. */
  readonly padded?: boolean;
}

export type MaskPart = MaskSlot | string;

export interface CompiledMask {
  readonly pattern: string;
  readonly parts: readonly MaskPart[];
  readonly upper: boolean;
  readonly kind?: MaskKind | undefined;
  readonly read?: MaskReader | undefined;
  /** Whether a whole text is one: the calendar has no 31 February. */
  readonly isValid?: ((text: string) => boolean) | undefined;
  readonly ascii: boolean;
}

/** The mask of a name, or a pattern, or several: in the order in which they are tried. */
export function compileMask(mask: Mask): readonly CompiledMask[] {
  if (typeof mask === 'string') return compiled.get(mask) ?? remember(mask);
  if (!Array.isArray(mask)) {
    throw new TypeError(`A mask is a name, a pattern, or a list of them, not ${typeof mask}.`);
  }
  return mask.flatMap(compileMask);
}

const compiled = new Map<string, readonly CompiledMask[]>();
/** Patterns made up at run time must not pile up. */
const MOST_KEPT = 200;

function remember(mask: string): readonly CompiledMask[] {
  if (compiled.size >= MOST_KEPT) compiled.clear();
  const masks = named(mask) ?? [compilePattern(mask)];
  compiled.set(mask, masks);
  return masks;
}

/** The patterns of the named masks; `time` is known by its pattern too (MSK-1). */
function named(mask: string): readonly CompiledMask[] | null {
  switch (mask) {
    case 'time':
    case 'Hh:m0':
      return [{ ...compilePattern('Hh:m0', timePlace), kind: 'time', read: readTime(5) }];
    case 'time-seconds':
    case 'Hh:m0:s0':
      return [
        { ...compilePattern('Hh:m0:s0', timePlace), kind: 'time-seconds', read: readTime(8) },
      ];
    case 'date':
      return [
        {
          ...compilePattern('00/00/0000', datePlace),
          kind: 'date',
          read: readDate,
          isValid: isCalendarDay,
        },
      ];
    case 'ip':
      return [{ ...compilePattern('099.099.099.099', octetPlace), kind: 'ip', read: readHost }];
    case 'cpf':
      return [compilePattern('000.000.000-00')];
    case 'cnpj':
      return [compileCnpj()];
    case 'cpf-cnpj':
      return [compilePattern('000.000.000-00'), compileCnpj()];
    default:
      return null;
  }
}

/** Letters from the first character on: the alphanumeric form in force since 2026. */
function compileCnpj(): CompiledMask {
  return { ...compilePattern('AA.AAA.AAA/AAAA-00'), upper: true, ascii: true };
}

export const DIGIT: MaskSlot = { accepts: 'digit', optional: false };
const OPTIONAL_DIGIT: MaskSlot = { accepts: 'digit', optional: true };
const LETTER_OR_DIGIT: MaskSlot = { accepts: 'any', optional: false };
const LETTER: MaskSlot = { accepts: 'letter', optional: false };

/** What a named mask makes of a character of its pattern; `undefined` leaves it to the grammar. */
type Place = (char: string, index: number) => MaskSlot | undefined;

function compilePattern(pattern: string, place?: Place): CompiledMask {
  const parts: MaskPart[] = [];
  for (let index = 0; index < pattern.length; index++) {
    const char = pattern.charAt(index);
    if (char === '\\' && index < pattern.length - 1) parts.push(pattern.charAt(++index));
    else parts.push(place?.(char, index) ?? grammar(char));
  }
  return {
    pattern,
    parts,
    upper: false,
    ascii: false,
    read: place ? undefined : readerOf(parts),
  };
}

/** Ten digits, with a country before them or not, are a telephone number. */
function readerOf(parts: readonly MaskPart[]): MaskReader | undefined {
  const first = parts.findIndex((part) => typeof part === 'object');
  if (first < 0) return undefined;
  const prefix = parts.slice(0, first).join('').replace(/\D/g, '');
  const slots = parts.filter((part) => typeof part === 'object');
  const digits = slots.every((slot) => slot.accepts === 'digit' && !slot.optional);
  if (!digits || (prefix === '' && slots.length !== 10)) return undefined;
  return readTelephone(prefix, slots.length);
}

/** A text of the shape that a mask asks for, for messages: `23:59`, `000 000 0000`. */
export function maskSample({ kind, parts }: CompiledMask): string {
  if (kind === 'time') return '23:59';
  if (kind === 'time-seconds') return '23:59:59';
  if (kind === 'date') return '31/12/2026';
  if (kind === 'ip') return '192.168.0.1';
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.optional) return '';
      return part.accepts === 'digit' ? '0' : 'A';
    })
    .join('');
}

function grammar(char: string): MaskPart {
  switch (char) {
    case '0':
      return DIGIT;
    case '9':
      return OPTIONAL_DIGIT;
    case 'A':
      return LETTER_OR_DIGIT;
    case 'S':
      return LETTER;
    default:
      return char;
  }
}

function tens(most: number, padded: boolean): MaskSlot {
  return { accepts: 'digit', optional: false, padded, allows: (_, char) => Number(char) <= most };
}

function timePlace(char: string): MaskSlot | undefined {
  if (char === 'H') return tens(2, true);
  if (char === 'm' || char === 's') return tens(5, false);
  if (char !== 'h') return undefined;
  return { ...DIGIT, allows: (before, digit) => !before.endsWith('2') || Number(digit) <= 3 };
}

function datePlace(_: string, index: number): MaskSlot | undefined {
  if (index === 0) return tens(3, true);
  if (index === 1) return { ...DIGIT, allows: between(1, 31) };
  if (index === 3) return tens(1, true);
  if (index === 4) return { ...DIGIT, allows: between(1, 12) };
  return undefined;
}

function between(least: number, most: number): MaskSlot['allows'] {
  return (before, char) => {
    const number = Number(before.slice(-1) + char);
    return number >= least && number <= most;
  };
}

function octetPlace(char: string): MaskSlot | undefined {
  if (char === '.') return undefined;
  return {
    accepts: 'digit',
    optional: char === '9',
    allows: (before, digit) => Number(before.slice(before.lastIndexOf('.') + 1) + digit) <= 255,
  };
}
