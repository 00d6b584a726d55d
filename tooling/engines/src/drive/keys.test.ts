import { expect, it } from 'vitest';
import { keyValue } from './keys.ts';

it('names the keys that write nothing by the code points of the protocol', () => {
  expect(keyValue('Enter', false)).toBe('\uE007');
  expect(keyValue('ArrowDown', true)).toBe('\uE015');
});

it('writes letters as Shift has them', () => {
  expect(keyValue('a', false)).toBe('a');
  expect(keyValue('a', true)).toBe('A');
  expect(keyValue('ñ', true)).toBe('Ñ');
});

it('refuses a name that no key has, instead of writing its letters', () => {
  expect(() => keyValue('Entre', false)).toThrow('No key is called Entre.');
});
