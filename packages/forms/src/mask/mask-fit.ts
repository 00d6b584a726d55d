import type { CompiledMask, MaskSlot } from './mask-pattern';

/** A person's character, the mask's own, or its own that ends optional places: `early` while some are still empty. */
export type CharKind = 'entered' | 'own' | 'end' | 'early';

export interface MaskFit {
  readonly mask: CompiledMask;
  /** In the shape of the mask, with its own characters that follow the last place. */
  text: string;
  /** What each character of the text is, without those that follow the last place. */
  kinds: CharKind[];
  /** The part of the mask that comes next. */
  next: number;
  /** Where the caret stands: behind what came of the characters before `to`. */
  caret: number;
  lost: number;
  /** Digits without a place, or out of its range (minute 60), and all characters of what was too long to be read. */
  lostDigits: number;
  /** Lost letters and digits that stood behind the caret (`to`). */
  lostAfter: number;
  taken: number;
}

const MOST_READ = 2000;

const SEPARATOR = /^[\s.,:;/_-]$/;

/** Puts characters into the places of a mask; those between `from` and `to` are the ones that are being entered. */
export function fitMask(
  mask: CompiledMask,
  chars: string,
  from = 0,
  to = chars.length,
  isShown = false,
): MaskFit {
  // What is behind has no place in any mask: a megabyte is not gone through.
  const end = Math.min(chars.length, mask.parts.length + MOST_READ);
  const cut = chars.length - end;
  const fit: MaskFit = {
    mask,
    text: '',
    kinds: [],
    next: 0,
    caret: 0,
    lost: cut,
    lostDigits: cut,
    lostAfter: 0,
    taken: 0,
  };
  for (let index = 0; index < end; index++) {
    if (index === to) fit.caret = fit.text.length;
    const char = mask.upper ? chars.charAt(index).toUpperCase() : chars.charAt(index);
    const isAlone = index + 1 === to || !isDigit(chars.charAt(index + 1));
    if (enter(mask, fit, char, isAlone, isShown)) {
      if (index >= from && index < to) fit.taken++;
    } else if (isWordChar(char)) {
      fit.lost++;
      if (isDigit(char)) fit.lostDigits++;
      if (index >= to) fit.lostAfter++;
    }
  }
  if (fit.kinds.includes('entered')) fit.text += ownEnding(mask, fit.next);
  if (to >= end) fit.caret = fit.text.length;
  return fit;
}

/** Puts one character into the next place that takes it, and says whether there is one. */
function enter(
  mask: CompiledMask,
  fit: MaskFit,
  char: string,
  isAlone: boolean,
  isShown: boolean,
): boolean {
  // Behind a character of the mask its next one is recognised too: `+57` goes on with 5, not with a place.
  const isBehindOwn = fit.kinds.length > 0 && fit.kinds.at(-1) !== 'entered';
  let own = '';
  let skipped = false;
  for (let at = fit.next; at < mask.parts.length; at++) {
    const part = mask.parts[at];
    if (part === undefined) break;
    if (typeof part === 'string') {
      const isSame = char === part && (isShown || isBehindOwn || !isWordChar(char));
      // A keypad for decimals may have no dot: any separator ends a row of optional places.
      if (isSame || (skipped && SEPARATOR.test(char) && SEPARATOR.test(part))) {
        add(fit, own, part, skipped ? 'early' : endsOptional(mask, at) ? 'end' : 'own', at);
        return true;
      }
      own += part;
    } else if (accepts(mask, part, char)) {
      if (part.allows?.(fit.text + own, char) ?? true) {
        add(fit, own, char, 'entered', at);
        return true;
      }
      // A zero is only put before a digit that is entered alone: 30:00 is no time, and not 03:00.
      if (!part.padded || !isAlone) break;
      add(fit, own, '0', 'entered', at);
      own = '';
    } else if (part.optional) skipped = true;
    else if (endsPaddedEarly(mask, at, char)) {
      fit.text = `${fit.text.slice(0, -1)}0${fit.text.slice(-1)}`;
      fit.kinds.push('entered');
      add(fit, '', char, 'own', at + 1);
      return true;
    } else break;
  }
  return false;
}

function add(fit: MaskFit, own: string, char: string, kind: CharKind, at: number): void {
  fit.text += own + char;
  for (const _ of own) fit.kinds.push('own');
  fit.kinds.push(kind);
  fit.next = at + 1;
}

/** What each character of a masked text is; `null` for a text that does not have the mask's shape. */
export function readMask(mask: CompiledMask, text: string): MaskFit | null {
  const fit = fitMask(mask, text, 0, text.length, true);
  const { kinds, taken } = fit;
  const isInShape = taken === text.length && kinds.length === taken && fit.text.startsWith(text);
  return isInShape ? fit : null;
}

export function endsComplete({ mask, next }: MaskFit): boolean {
  return mask.parts.slice(next).every((part) => typeof part === 'string' || part.optional);
}

function ownEnding(mask: CompiledMask, next: number): string {
  let ending = '';
  for (let at = next; at < mask.parts.length; at++) {
    const part = mask.parts[at];
    if (typeof part !== 'string') return '';
    ending += part;
  }
  return ending;
}

function endsOptional(mask: CompiledMask, at: number): boolean {
  const [before, part] = [mask.parts[at - 1], mask.parts[at]];
  return (
    typeof before === 'object' &&
    before.optional === true &&
    typeof part === 'string' &&
    !isWordChar(part)
  );
}

/** `1:` in a time means 01. */
function endsPaddedEarly(mask: CompiledMask, at: number, char: string): boolean {
  const before = mask.parts[at - 1];
  return typeof before === 'object' && before.padded === true && mask.parts[at + 1] === char;
}

function accepts(mask: CompiledMask, slot: MaskSlot, char: string): boolean {
  const digit = isDigit(char);
  if (slot.accepts === 'digit') return digit;
  if (digit) return slot.accepts === 'any';
  return mask.ascii ? /^[A-Za-z]$/.test(char) : /^\p{L}$/u.test(char);
}

export function isDigit(char: string): boolean {
  const code = char.charCodeAt(0);
  return code >= 48 && code <= 57;
}

function isWordChar(char: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(char);
}
