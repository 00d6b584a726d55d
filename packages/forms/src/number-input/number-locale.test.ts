import { expect, it } from 'vitest';
import { numberLocale, readNumberLocale } from './number-locale';

it('knows beforehand what Intl says of Colombia', () => {
  expect(numberLocale('es-CO')).toEqual(readNumberLocale('es-CO'));
});
