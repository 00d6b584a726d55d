import { describe, expect, it } from 'vitest';
import { optionTree } from './option-tree';

const fields = {
  children: ({ towns }: { towns: readonly string[] }) => towns,
  groupLabel: ({ name }: { name: string }) => name,
  label: (town: string) => town,
};

describe('optionTree (SEL-18)', () => {
  it('makes options of the children and groups of the parents', () => {
    const tree = optionTree(
      [
        { name: 'Antioquia', towns: ['Medellín', 'Envigado'] },
        { name: 'Boyacá', towns: ['Tunja'] },
        { name: 'Vaupés', towns: [] },
      ],
      fields,
    );
    expect(tree.options).toEqual(['Medellín', 'Envigado', 'Tunja']);
    expect(tree.options.map(tree.groupBy)).toEqual(['Antioquia', 'Antioquia', 'Boyacá']);
    expect(tree.searchBy('Tunja')).toBe('Tunja\nBoyacá');
  });

  it('leaves a child that two parents have to the first, and knows no strangers', () => {
    const tree = optionTree(
      [
        { name: 'A', towns: ['x'] },
        { name: 'B', towns: ['x', 'y'] },
      ],
      fields,
    );
    expect(tree.options).toEqual(['x', 'y']);
    expect(tree.groupBy('x')).toBe('A');
    expect(tree.groupBy('z')).toBe('');
  });
});
