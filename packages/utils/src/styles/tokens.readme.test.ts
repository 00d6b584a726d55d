import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the token sheet has what the README names', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const rows = read('../../README.md').match(/^\| `--gd-.+$/gm) ?? [];
  const names = rows.flatMap((row) => row.match(/--gd-[\w-]+/g) ?? []);
  const tokens = read('tokens.css');
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
});
