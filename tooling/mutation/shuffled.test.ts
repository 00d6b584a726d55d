import { expect, it } from 'vitest';
import { shuffled } from './shuffled.ts';

const ITEMS = Array.from({ length: 100 }, (_, index) => index);

it('keeps every item, in the same order for the same seed', () => {
  expect(shuffled(ITEMS, 7)).toEqual(shuffled(ITEMS, 7));
  expect(shuffled(ITEMS, 7)).not.toEqual(shuffled(ITEMS, 8));
  expect(shuffled(ITEMS, 7).sort((a, b) => a - b)).toEqual(ITEMS);
});
