import { describe, expect, it } from 'vitest';
import { removeDiacritics } from './remove-diacritics';

describe('removeDiacritics (TXT-1)', () => {
  it.each([
    ['Ñame con güisqui', 'Name con guisqui'],
    ['n\u0303ame', 'name'],
    ['ÁÉÍÓÚ áéíóú', 'AEIOU aeiou'],
    ['São Paulo, Tiếng Việt', 'Sao Paulo, Tieng Viet'],
    ['smørrebrød, Straße', 'smørrebrød, Straße'],
    ['', ''],
    ['plain ASCII (1)', 'plain ASCII (1)'],
  ])('turns %j into %j', (text, plain) => {
    expect(removeDiacritics(text)).toBe(plain);
  });

  it('leaves what is no accent alone: emoji, Hangul, Devanagari', () => {
    for (const text of ['👩🏽‍🚀 ❤️', '한국어', 'हिन्दी']) expect(removeDiacritics(text)).toBe(text);
  });
});
