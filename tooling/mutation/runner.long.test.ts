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

it.each([
  ['passes over the source as it is', source, false],
  ['notices a module that can’t be loaded', 'throw new Error("broken");', true],
  ['notices a module that never ends', `for (;;) {}\n${source}`, true],
  ['is ready again after that', source, false],
])(
  '%s',
  async (_, code, isKilled) => {
    expect(await runner.kills({ path, code, tests }, 20_000)).toBe(isKilled);
  },
  180_000,
);
