const UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];

/**
 * A size for a reader: `1,2 MB`. Units are powers of 1000, as on disks and in FIL-7; a no-break space
 * keeps number and unit together. What is no size gives an empty text.
 * @param bytes The size in bytes.
 * @param locale Decides the decimal mark.
 */
export function formatFileSize(bytes: number, locale = 'es-CO'): string {
  if (!(bytes >= 0 && bytes < Number.POSITIVE_INFINITY)) return '';
  let value = bytes;
  let unit = 0;
  // 999 950 bytes are 1 MB, not 1.000 kB.
  while (value >= (unit === 0 ? 1000 : 999.5) && unit < 5) {
    value /= 1000;
    unit++;
  }
  const digits = unit === 0 || value >= 99.95 ? 0 : 1;
  return `${formatNumber(value, digits, locale)}\u00A0${UNITS[unit]}`;
}

/** A number for a reader; for Colombia without `Intl`, whose first use takes a page 15 ms. */
export function formatNumber(value: number, digits: number, locale: string): string {
  // Rounded as it is written: `toFixed` goes by the binary fraction, which makes 52,5 of 52.55.
  if (locale === 'es-CO' && value < 1000)
    return `${Math.round(value * 10 ** digits) / 10 ** digits}`.replace('.', ',');
  try {
    return new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
  } catch {
    // A malformed tag counts as Spanish instead of throwing in the middle of a render.
    return formatNumber(value, digits, 'es-CO');
  }
}
