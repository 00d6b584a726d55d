/** Which item a key leads to, in a row that begins again at its end (APG radio group). */
export function stepForKey(
  key: string,
  from: number,
  count: number,
  rtl: boolean,
): number | undefined {
  if (count === 0) return undefined;
  const forward = key === 'ArrowDown' || key === (rtl ? 'ArrowLeft' : 'ArrowRight');
  const backward = key === 'ArrowUp' || key === (rtl ? 'ArrowRight' : 'ArrowLeft');
  if (forward) return (from + 1) % count;
  if (backward) return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
