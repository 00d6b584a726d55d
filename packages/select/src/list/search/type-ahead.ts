import { foldText } from '@guadua/utils/internal';

/** Where typed letters lead to, or -1: one letter, also repeated, to the next option; a word from the active one on. */
export function typeAhead(
  typed: string,
  active: number,
  count: number,
  textAt: (position: number) => string,
): number {
  const wanted = foldText(typed);
  const [first = ''] = wanted;
  const repeated = [...wanted].every((letter) => letter === first);
  const needle = repeated ? first : wanted;
  const start = repeated ? active + 1 : Math.max(active, 0);
  for (let step = 0; step < count; step++) {
    const position = (start + step) % count;
    if (textAt(position).startsWith(needle)) return position;
  }
  return -1;
}
