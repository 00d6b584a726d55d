export type Movement = 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp';

export const PAGE = 10;

export function move(active: number, movement: Movement, count: number, wrap: boolean): number {
  const last = count - 1;
  switch (movement) {
    case 'next':
      return active >= last ? (wrap ? Math.min(0, last) : last) : active + 1;
    case 'previous':
      return active <= 0 ? (wrap || active < 0 ? last : Math.min(0, last)) : active - 1;
    case 'first':
      return Math.min(0, last);
    case 'last':
      return last;
    case 'pageDown':
      return Math.min(Math.max(active, 0) + PAGE, last);
    case 'pageUp':
      return Math.min(Math.max(active - PAGE, 0), last);
  }
}

export function between(from: number, to: number): number[] {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step);
}
