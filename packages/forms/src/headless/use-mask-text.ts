'use client';

import { warnOnce } from '@guadua/utils/internal';
import { useMemo } from 'react';
import { hasPlaces, lookAt, shownErrors } from '../mask/mask';
import { compileMask } from '../mask/mask-pattern';
import { maskRules } from '../mask/mask-rules';
import type { MaskText, MaskTextOptions } from './headless.types';
import { useHeadlessText } from './use-headless-text';

/**
 * A text in the shape of a mask, for an `<input>` of yours, of shadcn's, Mantine's or MUI's (INP-10).
 * @example
 * const code = useMaskText({ mask: '000-000' });
 * return <input {...code.props} aria-label="Código" />;
 */
export function useMaskText({
  mask,
  value: given,
  defaultValue = '',
  onChange,
}: MaskTextOptions): MaskText {
  // A list of patterns is often written in place: what it says counts, not its identity.
  const shape = typeof mask === 'string' ? mask : mask.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const masks = useMemo(() => compileMask(mask), [shape]);
  const rules = useMemo(() => (hasPlaces(masks) ? maskRules(masks) : undefined), [masks]);
  warnOnce(
    'useMaskText',
    () => !rules && `mask "${shape}" has none of 0, 9, A and S: any text is let through.`,
    'mask-text-without-places',
  );
  const { input, props, text } = useHeadlessText<string>({
    value: given,
    defaultValue,
    onChange:
      onChange &&
      ((next, reason) => {
        const complete = next !== '' && shownErrors(next, mask) === null;
        onChange(next, { reason, raw: lookAt(next, mask).raw, complete });
      }),
    show: (value) => lookAt(value, mask).shown,
    toValue: (written) => written,
    shape,
    rules,
  });
  const errors = shownErrors(text, mask);
  const isNumeric = masks.every(({ parts }) =>
    parts.every((part) => typeof part === 'string' || (part.accepts === 'digit' && !part.optional)),
  );
  return {
    props: { ...props, ref: input, onBlur: ignore, inputMode: isNumeric ? 'numeric' : 'text' },
    text,
    raw: lookAt(text, mask).raw,
    complete: text !== '' && errors === null,
    errors,
  };
}

function ignore(): void {}
