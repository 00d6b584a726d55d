import { plainText } from '@guadua/utils/internal';
import type { Mask, MaskErrors } from './mask.types';
import { endsComplete, fitMask, type MaskFit, ownEnding, readMask } from './mask-fit';
import { type CompiledMask, compileMask, type MaskRun } from './mask-pattern';

/**
 * A text in the shape of a mask (MSK-4): `applyMask('39053344705', 'cpf')` is `'390.533.447-05'`.
 * What fits nowhere is left out; masking twice changes nothing. A mask without any pattern
 * character asks for nothing: the text comes back as it is.
 */
export function applyMask(text: string, mask: Mask): string {
  const given = plainText(text);
  const masks = compileMask(mask);
  const [only] = masks;
  // A row of digits may begin with the country's, which the mask has itself.
  if (masks.length === 1 && only?.runs && given.length <= only.length) {
    const quick = joinRuns(given, only.runs);
    if (quick !== null) return quick;
  }
  return maskText(masks, given);
}

/**
 * `{mask: {required, actual}}` for a text that is shorter than its mask requires, else `null`
 * (MSK-2). Empty is fine: that is the business of `required`.
 */
export function maskErrors(text: string, mask: Mask): MaskErrors | null {
  const given = plainText(text);
  return given === '' || isMaskComplete(given, mask)
    ? null
    : { mask: { required: maskPattern(given, mask), actual: given } };
}

/** Whether nothing that a mask requires is missing from a text (MSK-4). */
export function isMaskComplete(text: string, mask: Mask): boolean {
  const given = plainText(text);
  const masks = compileMask(mask);
  if (!hasPlaces(masks)) return true;
  if (!fitsMask(masks, given)) return false;
  const masked = maskText(masks, given);
  const found = readText(masks, masked);
  if (found === null || !endsComplete(found.mask, found.next)) return false;
  return found.mask.isValid?.(masked) ?? true;
}

/** Whether each digit of a text has a place: what is cut off would make another text of it. */
export function fitsMask(masks: readonly CompiledMask[], text: string): boolean {
  return readText(masks, text) !== null || !losesDigits(bestFit(masks, readAs(masks, text)));
}

/** Whether digits are left out, or stand where none of their value may. */
export function losesDigits({ lostDigits }: MaskFit): boolean {
  return lostDigits > 0;
}

/** A value as a field shows it: in the shape of the mask, or as it is where that would cut it (TXC-7). */
export function shownText(text: string, mask: Mask): string {
  return fitsMask(compileMask(mask), text) ? applyMask(text, mask) : text;
}

/** What is wrong with a text that a field shows; one in another shape than the mask's is not complete. */
export function shownErrors(text: string, mask: Mask): MaskErrors | null {
  if (text === '' || (applyMask(text, mask) === text && isMaskComplete(text, mask))) return null;
  return { mask: { required: maskPattern(text, mask), actual: text } };
}

/** The mask of the list that a text goes by. */
export function maskOf(text: string, mask: Mask): CompiledMask | undefined {
  const masks = compileMask(mask);
  return readText(masks, maskText(masks, text))?.mask ?? masks[0];
}

/** The pattern of the list that a text goes by. */
export function maskPattern(text: string, mask: Mask): string {
  return maskOf(text, mask)?.pattern ?? '';
}

/**
 * What was entered, without the mask's own characters, save those that ended a row of optional
 * places early, so that `applyMask` leads back: `1.2` as an address is not `12`. A text with digits
 * that have no place comes back as it is.
 */
export function unmask(text: string, mask: Mask): string {
  const given = plainText(text);
  const masks = compileMask(mask);
  if (!hasPlaces(masks) || !fitsMask(masks, given)) return given;
  const masked = maskText(masks, given);
  const kinds = readText(masks, masked)?.kinds ?? [];
  return Array.from(kinds, (kind, index) =>
    kind === 'own' || kind === 'end' ? '' : masked.charAt(index),
  ).join('');
}

/** Whether a mask asks for anything. */
export function hasPlaces(masks: readonly CompiledMask[]): boolean {
  return masks.some((mask) => mask.parts.some((part) => typeof part === 'object'));
}

/** A text under the mask that takes all of it, else under the one that loses least. */
export function maskText(masks: readonly CompiledMask[], text: string): string {
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

/** A text as one of the masks reads it, where what people paste is written in another way. */
export function readAs(masks: readonly CompiledMask[], text: string): string {
  if (text.length > LONGEST_READ) return text;
  for (const { read } of masks) {
    const found = read?.(text) ?? text;
    if (found !== text) return found;
  }
  return text;
}

/** Nothing longer is a date, a host or a telephone number. */
const LONGEST_READ = 100;

/** The fit that loses least; of several the one of the mask that comes first. */
export function bestFit(
  masks: readonly CompiledMask[],
  chars: string,
  from?: number,
  to?: number,
): MaskFit {
  let best: MaskFit | undefined;
  for (const mask of masks) {
    const fit = fitMask(mask, chars, from, to);
    if (!best || fit.lost < best.lost) best = fit;
    if (best.lost === 0) break;
  }
  return (
    best ?? {
      text: chars,
      caret: to ?? 0,
      lost: 0,
      lostDigits: 0,
      lostAfter: 0,
      taken: 0,
    }
  );
}

/** The first mask that a text has the shape of, and how it reads. */
export function readText(masks: readonly CompiledMask[], text: string) {
  for (const mask of masks) {
    const read = readMask(mask, text);
    if (read) return { mask, ...read };
  }
  return null;
}

/** The fast way, for bare digits that leave no question; `null` for any other text. */
function joinRuns(text: string, runs: readonly MaskRun[]): string | null {
  const { length } = text;
  for (let index = 0; index < length; index++) {
    const code = text.charCodeAt(index);
    if (code < 48 || code > 57) return null;
  }
  let masked = '';
  let at = 0;
  for (const run of runs) {
    if (at >= length) return masked;
    masked += run.before + text.slice(at, at + run.length);
    at += run.length;
  }
  return masked;
}
