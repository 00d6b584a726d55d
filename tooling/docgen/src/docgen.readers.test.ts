import { join } from 'node:path';
import { isEnglish } from '@guadua/catalog/spanish';
import { describe, expect, it } from 'vitest';
import { exportsOf, openSource } from './program.ts';
import { readVariables } from './read-css.ts';
import { readDataAttributes } from './read-data-attributes.ts';
import { checkDefaults, literal } from './read-defaults.ts';
import { readFunctions } from './read-functions.ts';
import { readProps } from './read-props.ts';

const file = join(import.meta.dirname, 'fixtures/widgets.tsx');
const source = openSource([{ name: 'fixtures', file }]);
const names = exportsOf(source, file);

function symbol(name: string) {
  const found = names.get(name);
  if (!found) throw new Error(`The fixtures have no ${name}.`);
  return found;
}

const propsOf = (name: string) =>
  readProps(source.checker.getDeclaredTypeOfSymbol(symbol(name)), source);
/** What is reported while something is read. */
function messages(read: () => void): string[] {
  source.problems.length = 0;
  read();
  return source.problems.map(({ message }) => message);
}

describe('props', () => {
  const { props } = propsOf('PickProps');
  const rows = (name: string) =>
    props.flatMap((one) => (one.name === name ? [[one.type, one.when]] : []));

  it('come with the required ones first, then the value, then the rest', () => {
    expect(props.map(({ name }) => name)).toEqual([
      'options',
      'value',
      'value',
      'onChange',
      'multiple',
      'tone',
      'children',
      'limit',
      'disabled',
      'classNames',
      'aria-label',
    ]);
  });

  it('keep the alternatives of a union apart, each with what decides it', () => {
    expect(rows('value')).toEqual([
      ['Value | null', 'sin multiple'],
      ['readonly Value[] | null', 'con multiple'],
    ]);
    expect(rows('limit')).toEqual([['number', 'con multiple']]);
  });

  it('show what decides once, with all that it may be', () => {
    expect(rows('multiple')).toEqual([['boolean', undefined]]);
  });

  it('are written as a reader wants them: choices, not their name, and no undefined', () => {
    expect(rows('tone')).toEqual([["'calm' | 'loud'", undefined]]);
    expect(rows('onChange')).toEqual([['(value: Value) => void', undefined]]);
    expect(rows('classNames')).toEqual([
      ["Partial<Record<'root' | 'calm' | 'loud', string>>", undefined],
    ]);
  });

  it('carry their default', () => {
    expect(props.find(({ name }) => name === 'limit')?.default).toBe('20');
  });

  it('are refused without a description, unless they are internal', () => {
    expect(messages(() => propsOf('MistakenProps'))).toEqual(['size has no description.']);
    expect(source.problems[0]?.at).toMatch(/^tooling\/docgen\/src\/fixtures\/widgets\.tsx:\d+$/);
  });
});

describe('defaults', () => {
  const check = (name: string) => {
    source.props.clear();
    propsOf(name);
    return messages(() => checkDefaults(source));
  };

  it('agree with the code that takes them apart', () => {
    expect(check('PickProps')).toEqual([]);
  });

  it('are refused where the code says otherwise, or they are missing', () => {
    expect(check('MistakenProps')).toEqual([
      expect.stringMatching(
        /^delay says @default 500, but is 400 by default in .*widgets\.tsx:\d+\.$/,
      ),
      expect.stringMatching(/^side has no @default, but is SIDE by default/),
    ]);
  });

  it.each([
    ["'a'", "'a'"],
    ['5_000', '5000'],
    ['-1', '-1'],
    ["['a', 1] as const", "['a', 1]"],
    ['`false`', 'false'],
    ['los tipos admitidos', undefined],
    ["el de `Field`, o 'a'", undefined],
  ])('%s is read as %s', (text, value) => {
    expect(literal(text)).toBe(value);
  });
});

describe('functions', () => {
  const read = (name: string, texts = {}) => readFunctions(name, symbol(name), texts, source);

  it('list their parameters, with the fields of their options, their result and errors', () => {
    const [shout] = read('shout', {
      shout: { text: 'Lo que grita.', options: 'Cómo.' },
    });
    expect(shout).toMatchObject({
      signature: 'shout(text: string, options?: ShoutOptions): string',
      description: 'Grita. Da el grito. Lanza `RangeError`: si son demasiadas veces.',
      parameters: [
        { name: 'text', type: 'string', description: 'Lo que grita.' },
        { name: 'options', type: 'ShoutOptions', description: 'Cómo.' },
        { name: 'options.times', type: 'number', default: '1', description: 'Cuántas veces.' },
      ],
      returns: 'string',
    });
  });

  it('have the signatures that callers see, not the one of the body', () => {
    const [twice] = read('twice', { twice: { value: 'El valor.' } });
    expect(twice?.signature).toBe('twice(value: number): number\ntwice(value: string): string');
  });

  it('are those of an object, each by its name', () => {
    const texts = { 'store.set': { text: 'El texto.' } };
    expect(
      read('store', texts).map(({ signature, description }) => [signature, description]),
    ).toEqual([
      ['store.get(): string', 'Lo que hay.'],
      ['store.set(text: string): void', 'Lo cambia.'],
      ['store.count: number', 'Cuántas veces cambió.'],
    ]);
  });

  it('are refused with a parameter that no text describes', () => {
    expect(messages(() => read('shout', { shout: { text: 'Texto.' } }))).toEqual([
      'shout: no text says what its parameter options is.',
    ]);
  });
});

describe('data attributes', () => {
  it('come with their values and the part that carries them', () => {
    expect(readDataAttributes([file], source)).toEqual([
      { name: 'data-tone', values: ['calm', 'loud'], part: '', description: '' },
      { name: 'data-limit', values: ['many'], part: '', description: '' },
      { name: 'data-side', values: ['top', 'bottom'], part: 'row', description: '' },
    ]);
  });
});

describe('variables of a style sheet', () => {
  it('are those that a comment explains, in each of the three ways', () => {
    const css = `
      /*
       * --gd-a-size   size of all
       * --gd-a-swipe  set while dragging
       */
      .gd-a {
        --gd-a-size: calc(1rem +
          2px);
        --gd-a-plain: 0;
        --gd-a-gap: var(--gd-space-2); /* between parts */
        /* Edge and fill */
        --gd-a-edge: red;
        --gd-a-fill: url("data:image/svg+xml;x");

        --gd-a-own: 1;
      }
      .gd-a[data-x] { --gd-a-gap: 0; }`;
    expect(readVariables(css)).toEqual([
      { name: '--gd-a-size', default: 'calc(1rem + 2px)' },
      { name: '--gd-a-swipe' },
      { name: '--gd-a-gap', default: 'var(--gd-space-2)' },
      { name: '--gd-a-edge', default: 'red' },
      { name: '--gd-a-fill', default: 'url("data:image/svg+xml;x")' },
    ]);
  });
});

describe('isEnglish', () => {
  it.each([
    'Why the value changed.',
    'Whether the list is open.',
    'Text of the button.',
    '`{required: true}` for an empty value.',
  ])('recognises %s', (text) => expect(isEnglish(text)).toBe(true));

  it.each([
    'Por qué cambió el valor.',
    'Clase.',
    'Opciones.',
    'Se llama con `the value of it`.',
    'No se puede usar ni se envía.',
  ])('leaves %s alone', (text) => expect(isEnglish(text)).toBe(false));
});
