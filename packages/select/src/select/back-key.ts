import type { KeyboardEvent } from 'react';

/** Whether a side arrow leads back, against the direction in which the text runs. */
export function isBackKey({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const rtl = getComputedStyle(currentTarget).direction === 'rtl';
  return key === (rtl ? 'ArrowRight' : 'ArrowLeft');
}
