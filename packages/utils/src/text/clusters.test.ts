import { describe, expect, it } from 'vitest';
import { cutText } from './clusters';

describe('cutText', () => {
  it.each([
    ['abcdef', 3, 'abc…'],
    ['abc', 3, 'abc'],
    ['ab🎉cd', 3, 'ab…'],
    ['ab🎉cd', 4, 'ab🎉…'],
    ['a👩🏽‍🚀b', 5, 'a…'],
    ['cafe\u0301 con leche', 4, 'caf…'],
  ])('cuts %j after %i units at the most', (text, most, cut) => {
    expect(cutText(text, most)).toBe(cut);
  });
});
