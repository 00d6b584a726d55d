import { plainText } from '@guadua/utils/internal';
import { plainChars } from '../text-editing/plain-chars';
import type { Mask, MaskErrors } from './mask.types';
import {
  type CharKind,
  endsComplete,
  fitMask,
  type MaskFit,
  ownEnding,
  readMask,
} from './mask-fit';
import { type CompiledMask, compileMask, DIGIT } from './mask-pattern';

/**
 * A text in the shape of a mask (MSK-4): `applyMask('39053344705', 'cpf')` is `'390.533.447-05'`. What fits nowhere is
 * left out; masking twice changes nothing, and a mask without any pattern character changes nothing at all.
 */
export function applyMask(text: string, mask: Mask): string {
  const given = plainText(text);
  const masks = compileMask(mask);
  const [only] = masks;
  return (masks.length === 1 && only && joinDigits(only, given)) || maskText(masks, given);
}

/**
 * `{mask: {required, actual}}` for a text that is shorter than its mask requires, else `null`
 * (MSK-2). Empty is fine: that is the business of `required`.
 */
export function maskErrors(text: string, mask: Mask): MaskErrors | null {
  const given = plainText(text);
  const { isComplete, mask: own } = lookAt(given, mask);
  return given === '' || isComplete ? null : errorOf(given, own);
}

/** Whether nothing that a mask requires is missing from a text (MSK-4). */
export function isMaskComplete(text: string, mask: Mask): boolean {
  return lookAt(plainText(text), mask).isComplete;
}

/**
 * What was entered, without the mask's own characters, save those that ended a row of optional places early, so that
 * `applyMask` leads back: `1.2` as an address is not `12`. A text with digits that have no place comes back as it is.
 */
export function unmask(text: string, mask: Mask): string {
  return lookAt(plainText(text), mask).raw;
}

export interface MaskedText {
  /** As a field shows it: in the shape of the mask, or as it is where that would cut it (TXC-7). */
  readonly shown: string;
  readonly raw: string;
  readonly isComplete: boolean;
  readonly mask: CompiledMask | undefined;
}

export function lookAt(text: string, mask: Mask): MaskedText {
  const masks = compileMask(mask);
  const masked = maskText(masks, text);
  const found = readText(masks, masked);
  const own = found?.mask ?? masks[0];
  if (!hasPlaces(masks)) return { shown: text, raw: text, isComplete: true, mask: own };
  // What is cut off would make another text of it.
  const isCut = !readText(masks, text) && bestFit(masks, readAs(masks, text)).lostDigits > 0;
  if (isCut) return { shown: text, raw: text, isComplete: false, mask: own };
  const isWhole = found !== null && endsComplete(found.mask, found.next);
  return {
    shown: masked,
    raw: found ? enteredIn(masked, found.kinds) : '',
    isComplete: isWhole && (found.mask.isValid?.(masked) ?? true),
    mask: own,
  };
}

/** What is wrong with a text that a field shows; one in another shape than the mask's is not complete. */
export function shownErrors(text: string, mask: Mask): MaskErrors | null {
  const { shown, isComplete, mask: own } = lookAt(text, mask);
  return text === '' || (shown === text && isComplete) ? null : errorOf(text, own);
}

function errorOf(actual: string, mask: CompiledMask | undefined): MaskErrors {
  return { mask: { required: mask?.pattern ?? '', actual } };
}

function enteredIn(text: string, kinds: readonly CharKind[]): string {
  return kinds
    .map((kind, index) => (kind === 'own' || kind === 'end' ? '' : text.charAt(index)))
    .join('');
}

export function hasPlaces(masks: readonly CompiledMask[]): boolean {
  return masks.some((mask) => mask.parts.some((part) => typeof part === 'object'));
}

function maskText(masks: readonly CompiledMask[], text: string): string {
  if (!hasPlaces(masks)) return text;
  for (const mask of masks) {
    const read = readMask(mask, text);
    if (read) {
      const whole = text + (read.kinds.includes('entered') ? ownEnding(mask, read.next) : '');
      // A longer mask's text may have become short enough for one before it.
      return masks[0] === mask ? whole : bestFit(masks, text).text;
    }
  }
  return bestFit(masks, readAs(masks, text)).text;
}

export function readAs(masks: readonly CompiledMask[], given: string): string {
  if (given.length > LONGEST_READ) return given;
  const text = plainChars(given);
  for (const { read } of masks) {
    const found = read?.(text) ?? text;
    if (found !== text) return found;
  }
  return text;
}

const LONGEST_READ = 100;

/** The fit that loses least; of several the one of the mask that comes first. */
export function bestFit(
  masks: readonly CompiledMask[],
  chars: string,
  from?: number,
  to?: number,
): MaskFit {
  const fits = masks.map((mask) => fitMask(mask, chars, from, to));
  return fits.reduce((best, fit) => (fit.lost < best.lost ? fit : best));
}

export function readText(masks: readonly CompiledMask[], text: string) {
  for (const mask of masks) {
    const read = readMask(mask, text);
    if (read) return { mask, ...read };
  }
  return null;
}

/** A row of digits for a mask of required digits, without trying all readings; `null` for any other text. */
function joinDigits({ parts }: CompiledMask, text: string): string | null {
  let masked = '';
  let own = '';
  let at = 0;
  for (const part of parts) {
    if (typeof part === 'string') own += part;
    else if (at === text.length) return masked;
    else if (part !== DIGIT || !/\d/.test(text.charAt(at))) return null;
    else {
      masked += own + text.charAt(at++);
      own = '';
    }
  }
  // What follows the last place is only shown once everything is there.
  return at === text.length && own === '' ? masked : null;
}
