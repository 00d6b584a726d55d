import { foldText } from '@guadua/utils/internal';
import { describe, expect, it } from 'vitest';
import { parseList } from './parse-list';

const cities = ['Cali', 'Pasto', 'Neiva', 'Bogotá, D.C.', null];
const labelsOf = (options: (string | null)[]) => (index: number) =>
  foldText(options[index] ?? '').trim();
const parse = (text: string) => parseList(text, cities, labelsOf(cities));

describe('a pasted list (SEL-15)', () => {
  it.each([
    ['commas and semicolons', 'Cali, Pasto; Neiva', ['Cali', 'Pasto', 'Neiva'], []],
    ['lines of a spreadsheet', 'cali\r\nPASTO\tneiva\n', ['Cali', 'Pasto', 'Neiva'], []],
    ['two lines', 'Cali\nPasto', ['Cali', 'Pasto'], []],
    ['no more than a comma', 'Neiva,Cali', ['Neiva', 'Cali'], []],
    ['one known part and a label with a comma', 'Bogotá, D.C.;x', ['Bogotá, D.C.'], ['x']],
    ['spaces', '  Cali \n\n  Pasto  ', ['Cali', 'Pasto'], []],
    ['a label that has a comma', 'Bogota, D.C.\nCali', ['Bogotá, D.C.', 'Cali'], []],
    ['white space of another kind', 'Bogotá,\u00a0D.C.\nCa\u00adli', ['Bogotá, D.C.', 'Cali'], []],
    ['unknown parts', 'Cali, Macondo', ['Cali'], ['Macondo']],
  ])('is read with %s', (_, text, options, unknown) => {
    expect(parse(text)).toEqual({ options, unknown });
  });

  it('means the first of two options with one label', () => {
    const twins = ['Cali', 'CALI ', 'Pasto'];
    const options = parseList('cali;pasto', twins, labelsOf(twins))?.options;
    expect(options).toEqual(['Cali', 'Pasto']);
  });

  it.each(['Cali', 'Cali\n', 'Bogotá, D.C.', 'uno, dos', '', ', ,'])('is no list: %j', (text) => {
    expect(parse(text)).toBeNull();
  });
});
