/** A count as a locale writes it. The first formatter of a page takes milliseconds: few need one. */
export function formatCount(count: number, locale: string): string {
  return count < 1000 ? String(count) : count.toLocaleString(locale);
}
