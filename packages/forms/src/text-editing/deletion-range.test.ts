import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deletionRange } from './deletion-range';

const deleted = (text: string) => {
  const { from, to } = deletionRange(
    { text, from: text.length, to: text.length },
    'deleteWordBackward',
  );
  return text.slice(from, to);
};

describe('a word that is deleted backward', () => {
  it.each([
    ['calle 13', '13'],
    ['calle 13  ', '13  '],
    ['calle', 'calle'],
    ['  ', '  '],
    ['', ''],
  ])('of %j is %j', (text, word) => {
    expect(deleted(text)).toBe(word);
  });

  it('is what stands behind the last space before it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'ñ', ' ', '\u00a0', '\n') }), (text) => {
        expect(deleted(text)).toBe(/\S*\s*$/.exec(text)?.[0]);
      }),
    );
  });

  // Looked for from each letter on, it would take minutes.
  it('is found in a megabyte', () => {
    expect(deleted(`${'a'.repeat(1_000_000)} b`)).toBe('b');
  });
});
