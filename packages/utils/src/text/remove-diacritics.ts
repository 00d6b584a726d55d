/**
 * The text without accents: `á` becomes `a`, `ñ` becomes `n`, composed or not (TXT-1). Letters that
 * are no base letter with a mark (`ø`, `ß`) stay.
 */
export function removeDiacritics(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '');
}
