import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readReference } from './read-reference.ts';

const key = (test: string) => ({ keys: ['←'], action: 'Casilla anterior.', test });
const folder = join(import.meta.dirname, 'fixtures');
const section = {
  page: '/',
  source: 'widgets.docs.ts',
  folder,
  package: 'fixtures',
  components: ['Pick', 'Mistaken'],
  functions: {
    shout: { text: 'Lo que grita.' },
    twice: { value: 'El valor.' },
    store: {},
    'store.set': { text: 'El texto.' },
  },
  variables: {
    '--gd-pick-size': 'El tamaño.',
    '--gd-pick-icon': 'El ícono.',
    '--gd-pick-swipe': null,
  },
  dataAttributes: {
    'data-tone': 'El tono.',
    'data-limit': 'El límite.',
    'data-side': 'El lado.',
  },
  keys: [
    {
      file: 'widgets.browser.test.tsx',
      rows: [
        ...['opens', 'opens again', 'Enter closes', 'Tab closes'].map(key),
        { ...key('opens'), file: 'widgets.test.tsx' },
      ],
    },
  ],
};
const entries = [{ name: 'fixtures', source: join(folder, 'widgets.tsx') }];
const { reference, problems } = readReference([section], entries);
const { components = [], functions = [] } = reference.pages['/'] ?? {};
const [pick, mistaken] = components;

it('lists props by rank, each alternative of a union with what decides it', () => {
  const rows = pick?.props.map((prop) => [prop.name, prop.type, prop.when, prop.default]);
  expect(rows).toEqual([
    ['options', 'readonly Value[]', undefined, undefined],
    ['value', 'Value | null', 'sin multiple', undefined],
    ['value', 'readonly Value[] | null', 'con multiple', undefined],
    ['onChange', '(value: Value) => void', undefined, undefined],
    ['multiple', 'boolean', undefined, undefined],
    ['tone', "'calm' | 'loud'", undefined, "'calm'"],
    ['limit', 'number', 'con multiple', '20'],
    ['classNames', "Partial<Record<'root' | 'calm' | 'loud', string>>", undefined, undefined],
    ['aria-label', 'string', undefined, undefined],
  ]);
  expect(mistaken?.props.map(({ name }) => name)).toEqual(['size', 'delay', 'side']);
});

it('lists functions as callers see them, with the fields of their options', () => {
  expect(functions.map(({ signature, description }) => [signature, description])).toEqual([
    [
      'shout(text: string, options?: ShoutOptions): string',
      'Grita. Da el grito. Lanza `RangeError`: si son demasiadas veces.',
    ],
    ['twice(value: number): number\ntwice(value: string): string', 'Duplica.'],
    ['store.get(): string', 'Lo que hay.'],
    ['store.set(text: string): void', 'Lo cambia.'],
    ['store.count: number', 'Cuántas veces cambió.'],
  ]);
  expect(functions[0]?.returns).toBe('string');
  expect(functions[0]?.parameters.at(-1)).toEqual({
    name: 'options.times',
    type: 'number',
    default: '1',
    description: 'Cuántas veces.',
  });
});

it('lists data attributes with their values and part, and variables with their first value', () => {
  expect(pick?.dataAttributes).toEqual([
    { name: 'data-tone', values: ['calm', 'loud'], description: 'El tono.' },
    { name: 'data-limit', values: ['many'], description: 'El límite.' },
    { name: 'data-side', values: ['top', 'bottom'], part: 'row', description: 'El lado.' },
  ]);
  expect(pick?.cssVariables.slice(0, 2)).toEqual([
    { name: '--gd-pick-size', default: 'calc(1rem + 2px)', description: 'El tamaño.' },
    { name: '--gd-pick-icon', default: "url('data:image/svg+xml;x')", description: 'El ícono.' },
  ]);
});

it('refuses what is missing, in English or not true, with its place', () => {
  expect(problems.map(({ message }) => message.replaceAll(/ \S+\/(?=[\w.-]+:\d)/g, ' '))).toEqual([
    '--gd-pick-width ends in a logical size: -inline-size or -block-size.',
    '--gd-pick-width has no description.',
    'size has no description.',
    'Mistaken is described in English: “This sentence is in English, which the check refuses for a public component.”',
    'shout: no text says what its parameter options is.',
    expect.stringContaining('no browser test with the title “opens again”'),
    expect.stringContaining('no browser test with the title “Tab closes”'),
    expect.stringContaining('widgets.test.tsx is no browser test'),
    expect.stringMatching(/^delay says @default 500, but is 400 by default in widgets.tsx:\d+\.$/),
    expect.stringMatching(/^side has no @default, but is SIDE by default/),
    expect.stringMatching(/^FORGOTTEN stands on no page/),
  ]);
  expect(problems[2]?.at).toMatch(/^tooling\/docgen\/src\/fixtures\/widgets\.tsx:\d+$/);
});
