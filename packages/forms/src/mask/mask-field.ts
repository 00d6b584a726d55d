import { warnOnce } from '@guadua/utils/internal';
import { hasPlaces, lookAt, shownErrors } from './mask';
import type { Mask } from './mask.types';
import { compileMask } from './mask-pattern';
import { maskRules } from './mask-rules';

/** How a field writes and reads a text under its mask. */
export function maskField(owner: string, mask: Mask) {
  const shape = typeof mask === 'string' ? mask : mask.join('\n');
  const masks = compileMask(mask);
  const rules = hasPlaces(masks) ? maskRules(masks) : undefined;
  warnOnce(
    owner,
    () => !rules && `mask "${shape}" has none of 0, 9, A and S: any text is let through.`,
    'mask-without-places',
  );
  const slots = masks.flatMap(({ parts }) => parts.filter((part) => typeof part === 'object'));
  const isNumeric = slots.length > 0 && slots.every((slot) => slot.accepts === 'digit');
  const isDecimal = slots.some((slot) => slot.optional);
  return {
    masks,
    rules,
    shape,
    show: (text: string) => lookAt(text, mask).shown,
    /** Digits alone; digits with a separator, to end optional ones; or letters too. */
    keypad: isNumeric ? (isDecimal ? 'decimal' : 'numeric') : 'text',
  } as const;
}

export function maskDetails(masked: string, mask: Mask) {
  const errors = shownErrors(masked, mask);
  return { masked, raw: lookAt(masked, mask).raw, complete: masked !== '' && !errors, errors };
}
