import { describe, expect, it } from 'vitest';
import { dataAttributes } from './data-attributes';

describe('dataAttributes (CMP-4)', () => {
  it('gives true an empty attribute, texts and numbers their value, and leaves the rest out', () => {
    expect(
      dataAttributes({
        open: true,
        disabled: false,
        side: 'top',
        level: 2,
        empty: null,
        x: undefined,
      }),
    ).toEqual({ 'data-open': '', 'data-side': 'top', 'data-level': '2' });
  });

  it('writes camel case as kebab case', () => {
    expect(dataAttributes({ rangeStart: true })).toEqual({ 'data-range-start': '' });
  });
});
