/** How much was found, as it is shown and as a screen reader says it. */
export function countResults(count: number, query: string): string {
  if (count === 0) return `Sin resultados para «${query.trim()}»`;
  return count === 1 ? 'Un resultado' : `${count} resultados`;
}
