import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Control } from './playground.types';
import { givenProps, initialValues } from './values';

const CONTROLS: readonly Control[] = [
  { name: 'clearable', kind: 'switch', default: true, description: '' },
  { name: 'tone', kind: 'choice', options: ['a', 'b'], default: 'a', description: '' },
  { name: 'length', kind: 'number', description: '' },
  { name: 'placeholder', kind: 'text', description: '' },
];

describe('givenProps', () => {
  it('gives just what differs from the defaults', () => {
    const values = fc.record({
      clearable: fc.boolean(),
      tone: fc.constantFrom('a', 'b'),
      length: fc.option(fc.integer(), { nil: undefined }),
      placeholder: fc.string(),
    });
    fc.assert(
      fc.property(values, (wanted) => {
        expect(givenProps(CONTROLS, wanted)).toEqual({
          ...(!wanted.clearable && { clearable: false }),
          ...(wanted.tone === 'b' && { tone: 'b' }),
          ...(wanted.length !== undefined && { length: wanted.length }),
          ...(wanted.placeholder && { placeholder: wanted.placeholder }),
        });
      }),
    );
  });

  it('can empty a text that has a default', () => {
    const controls: Control[] = [{ name: 'prefix', kind: 'text', default: '$', description: '' }];
    expect(givenProps(controls, { prefix: '' })).toEqual({ prefix: '' });
    expect(givenProps(controls, { prefix: '$' })).toEqual({});
  });
});

describe('initialValues', () => {
  it('are those of the playground, else the defaults', () => {
    const playground = { label: '', styles: [], controls: CONTROLS, initial: { length: 6 } };
    expect(initialValues(playground)).toEqual({
      clearable: true,
      tone: 'a',
      length: 6,
      placeholder: undefined,
    });
  });
});
