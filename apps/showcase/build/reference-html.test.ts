import type { ComponentReference, PropReference } from '@guadua/docgen';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { referenceHtml } from './reference-html.ts';

const prop = (name: string, more: Partial<PropReference> = {}): PropReference => ({
  id: `api-box--${name}`,
  name,
  type: 'string',
  required: false,
  description: `Da \`${name}\`.`,
  ...more,
});

const component = (name: string, props: readonly PropReference[]): ComponentReference => ({
  id: `api-${name.toLowerCase()}`,
  name,
  importFrom: '@guadua/forms',
  description: 'Una caja.',
  props,
  cssVariables: [],
  dataAttributes: [],
});

const NOTHING = { components: [], functions: [], types: [], keys: [] };

function read(html: string): Document {
  return new JSDOM(html).window.document;
}

const rowsOf = (document: Document) =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);

describe('referenceHtml', () => {
  it('writes types as they are, with defaults in a column of their own', () => {
    const size = prop('size', { type: 'Map<string, "a" & 1>', default: "'a'", required: true });
    const { reference } = referenceHtml({ ...NOTHING, components: [component('Box', [size])] });
    const document = read(reference);
    expect(rowsOf(document)).toEqual([`size obligatoriaMap<string, "a" & 1>'a'Da size.`]);
    expect(document.querySelector('tr#api-box--size td code')?.textContent).toBe(size.type);
  });

  it('describes what components share once, and names it at the others', () => {
    const shared = prop('id');
    const document = read(
      referenceHtml({
        ...NOTHING,
        components: [component('Box', [shared]), component('Bag', [shared, prop('handle')])],
      }).reference,
    );
    expect(rowsOf(document)).toHaveLength(2);
    expect(document.querySelector('.ref-same')?.textContent).toBe('Igual que en Box: id.');
  });

  it('begins with the component of the page, open, and puts the rows past the first ones behind a fold', () => {
    const names = Array.from({ length: 20 }, (_, index) => `prop${index}`);
    const document = read(
      referenceHtml(
        {
          ...NOTHING,
          components: [
            component('Bag', []),
            component(
              'Box',
              names.map((name) => prop(name)),
            ),
          ],
          types: [{ ...component('BoxDetails', []), props: [prop('reason')] }],
        },
        'Box',
      ).reference,
    );
    const groups = [...document.querySelectorAll('.ref-group')];
    expect(groups.map((group) => group.querySelector('h3')?.textContent)).toEqual([
      'Box',
      'Bag',
      'Tipos (1)',
      'BoxDetails',
    ]);
    expect(groups.map((group) => group.hasAttribute('open'))).toEqual([true, false, false, false]);
    expect(document.querySelector('.ref-rest summary')?.textContent).toBe('17 propiedades más');
    expect(document.querySelectorAll('.ref-rest tbody tr')).toHaveLength(17);
  });

  it('gives each id once, whatever has it', () => {
    const both = [prop('value', { when: 'con multiple' }), prop('value', { when: 'sin multiple' })];
    const document = read(
      referenceHtml({
        ...NOTHING,
        components: [component('Box', both)],
        types: [{ ...component('BoxDetails', []), props: [prop('value')] }],
      }).reference,
    );
    expect(rowsOf(document)).toHaveLength(3);
    expect(document.querySelectorAll('#api-box--value')).toHaveLength(1);
  });

  it('leaves out of a function what its signature says', () => {
    const document = read(
      referenceHtml({
        ...NOTHING,
        functions: [
          {
            id: 'api-fold',
            name: 'fold',
            importFrom: '@guadua/utils',
            description: 'Dobla.',
            signature: 'fold(text: string, options?: FoldOptions): string',
            parameters: [
              { name: 'text', type: 'string', description: 'El texto.' },
              { name: 'options', type: 'FoldOptions', description: 'Cómo se dobla.' },
              {
                name: 'options.times',
                type: 'number',
                default: '1',
                description: 'Cuántas veces.',
              },
            ],
          },
        ],
      }).reference,
    );
    expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'options.times number = 1: Cuántas veces.',
    ]);
  });

  it('says which test proves a key', () => {
    const { keys } = referenceHtml({
      ...NOTHING,
      keys: [
        {
          keys: ['Mayús + Re Pág', 'Fin'],
          action: 'Va.',
          test: { file: 'packages/date/src/a.test.tsx', title: 'goes' },
        },
      ],
    });
    const document = read(keys);
    expect(rowsOf(document)).toEqual(['Mayús + Re Pág o FinVa. ✓\u00a0probado']);
    expect(document.querySelector('a')?.href).toMatch(/packages\/date\/src\/a\.test\.tsx$/);
  });
});
