import { describe, expect, it } from 'vitest';
import { hasValue } from './has-value';

describe('hasValue (TXT-1)', () => {
  it.each([[null], [undefined], [''], ['  \n'], [Number.NaN], [[]]])('says no to %j', (value) => {
    expect(hasValue(value)).toBe(false);
  });

  it.each([[0], [false], ['0'], ['a'], [[null]], [{}], [new Date(0)]])(
    'says yes to %j',
    (value) => {
      expect(hasValue(value)).toBe(true);
    },
  );
});
