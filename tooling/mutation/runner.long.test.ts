import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@guadua/workspace';
import { afterAll, expect, it } from 'vitest';
import { Runner } from './runner.ts';

const FORMS = join(ROOT, 'packages/forms');
const path = join(FORMS, 'src/validators/nit.ts');
const tests = [join(FORMS, 'src/validators/nit.test.ts')];
const source = readFileSync(path, 'utf8');
const runner = new Runner(FORMS);
afterAll(() => runner.stop());

it('reads a mutated module as it stands again, when another one is mutated', async () => {
  const other = join(FORMS, 'src/validators/compare.ts');
  const both = [...tests, join(FORMS, 'src/validators/validators.test.ts')];
  const broken = { path, code: 'throw new Error("broken");', tests: both };
  expect(await runner.kills(broken, 60_000)).toBe(true);
  const same = { path: other, code: readFileSync(other, 'utf8'), tests: both };
  expect(await runner.kills(same, 60_000)).toBe(false);
}, 180_000);

it('counts nothing that failed with another mutant, in a file that it was not asked for', async () => {
  const broken = { path, code: 'throw new Error("broken");', tests };
  expect(await runner.kills(broken, 60_000)).toBe(true);
  const other = join(FORMS, 'src/mask/mask.ts');
  const same = {
    path: other,
    code: readFileSync(other, 'utf8'),
    tests: [join(FORMS, 'src/mask/mask.test.ts')],
  };
  expect(await runner.kills(same, 60_000)).toBe(false);
}, 180_000);

// What takes longer than its limit counts as noticed: only the one without an end may reach it.
it.each([
  ['passes over the source as it is', source, 120_000, false],
  ['notices a module that can’t be loaded', 'throw new Error("broken");', 120_000, true],
  ['notices a module that never ends', `for (;;) {}\n${source}`, 5_000, true],
  ['is ready again after that', source, 120_000, false],
])(
  '%s',
  async (_, code, limit, isKilled) => {
    expect(await runner.kills({ path, code, tests }, limit)).toBe(isKilled);
  },
  180_000,
);
