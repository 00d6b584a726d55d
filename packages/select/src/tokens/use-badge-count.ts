'use client';

import { observeSizes } from '@guadua/utils/internal';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { fitCount } from './fit-count';

/** More than this fit no line. */
const MOST = 50;

/** How many tokens are shown. */
export interface BadgeCount {
  readonly count: number;
  /** On one line: `one` when there is a single token, which may be cut. */
  readonly fit: 'one' | 'several' | undefined;
}

/**
 * How many tokens are shown: as many as `badgeLimit` says, or as fit one line. They are measured all
 * at once before the browser paints, when the value or the width of the control changes.
 *
 * @param shows What the tokens show; they are measured again when it changes.
 * @param control The root of the select.
 */
export function useBadgeCount(
  badgeLimit: number | 'fit',
  total: number,
  shows: (count: number) => string,
  control: RefObject<HTMLElement | null>,
): BadgeCount {
  const fits = badgeLimit === 'fit';
  const all = Math.min(total, MOST);
  const signature = fits ? shows(all) : '';
  const [measured, setMeasured] = useState({ signature: '', count: 0 });
  const isMeasured = measured.signature === signature;

  useLayoutEffect(() => {
    const line = fits ? control.current?.querySelector<HTMLElement>('.gd-select__tokens') : null;
    // Where there is no layout, nothing can be said about it.
    if (!line || line.clientWidth === 0) return;
    const tokens = [...line.querySelectorAll<HTMLElement>('.gd-select__token')];
    const gap = Number.parseFloat(getComputedStyle(line).columnGap) || 0;
    const widths = tokens.map((token) => token.getBoundingClientRect().width);
    const count = isMeasured ? measured.count : fitCount(widths, line.clientWidth, gap);
    // What sums up the rest needs room too, and may be wider than was thought.
    const tooMany = isMeasured && count > 1 && line.scrollWidth > line.clientWidth;
    if (!isMeasured || tooMany) setMeasured({ signature, count: tooMany ? count - 1 : count });
  });

  useEffect(() => {
    const root = control.current;
    if (!fits || !root) return undefined;
    let width = root.clientWidth;
    return observeSizes([root], () => {
      if (root.clientWidth === width) return;
      width = root.clientWidth;
      setMeasured({ signature: '', count: 0 });
    });
  }, [fits, control]);

  if (!fits) return { count: badgeLimit, fit: undefined };
  const count = isMeasured ? measured.count : all;
  return { count, fit: count === 1 ? 'one' : 'several' };
}
