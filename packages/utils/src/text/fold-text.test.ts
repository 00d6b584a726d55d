import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text';

describe('foldText (SEL-2, TXT-2)', () => {
  it.each([
    ['case and accents', 'ÁRBOL Ñandú', 'arbol nandu'],
    ['accents that are characters of their own', 'n\u0303andu\u0301', 'nandu'],
    ['sharp s', 'Straße STRASSE', 'strasse strasse'],
    ['both small sigmas', 'Οδός ΟΔΟΣ', 'οδοσ οδοσ'],
    ['a dotted capital i', 'İstanbul', 'istanbul'],
    ['a no-break space', 'Bogotá,\u00a0D.C.', 'bogota, d.c.'],
    ['several spaces, a tab and a line break', 'San  José\tde\r\nCúcuta', 'san jose de cucuta'],
    ['spaces of several kinds together', 'a \u2009\u00a0 b', 'a b'],
    ['a soft hyphen', 'Santander\u00ad de Quilichao', 'santander de quilichao'],
    ['a joiner and a mark of direction', 'می\u200cخواهم\u200f', 'میخواهم'],
    ['a typographic apostrophe', 'L’Hospitalet ‘x’', "l'hospitalet 'x'"],
    ['an acute accent that stands for an apostrophe', 'D´Angelo', "d'angelo"],
    ['typographic quotes', '«La» “Casa”', '"la" "casa"'],
    ['dashes and hyphens that do not break', 'Norte–Sur Cali‑Jamundí', 'norte-sur cali-jamundi'],
    ['the mark of the start of a file', 'Bogo\ufefftá', 'bogota'],
    ['an emoji with and without its picture', '❤\ufe0f', '❤'],
    ['', '', ''],
  ])('makes one of what looks the same: %s', (_, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('keeps the marks that make another letter, composed or not', () => {
    expect(foldText('バス')).not.toBe(foldText('パス'));
    expect(foldText('ハ\u309aス')).toBe(foldText('パス'));
    expect(foldText('हिन्दी')).toBe('हिन्दी');
    expect(foldText('\u1112\u1161\u11ab')).toBe('한');
  });

  it('changes nothing a second time, and nothing by composition', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
      }),
    );
  });
});
