import { describe, expect, it } from 'vitest';
import { parseList } from './parse-list';

const cities = ['Cali', 'Pasto', 'Neiva', 'Bogotá, D.C.', null];
const parse = (text: string) => parseList(text, cities, (city) => city);

describe('a pasted list (SEL-15)', () => {
  it.each([
    ['commas and semicolons', 'Cali, Pasto; Neiva', ['Cali', 'Pasto', 'Neiva'], []],
    ['lines of a spreadsheet', 'cali\r\nPASTO\tneiva\n', ['Cali', 'Pasto', 'Neiva'], []],
    ['a label that has a comma', 'Bogota, D.C.\nCali', ['Bogotá, D.C.', 'Cali'], []],
    ['unknown parts', 'Cali, Macondo', ['Cali'], ['Macondo']],
  ])('is read with %s', (_, text, options, unknown) => {
    expect(parse(text)).toEqual({ options, unknown });
  });

  it.each(['Cali', 'Bogotá, D.C.', 'uno, dos', '', ', ,'])('is no list: %j', (text) => {
    expect(parse(text)).toBeNull();
  });
});
