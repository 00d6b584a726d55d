import { expect, it } from 'vitest';
import { toneOf } from './tone';

it.each([
  ['green', 'success'],
  ['red', 'danger'],
  ['blue', 'info'],
  ['orange', 'warning'],
  ['danger', 'danger'],
  ['primary', 'primary'],
  ['light-blue', 'light-blue'],
  ['constructor', 'constructor'],
])('%s means %s (BTN-1)', (word, meaning) => {
  expect(toneOf(word)).toBe(meaning);
});
