import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiReports } from './api.ts';

let place: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), text);
};
const report = () =>
  apiReports([{ name: 'lib', file: join(place, 'lib/index.d.ts'), home: join(place, 'lib') }])[0] ??
  '';

beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'api-')));
});
afterEach(() => rmSync(place, { recursive: true }));

describe('the API report', () => {
  it('lists names in order, with their declarations and without comments', () => {
    write(
      'lib/index.d.ts',
      `interface Zebra {\n  /** How many. */\n  stripes: number;\n}\n/** Makes one. */\ndeclare function breed(zebra: Zebra): void;\ndeclare const LIMIT = 3;\nexport { type Zebra, breed, LIMIT };\n`,
    );
    const text = report();
    expect(text).toContain('function breed(zebra: Zebra): void;');
    expect(text).toContain('interface Zebra {\n    stripes: number;\n}');
    expect(text).toContain('const LIMIT = 3;');
    expect(text).not.toContain('How many');
    expect(text.indexOf('LIMIT')).toBeLessThan(text.indexOf('interface Zebra'));
    expect(text.indexOf('interface Zebra')).toBeLessThan(text.indexOf('function breed'));
    expect(text).not.toContain('Not exported');
  });

  it('shows what is not exported but reachable, through files and aliases', () => {
    write('lib/chunk.d.ts', 'interface Base { id: string }\nexport type { Base as B };\n');
    write(
      'lib/index.d.ts',
      `import { B as Base } from './chunk';\ninterface Hidden { deep: boolean }\ninterface Props extends Base { hidden: Hidden }\ninterface Unused { x: 1 }\nexport type { Props };\n`,
    );
    const [shown = '', hidden = ''] = report().split('## Not exported');
    expect(shown).toContain('interface Props extends Base');
    expect(shown).not.toContain('deep');
    expect(hidden).toContain('interface Base');
    expect(hidden).toContain('interface Hidden');
    expect(hidden).not.toContain('Unused');
  });

  it('names what other packages declare, and does not unfold it', () => {
    write('other/index.d.ts', 'export interface Foreign { secret: 1 }\n');
    write(
      'lib/index.d.ts',
      `import { Foreign } from '../other/index';\ninterface Mine { foreign: Foreign }\nexport type { Mine };\nexport { type Foreign } from '../other/index';\n`,
    );
    expect(report()).toContain('foreign: Foreign');
    expect(report()).toContain('// Foreign: declared elsewhere');
    expect(report()).not.toContain('secret');
  });

  it('gives the name that users see where the file has another', () => {
    write('lib/index.d.ts', 'interface Inner { a: 1 }\nexport type { Inner as Outer };\n');
    expect(report()).toContain('export { Inner as Outer };\ninterface Inner');
  });

  it('does not list which props a component takes apart', () => {
    write(
      'lib/index.d.ts',
      'declare function Part({ a, ...rest }: { a: 1; b: 2 }, at?: number): void;\nexport { Part };\n',
    );
    expect(report()).toMatch(
      /function Part\(props: \{\s+a: 1;\s+b: 2;\s+\}, at\?: number\): void;/,
    );
  });

  it('is the same whatever the order of the file', () => {
    const parts = ['interface A { b: B }', 'interface B { a: A }', 'declare const c: A;'];
    write('lib/index.d.ts', `${parts.join('\n')}\nexport { type A, type B, c };\n`);
    const one = report();
    write('lib/index.d.ts', `${parts.toReversed().join('\n')}\nexport { c, type B, type A };\n`);
    expect(report()).toBe(one);
  });

  it('refuses an entry that was not built', () => {
    expect(report).toThrow(/Build the packages/);
  });
});
