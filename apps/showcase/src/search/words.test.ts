import { describe, expect, it } from 'vitest';
import { fold, markWords, queryWords, words } from './words';

const marked = (text: string, typed: string[], found: string[] = []) =>
  markWords(text, typed, found)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

describe('fold', () => {
  it.each([
    ['Contraseña', 'contrasena'],
    ['CÉDULA', 'cedula'],
    ['pin\u0303a', 'pina'],
    ['NIT', 'nit'],
  ])('compares %j as %j', (word, folded) => expect(fold(word)).toBe(folded));
});

describe('words', () => {
  it.each([
    ['Elige una, o varias.', ['Elige', 'una', 'o', 'varias']],
    ['maxBadges', ['maxBadges', 'max', 'Badges']],
    ['verifyNIT', ['verifyNIT', 'verify', 'NIT']],
    ['Alt + ↓', ['Alt', '↓']],
    ['DD/MM/YYYY', ['DD', 'MM', 'YYYY']],
    ['', []],
  ])('reads %j as %j', (text, expected) => expect(words(text)).toEqual(expected));
});

describe('queryWords', () => {
  it('leaves fillers out, unless there is nothing else', () => {
    expect(queryWords('fecha con hora')).toEqual(['fecha', 'hora']);
    expect(queryWords('con')).toEqual(['con']);
  });

  it('counts a word once', () => expect(queryWords('Pin PIN pín')).toEqual(['pin']));
});

describe('markWords', () => {
  it.each([
    ['Contraseña aleatoria', ['contra'], [], '[Contra]seña aleatoria'],
    ['Contraseña aleatoria', ['clave'], ['contrasena'], '[Contraseña] aleatoria'],
    ['maxBadges', ['badg'], ['badges'], 'max[Badg]es'],
    ['maxBadges', ['max'], ['maxbadges'], '[max]Badges'],
    ['La nómina, ¿y el NIT?', ['nomi', 'nit'], [], 'La [nómi]na, ¿y el [NIT]?'],
    ['nada', ['zzz'], [], 'nada'],
  ])('marks %j for %j: %j', (text, typed, found, expected) =>
    expect(marked(text, typed, found)).toBe(expected),
  );

  it('loses nothing of the text', () => {
    const text = 'Abre «maxBadges», y luego: ↓ + Fin.';
    expect(
      markWords(text, ['fin', 'max'], ['↓'])
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
