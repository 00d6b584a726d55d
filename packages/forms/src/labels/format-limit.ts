/** A limit of a validator as a locale writes it: `1.000.000`, `0,5`, `5 mar 2026`. */
export function formatLimit(limit: unknown, locale: string): string {
  if (typeof limit === 'number') {
    return new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(limit);
  }
  if (limit instanceof Date && !Number.isNaN(limit.getTime())) {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(limit);
  }
  return String(limit);
}
