import { warnOnce } from '@guadua/utils/internal';
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

/** The mask of a name, or a pattern, or several, in the order in which they are tried; none without a place. */
export function compileMask(mask: Mask): readonly CompiledMask[] {
  if (typeof mask === 'string') return compiled.get(mask) ?? remember(mask);
  warnOnce(
    'masks',
    () => !Array.isArray(mask) && `are a name, a pattern, or a list of them, not ${typeof mask}.`,
    'mask-type',
  );
  return mask.flatMap(compileMask);
}

const compiled = new Map<string, readonly CompiledMask[]>();
/** So many patterns are kept, because those made up at run time must not pile up. */
const MOST_KEPT = 200;

function remember(mask: string): readonly CompiledMask[] {
  if (compiled.size >= MOST_KEPT) compiled.clear();
  const all = named(mask) ?? [compilePattern(mask)];
  const masks = all.filter(({ parts }) => parts.some((part) => typeof part === 'object'));
  compiled.set(mask, masks);
  return masks;
}

/** How the named masks may begin: hour 24, minute 60, day 32, month 13 and number 256 have no place. */
const TIME = /^(?:[01]\d?|2[0-3]?)(?::(?:[0-5]\d?)?){0,2}$/;
const DATE = /^(?:0[1-9]?|[12]\d?|3[01]?)(?:\/(?:0[1-9]?|1[0-2]?)?(?:\/\d*)?)?$/;
const HOST = /^(?:(?:[01]?\d?\d|2[0-4]\d|25[0-5])(?:\.|$))+$/;

/** The patterns of the named masks; `time` is known by its pattern too (MSK-1). */
function named(mask: string): readonly CompiledMask[] | null {
  switch (mask) {
    case 'time':
    case 'Hh:m0':
      return [{ ...compilePattern('Hh:m0', TIME), kind: 'time', read: readTime(5) }];
    case 'time-seconds':
    case 'Hh:m0:s0':
      return [{ ...compilePattern('Hh:m0:s0', TIME), kind: 'time-seconds', read: readTime(8) }];
    case 'date': {
      const date = compilePattern('00/00/0000', DATE);
      return [{ ...date, kind: 'date', read: readDate, isValid: isCalendarDay }];
    }
    case 'ip':
      return [{ ...compilePattern('099.099.099.099', HOST), kind: 'ip', read: readHost }];
    case 'cpf':
      return [compilePattern('000.000.000-00')];
    case 'cnpj':
      // Letters from the first character on: the alphanumeric form in force since 2026.
      return [{ ...compilePattern('AA.AAA.AAA/AAAA-00'), upper: true, ascii: true }];
    case 'cpf-cnpj':
      return compileMask(['cpf', 'cnpj']);
    default:
      return null;
  }
}

export const DIGIT: MaskSlot = { accepts: 'digit', optional: false };
const SLOTS: Partial<Record<string, MaskSlot>> = {
  '0': DIGIT,
  '9': { accepts: 'digit', optional: true },
  A: { accepts: 'any', optional: false },
  S: { accepts: 'letter', optional: false },
};

function compilePattern(pattern: string, begins?: RegExp): CompiledMask {
  const parts: MaskPart[] = [];
  for (let index = 0; index < pattern.length; index++) {
    const char = pattern.charAt(index);
    if (char === '\\' && index < pattern.length - 1) parts.push(pattern.charAt(++index));
    else if (!begins || !/\w/.test(char)) parts.push(SLOTS[char] ?? char);
    else {
      parts.push({
        accepts: 'digit',
        optional: char === '9',
        allows: (before, digit) => begins.test(before + digit),
        padded: index === 0 || pattern.charAt(index - 1) === '/',
      });
    }
  }
  return {
    pattern,
    parts,
    upper: false,
    ascii: false,
    read: begins ? undefined : readerOf(parts),
  };
}

/** Ten digits, with a country before them or not, are a telephone number. */
function readerOf(parts: readonly MaskPart[]): MaskReader | undefined {
  const first = parts.findIndex((part) => typeof part === 'object');
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
