import { plainChars, plainText } from '@guadua/utils/internal';
import type { Mask, MaskErrors } from './mask.types';
import { endsComplete, fitMask, isDigit, type MaskFit, readMask } from './mask-fit';
import { type CompiledMask, compileMask, DIGIT } from './mask-pattern';

/**
 * Un texto con la forma de una máscara: `applyMask('39053344705', 'cpf')` es `'390.533.447-05'`. Lo que no cabe se
 * quita; aplicarla dos veces no cambia nada.
 */
export function applyMask(text: string, mask: Mask): string {
  const given = plainText(text);
  const masks = compileMask(mask);
  const [only] = masks;
  const joined = masks.length === 1 && only ? joinDigits(only, given) : null;
  return joined ?? inShape(masks, given)?.text ?? given;
}

/**
 * `{ mask: { required, actual } }` cuando el texto es más corto que su máscara; si no, `null`. Vacío es válido: de
 * eso se ocupa `required`.
 */
export function maskErrors(text: string, mask: Mask): MaskErrors | null {
  const given = plainText(text);
  const { isComplete, mask: own } = lookAt(given, mask);
  return given === '' || isComplete ? null : errorOf(given, own);
}

/** Si a un texto no le falta nada de lo que la máscara pide. */
export function isMaskComplete(text: string, mask: Mask): boolean {
  return lookAt(plainText(text), mask).isComplete;
}

/**
 * Lo que se escribió, sin los caracteres propios de la máscara, salvo los que cierran lugares opcionales: `1.2` como
 * IP no es `12`. Un texto con dígitos que no caben vuelve como es.
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
  const fit = inShape(compileMask(mask), text);
  // What is cut off would make another text of it.
  if (!fit || fit.lostDigits > 0) {
    return { shown: text, raw: text, isComplete: !fit, mask: fit?.mask };
  }
  const isComplete = endsComplete(fit) && (fit.mask.isValid?.(fit.text) ?? true);
  return { shown: fit.text, raw: enteredIn(fit), isComplete, mask: fit.mask };
}

/** The mask that asks for more than a field shows; a text in another shape than the mask's is not complete. */
export function unmetMask(text: string, mask: Mask): CompiledMask | undefined {
  const { shown, isComplete, mask: own } = lookAt(text, mask);
  return text === '' || (shown === text && isComplete) ? undefined : own;
}

export function errorOf(actual: string, mask: CompiledMask | undefined): MaskErrors {
  return { mask: { required: mask?.pattern ?? '', actual } };
}

function enteredIn({ text, kinds }: MaskFit): string {
  return kinds
    .map((kind, index) => (kind === 'own' || kind === 'end' ? '' : text.charAt(index)))
    .join('');
}

/** A text under the mask that fits it; `null` where no mask has a place. */
function inShape(masks: readonly CompiledMask[], text: string): MaskFit | null {
  if (masks.length === 0) return null;
  const read = readText(masks, text);
  // A longer mask's text may have become short enough for one before it.
  return read?.mask === masks[0] ? read : bestFit(masks, read ? text : readAs(masks, text));
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

export function readText(masks: readonly CompiledMask[], text: string): MaskFit | null {
  for (const mask of masks) {
    const read = readMask(mask, text);
    if (read) return read;
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
    else if (part !== DIGIT || !isDigit(text.charAt(at))) return null;
    else {
      masked += own + text.charAt(at++);
      own = '';
    }
  }
  // What follows the last place is only shown once everything is there.
  return at === text.length && own === '' ? masked : null;
}
