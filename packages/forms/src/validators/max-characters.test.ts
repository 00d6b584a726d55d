import { expect, it } from 'vitest';
import { maxCharacters } from './max-characters';

it.each<[unknown, unknown]>([
  ['abc', null],
  ['abcd', { limit: 3, actual: 4 }],
  // As a person sees them.
  ['👩‍👩‍👧é🇨🇴', null],
  ['', null],
  [null, null],
  [12_345, null],
])('maxCharacters(3) of %o (INP-8)', (value, error) => {
  expect(maxCharacters(3)(value)).toEqual(error && { maxCharacters: error });
});
