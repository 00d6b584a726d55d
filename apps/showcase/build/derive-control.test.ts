import { describe, expect, it } from 'vitest';
import { deriveControl, referenceSlice } from './derive-control.ts';

const derive = (type: string, byDefault?: string, kind?: string) => {
  const { name, description, ...control } = deriveControl(
    { name: 'prop', type, default: byDefault, description: 'Para  qué\nes.' },
    kind,
  );
  expect([name, description]).toEqual(['prop', 'Para qué es.']);
  return control;
};

describe('deriveControl', () => {
  it.each([
    ['boolean', 'true', { kind: 'switch', default: true }],
    ['boolean | undefined', undefined, { kind: 'switch', default: false }],
    ['boolean | readonly Shortcut[]', 'true', { kind: 'switch', default: true }],
    ['true | false', undefined, { kind: 'switch', default: false }],
    [
      "'small' | 'medium' | 'large'",
      "'medium'",
      { kind: 'choice', options: ['small', 'medium', 'large'], default: 'medium' },
    ],
    ['0 | 1 | 2 | undefined', '1', { kind: 'choice', options: [0, 1, 2], default: 1 }],
    [
      "'user' | 'environment' | false",
      undefined,
      { kind: 'choice', options: ['user', 'environment', false] },
    ],
    ["'a|b' | 'c'", undefined, { kind: 'choice', options: ['a|b', 'c'] }],
    ['number', '4', { kind: 'number', default: 4 }],
    ['number | null', 'null', { kind: 'number' }],
    ['string', "'name'", { kind: 'text', default: 'name' }],
    ['string', 'el formato esperado', { kind: 'text' }],
    ['ReactNode', undefined, { kind: 'text' }],
  ])('%s with default %s', (type, byDefault, control) => {
    expect(derive(type, byDefault)).toEqual(control);
  });

  it('takes the kind that the playground names, where a type has several forms', () => {
    expect(derive('FileSizeLimit', undefined, 'text')).toEqual({ kind: 'text' });
    expect(derive('boolean', undefined, 'choice')).toEqual({
      kind: 'choice',
      options: [true, false],
    });
  });

  it('refuses a type without a control', () => {
    expect(() => derive('RegExp')).toThrow('No control is known for "prop: RegExp"');
    expect(() => derive("'a' | RegExp")).toThrow('No control');
  });
});

describe('referenceSlice', () => {
  const props = [
    { name: 'tone', type: "'a' | 'b'", default: "'a'", description: '' },
    { name: 'onChange', type: '() => void', description: '' },
    { name: 'once', type: 'boolean', description: '' },
  ];

  it('has the props that were asked for, and every callback', () => {
    const { controls, events } = referenceSlice('Button', props, ['tone']);
    expect(controls.map(({ name }) => name)).toEqual(['tone']);
    expect(events).toEqual(['onChange']);
  });

  it('follows a union that grows', () => {
    const grown = [{ name: 'tone', type: "'a' | 'b' | 'c'", description: '' }];
    expect(referenceSlice('Button', grown, ['tone']).controls[0]?.options).toEqual(['a', 'b', 'c']);
  });

  it('fails on a prop that is not there', () => {
    expect(() => referenceSlice('Button', props, ['tono'])).toThrow(
      'Button has no prop "tono": the playground names it.',
    );
  });
});
