import { warnOnce } from '@guadua/utils/internal';
import { splice, type TextRules } from '../text-editing/text-rules';
import { errorOf, lookAt, unmetMask } from './mask';
import type { Mask } from './mask.types';
import { compileMask } from './mask-pattern';
import { maskRules } from './mask-rules';

const ANY_TEXT: TextRules = { insert: splice, remove: (state) => splice(state, '') };

/** How a field writes and reads a text under its mask. */
export function maskField(owner: string, mask: Mask) {
  const masks = compileMask(mask);
  const shape = [mask].flat().join('\n');
  const slots = masks.flatMap(({ parts }) => parts.filter((part) => typeof part === 'object'));
  const hasPlaces = masks.length > 0;
  warnOnce(
    owner,
    () => !hasPlaces && `mask "${shape}" has none of 0, 9, A and S: any text is let through.`,
    'mask-without-places',
  );
  const isNumeric = hasPlaces && slots.every((slot) => slot.accepts === 'digit');
  const isDecimal = slots.some((slot) => slot.optional);
  return {
    masks,
    rules: hasPlaces ? maskRules(masks) : ANY_TEXT,
    shape,
    show: (text: string) => lookAt(text, mask).shown,
    /** Digits alone; digits with a separator, to end optional ones; or letters too. */
    keypad: isNumeric ? (isDecimal ? 'decimal' : 'numeric') : 'text',
  } as const;
}

export function maskDetails(masked: string, mask: Mask) {
  const unmet = unmetMask(masked, mask);
  const errors = unmet ? errorOf(masked, unmet) : null;
  return { masked, raw: lookAt(masked, mask).raw, complete: masked !== '' && !errors, errors };
}
