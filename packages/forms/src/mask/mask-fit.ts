import type { CompiledMask, MaskSlot } from './mask-pattern';

/** A person's character, the mask's own, or its own that ends optional places: `early` while some are still empty. */
export type CharKind = 'entered' | 'own' | 'end' | 'early';

export interface MaskFit {
  text: string;
  /** What each character of the text is; what ends the mask behind them is its own. */
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
  const { parts } = mask;
  // What is behind has no place in any mask: a megabyte is not gone through.
  const end = Math.min(chars.length, parts.length + MOST_READ);
  const cut = chars.length - end;
  const fit: MaskFit = {
    text: '',
    kinds: [],
    next: 0,
    caret: 0,
    lost: cut,
    lostDigits: cut,
    lostAfter: 0,
    taken: 0,
  };
  const add = (own: string, char: string, kind: CharKind, at: number) => {
    fit.text += own + char;
    for (const _ of own) fit.kinds.push('own');
    fit.kinds.push(kind);
    fit.next = at + 1;
  };
  /** The last character was recognised as the mask's own: `+57` goes on with 5, not with a place. */
  let recognised = false;
  for (let index = 0; index < end; index++) {
    if (index === to) fit.caret = fit.text.length;
    const char = mask.upper ? chars.charAt(index).toUpperCase() : chars.charAt(index);
    let own = '';
    let skipped = false;
    let took = false;
    for (let at = fit.next; at < parts.length; at++) {
      const part = parts[at];
      if (part === undefined) break;
      if (typeof part === 'string') {
        const same = char === part && (isShown || recognised || !isWordChar(char));
        // A keypad for decimals may have no dot: any separator ends a row of optional places.
        if (same || (skipped && SEPARATOR.test(char) && SEPARATOR.test(part))) {
          add(own, part, skipped ? 'early' : endsOptional(mask, at) ? 'end' : 'own', at);
          took = recognised = true;
          break;
        }
        own += part;
        continue;
      }
      if (accepts(mask, part, char)) {
        const allowed = part.allows?.(fit.text + own, char) ?? true;
        // A zero is only put before a digit that stands alone: 30:00 is no time, and not 03:00.
        if (!allowed && !(part.padded && !isDigit(chars.charAt(index + 1)))) break;
        add(own, allowed ? char : '0', 'entered', at);
        recognised = false;
        took = allowed;
        if (allowed) break;
        // The zero took this place, the digit the one after it.
        own = '';
        continue;
      }
      if (part.optional) {
        skipped = true;
        continue;
      }
      if (endsPaddedEarly(mask, at, char)) {
        fit.text = `${fit.text.slice(0, -1)}0${fit.text.slice(-1)}`;
        fit.kinds.push('entered');
        add('', char, 'own', at + 1);
        took = recognised = true;
      }
      break;
    }
    if (took) {
      if (index >= from && index < to) fit.taken++;
    } else if (isWordChar(char)) {
      fit.lost++;
      if (isDigit(char)) fit.lostDigits++;
      if (index >= to) fit.lostAfter++;
    }
  }
  if (to >= end) fit.caret = fit.text.length;
  if (fit.kinds.includes('entered')) {
    const rest = ownEnding(mask, fit.next);
    if (to >= end) fit.caret += rest.length;
    fit.text += rest;
  }
  return fit;
}

/** Tells what each character of a masked text is; `null` for a text that does not have the mask's shape. */
export function readMask(mask: CompiledMask, text: string): Pick<MaskFit, 'kinds' | 'next'> | null {
  const { kinds, next, taken, text: shown } = fitMask(mask, text, 0, text.length, true);
  const isInShape = taken === text.length && kinds.length === taken && shown.startsWith(text);
  return isInShape ? { kinds, next } : null;
}

export function endsComplete(mask: CompiledMask, next: number): boolean {
  for (let at = next; at < mask.parts.length; at++) {
    const part = mask.parts[at];
    if (typeof part === 'object' && !part.optional) return false;
  }
  return true;
}

export function ownEnding(mask: CompiledMask, next: number): string {
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

function isDigit(char: string): boolean {
  const code = char.charCodeAt(0);
  return code >= 48 && code <= 57;
}

function isWordChar(char: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(char);
}
