// Mutants that were written by hand: each once stood in `file` without a test that failed. Unlike those of
// `test:mutation`, they need a browser.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@guadua/workspace';
import { afterAll, beforeAll, expect, it } from 'vitest';

interface WrittenMutant {
  file: string;
  original: string;
  replacement: string;
  /** The file of tests that notices. */
  test: string;
}

const MUTANTS: Record<string, WrittenMutant> = {
  'the signal is never passed to fetch': {
    file: 'read/url-to-file.ts',
    original: 'signal ? { signal } : {}',
    replacement: '{}',
    test: 'read/read.test.ts',
  },
  'a worker that can’t be loaded is an error, and no reason to do the work on the page': {
    file: 'optimize-image/start-worker.ts',
    original: 'source = Math.max(source, tried + 1);',
    replacement: "throw new Error('not loaded');",
    test: 'optimize-image/image-workers.browser.test.tsx',
  },
  'a worker that can’t draw gives nothing': {
    file: 'optimize-image/image-workers.ts',
    original: "if (answer.error === 'unavailable') return undefined;",
    replacement: '',
    test: 'optimize-image/image-workers.browser.test.tsx',
  },
  'a canvas that stays empty is taken for a picture': {
    file: 'optimize-image/paint-image.ts',
    original: 'if (width * height > SURE_PIXELS)',
    replacement: 'if (false)',
    test: 'optimize-image/optimize-image.browser.test.tsx',
  },
  'a picture of 200 megapixels is too large': {
    file: 'optimize-image/process-image.ts',
    original: 'MAX_PIXELS = 210e6',
    replacement: 'MAX_PIXELS = 40e6',
    test: 'optimize-image/optimize-image.browser.test.tsx',
  },
  'the other file inputs of a page take no drop': {
    file: 'file-input/use-body-drop-guard.ts',
    original: "if (target && 'type' in target && target.type === 'file') return;",
    replacement: '',
    test: 'file-input/file-input.browser.test.tsx',
  },
  'folders are read one level deep': {
    file: 'file-input/walk-folders.ts',
    original: 'MAX_DEPTH = 16',
    replacement: 'MAX_DEPTH = 1',
    test: 'file-input/walk-folders.browser.test.tsx',
  },
};

/** A copy of the package, beside which nothing is read while it is broken. */
const copy = join(import.meta.dirname, '.work/file');
const source = join(ROOT, 'packages/file');

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of ['samples', 'scripts', 'src', 'package.json', 'tsconfig.json'])
    cpSync(join(source, part), join(copy, part), { recursive: true });
  for (const part of ['vitest.config.ts', 'vitest.setup.ts'])
    cpSync(join(source, part), join(copy, part));
  symlinkSync(join(source, 'node_modules'), join(copy, 'node_modules'), 'junction');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const tests = [...new Set(Object.values(MUTANTS).map(({ test }) => test))];

it('passes without a mutant', { timeout: 600_000 }, () => {
  const { isGreen, output } = run(tests);
  expect(isGreen, output).toBe(true);
});

it.each(Object.entries(MUTANTS))(
  'notices that %s',
  { timeout: 300_000 },
  (_, { file, original, replacement, test }) => {
    const path = join(copy, 'src', file);
    const code = readFileSync(path, 'utf8');
    expect(code).toContain(original);
    writeFileSync(path, code.replace(original, replacement));
    try {
      const { isGreen, output } = run([test]);
      expect(isGreen).toBe(false);
      // By a test that failed, not by what could not be loaded.
      expect(output).toMatch(/Tests {2}\d+ failed/);
    } finally {
      writeFileSync(path, code);
    }
  },
);

function run(files: readonly string[]): { isGreen: boolean; output: string } {
  const projects = ['node', 'browser'].filter((project) =>
    files.some((file) => file.includes('.browser.') === (project === 'browser')),
  );
  const { status, stdout, stderr } = spawnSync(
    'vitest',
    // The first failure is enough.
    ['run', '--bail=1', ...projects.map((project) => `--project=${project}`), ...files],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, VITEST: undefined, NO_COLOR: '1', FORCE_COLOR: undefined },
      shell: process.platform === 'win32',
    },
  );
  return { isGreen: status === 0, output: `${stdout}${stderr}` };
}
