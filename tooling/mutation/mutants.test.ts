import { describe, expect, it } from 'vitest';
import { mutantsOf, withMutant } from './mutants.ts';

const results = (source: string) => mutantsOf(source).map((mutant) => withMutant(source, mutant));

describe('mutantsOf', () => {
  it.each([
    ['a < b', ['a <= b']],
    ['a === b', ['a !== b']],
    ['a && b', ['a || b']],
    ['a ?? b', ['a']],
    ['a - b', ['a + b']],
    ['const a = true;', ['const a = false;']],
    ['f(7)', [';', 'f((7 + 1))']],
    ['x = c ? a : b', ['x = !(c) ? a : b']],
    ['if (a) b = c;', ['if (!(a)) b = c;']],
    ['x = list.some(f)', ['x = list.every(f)']],
    ['x = Math.floor(y)', ['x = Math.ceil(y)']],
  ])('changes %s', (source, expected) => {
    expect(results(source)).toEqual(expected);
  });

  it.each([
    "import a from 'a';",
    'type A = 1 | true;',
    'interface A { b: 1 }',
    'let a: 1 | undefined;',
    "x = a + 'b'",
    'x = list.some',
    'declare const a: 1;',
  ])('leaves %s as it is', (source) => {
    expect(results(source)).toEqual([]);
  });

  it('says where, and what stood there', () => {
    expect(mutantsOf('const a = 1;\nconst b = a > 2;')[1]).toMatchObject({
      line: 2,
      original: '>',
      replacement: '>=',
    });
  });
});
