/** Made once: a formatter takes longer than the rest of what a key changes in a list. */
const formats = new Map<string, Intl.NumberFormat>();

export function formatCount(count: number, locale: string): string {
  if (count < 1000) return String(count);
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(count);
}
