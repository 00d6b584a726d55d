import fc from 'fast-check';

/** Labels as people write them: accents composed and not, capitals, other scripts, emoji. */
export const label = fc
  .array(
    fc.constantFrom(
      'a',
      'B',
      'é',
      'e\u0301',
      'Ñ',
      'ñ',
      'ü',
      ' ',
      '1',
      'ß',
      'İ',
      'Σ',
      'ø',
      '🎋',
      'z',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/** The slow truth: fold everything as the specification says it, look into every label. */
export function naive(labels: readonly string[], query: string): number[] {
  // Letter by letter: a whole word would make the last sigma another letter.
  const plain = (text: string) =>
    Array.from(text, (letter) => letter.toUpperCase().toLowerCase().normalize('NFD'))
      .join('')
      .replace(/\p{Mn}/gu, '');
  return labels.flatMap((text, index) => (plain(text).includes(plain(query)) ? [index] : []));
}
