import { foldText } from '@guadua/utils/internal';
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
      '\u00a0',
      '\u00ad',
      '’',
      'パ',
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

/** The slow truth: look into every label. */
export function naive(labels: readonly string[], query: string): number[] {
  const plain = (text: string) => foldText(text).trim();
  return labels.flatMap((text, index) => (plain(text).includes(plain(query)) ? [index] : []));
}
