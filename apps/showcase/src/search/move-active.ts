/** How many results Page Up and Page Down pass over. */
const PAGE = 6;

/**
 * The result that a key leads to, from the current one (`-1`: none yet); `undefined` for a key that
 * moves nothing. The arrows go round.
 */
export function moveActive(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return current >= last ? 0 : current + 1;
    case 'ArrowUp':
      return current <= 0 ? last : current - 1;
    case 'PageDown':
      return Math.min(last, current + PAGE);
    case 'PageUp':
      return Math.max(0, current - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
