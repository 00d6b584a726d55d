import type { KeyboardEvent } from 'react';

/** Leads from one end of a group of radio buttons to the other: WebKit stops there, the others go round (APG). */
export function goRound(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!key.startsWith('Arrow')) return;
  const radios = currentTarget.querySelectorAll<HTMLInputElement>('[type=radio]:enabled');
  const ends = [radios[0], radios[radios.length - 1]];
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) ends.reverse();
  const [from, to] = ends;
  if (target !== from || to === from) return;
  event.preventDefault();
  to?.focus();
  to?.click();
}
