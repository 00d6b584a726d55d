'use client';

import { observeSizes } from '@guadua/utils/internal';
import { type RefObject, useLayoutEffect, useState } from 'react';

const NOTHING = { signature: '', count: 0, width: 0 };

const MOST = 50;

/** How many tokens are shown. They are measured all at once before the browser paints. */
export function useBadgeCount(
  badgeLimit: number | 'fit',
  total: number,
  shows: (count: number) => string,
  control: RefObject<HTMLElement | null>,
): { count: number; fit: 'one' | 'several' | undefined } {
  const fits = badgeLimit === 'fit';
  const all = Math.min(total, MOST);
  const signature = fits ? shows(all) : '';
  const [measured, setMeasured] = useState(NOTHING);
  const isMeasured = measured.signature === signature;

  useLayoutEffect(() => {
    const root = fits ? control.current : null;
    if (!root) return undefined;
    const isOther = () => root.clientWidth !== measured.width;
    const line = root.querySelector<HTMLElement>('.gd-select__tokens');
    // Where there is no layout, nothing can be said about it.
    const room = line?.clientWidth ?? 0;
    if (line && room > 0 && !isMeasured) {
      const tokens = [...line.querySelectorAll('.gd-select__token')];
      const gap = Number.parseFloat(getComputedStyle(line).columnGap) || 0;
      const widths = tokens.map((token) => token.getBoundingClientRect().width);
      setMeasured({ signature, width: root.clientWidth, count: fitCount(widths, room, gap) });
    } else if (line && room > 0) {
      // What sums up the rest needs room too, and may be wider than was thought.
      const tooMany = measured.count > 1 && line.scrollWidth > room;
      if (isOther()) setMeasured(NOTHING);
      else if (tooMany) setMeasured({ ...measured, count: measured.count - 1 });
    }
    return observeSizes([root], () => isOther() && setMeasured(NOTHING));
  });

  if (!fits) return { count: badgeLimit, fit: undefined };
  const count = isMeasured ? measured.count : all;
  return { count, fit: count === 1 ? 'one' : 'several' };
}

/** How many tokens fit one line, beginning with the first; at least one, which is then cut. */
export function fitCount(widths: readonly number[], room: number, gap: number): number {
  let used = -gap;
  let count = 0;
  for (const width of widths) {
    used += gap + width;
    // Half a pixel is how far browsers round.
    if (used > room + 0.5) break;
    count++;
  }
  return Math.max(count, Math.min(1, widths.length));
}
