/** Made once: a formatter takes longer than the rest of what a key changes in a list. */
const formats = new Map<string, Intl.NumberFormat>();

export function formatCount(count: number, locale: string): string {
  if (count < 1000) return String(count);
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(count);
}

/** What labels of a language say of counts. */
export function countsIn(locale: string) {
  const count = (value: number) => formatCount(value, locale);
  const counted = (value: number, none: string, one: string, many: string) =>
    value === 0 ? none : value === 1 ? one : `${count(value)} ${many}`;
  return { count, counted };
}
