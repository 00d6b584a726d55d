import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENGINES } from './engines';

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../../../../..', file), 'utf8');
const README = read('README.md');
const DOCS = read('docs/engines.md');
const versionIn = (text: string) => /\d+(?:\.\d+)?/.exec(text)?.[0];

describe('the table of engines', () => {
  it.each(ENGINES)('says of %s what the README says', (engine, tested, from) => {
    const row = README.split('\n').find((line) => line.startsWith(`| ${engine}`));
    const [, , readmeTested = '', readmeFrom = ''] = row?.split('|') ?? [];
    expect(versionIn(readmeFrom)).toBe(versionIn(from));
    expect(versionIn(readmeTested)).toBe(versionIn(tested));
  });

  it('names the versions from which docs/engines.md says that the packages run', () => {
    const from = ENGINES.map(([, , version]) => version).join(', ');
    expect(DOCS).toContain(`From ${from.replace(/, (?=[^,]+$)/, ' and ')} on:`);
  });

  it('names the engines in which the tests there were run', () => {
    const results = DOCS.split('\n').find((line) => line.startsWith('| Suite |'));
    for (const [engine, tested] of ENGINES.slice(1)) {
      expect(results).toContain(
        `${engine === 'WebKit' ? 'WebKitGTK' : engine} ${versionIn(tested)}.`,
      );
    }
  });
});
