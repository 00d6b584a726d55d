import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightCode } from './highlight';

describe('highlightCode', () => {
  it('loses and adds no character', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(
          highlightCode(code)
            .map(({ text }) => text)
            .join(''),
        ).toBe(code);
      }),
    );
  });

  it.each([
    ["import { useState } from 'react';", 'import', 'k'],
    ["import { useState } from 'react';", "'react'", 's'],
    ['const [value] = useState<number | null>(null);', 'useState', 'f'],
    ['const [value] = useState<number | null>(null);', 'null', 'n'],
    ['<Select limit={3} label="Uno" />', 'Select', 't'],
    ['<Select limit={3} label="Uno" />', 'limit', 'a'],
    ['<Select limit={3} label="Uno" />', '"Uno"', 's'],
    ['</Field>', 'Field', 't'],
    ['<Button>Guardar cambios</Button>', 'cambios', ''],
  ])('in %s, %s is of kind "%s"', (code, word, kind) => {
    const run = highlightCode(code).find(({ text }) =>
      kind ? text === word : text.includes(word),
    );
    expect(run?.kind).toBe(kind);
  });
});
