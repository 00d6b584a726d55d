import { expect, it } from 'vitest';
import { numberLocale, readNumberLocale } from './number-locale';

it('knows beforehand what Intl says of Colombia', () => {
  expect(numberLocale('es-CO')).toEqual(readNumberLocale('es-CO'));
});

it.each([
  // Groups of two beyond the first of three; a number of four digits has one.
  ['hi-IN', { group: ',', decimal: '.', primary: 3, secondary: 2, grouped: 4 }],
  ['en-US', { group: ',', decimal: '.', primary: 3, secondary: 3, grouped: 4 }],
  // One of four digits has none.
  ['es-ES', { group: '.', decimal: ',', primary: 3, secondary: 3, grouped: 5 }],
  ['no es una etiqueta', { group: '.', decimal: ',', primary: 3, secondary: 3, grouped: 4 }],
])('reads the marks and groups of %s', (locale, marks) => {
  expect(readNumberLocale(locale)).toEqual(marks);
});
