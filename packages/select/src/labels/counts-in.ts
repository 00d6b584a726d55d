/** What labels of a language say of counts. */
export function countsIn(locale: string) {
  // Made once: a formatter takes longer than the rest of what a key changes in a list.
  let format: Intl.NumberFormat | undefined;
  const count = (value: number): string => {
    if (value < 1000) return String(value);
    format ??= new Intl.NumberFormat(locale);
    return format.format(value);
  };
  const counted = (value: number, none: string, one: string, many: string) =>
    value === 0 ? none : value === 1 ? one : `${count(value)} ${many}`;
  return { count, counted };
}
