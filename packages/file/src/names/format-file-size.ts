const UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];

/**
 * Un tamaño escrito para leer: `1,2 MB`, en potencias de 1000 y con un espacio que no se parte. Lo que no es un
 * tamaño da un texto vacío.
 * @param bytes El tamaño en bytes.
 * @param locale El idioma de la coma.
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
