// Mutants that were written by hand: each once stood in `file` without a test that failed. Unlike those of
// `test:mutation`, they need a browser.
import type { ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@guadua/workspace';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endHost, nextMessage, startHost } from './host-process.ts';
import type { Trial, Verdict } from './messages.types.ts';

interface WrittenMutant {
  file: string;
  original: string;
  replacement: string;
  /** The file of tests that notices, and the title of the one that does. */
  test: string;
  title: string;
}

const MUTANTS: Record<string, WrittenMutant> = {
  'the signal is never passed to fetch': {
    file: 'read/url-to-file.ts',
    original: 'signal ? { signal } : {}',
    replacement: '{}',
    test: 'read/read.test.ts',
    title: 'passes its signal to the request, so that nothing goes on loading',
  },
  'a worker that can’t be loaded is an error, and no reason to do the work on the page': {
    file: 'optimize-image/start-worker.ts',
    original: 'source = Math.max(source, tried + 1);',
    replacement: "throw new Error('not loaded');",
    test: 'optimize-image/image-workers.browser.test.tsx',
    title: 'makes a worker from text where its file is not found, and looks for it only once',
  },
  'a worker that can’t draw gives nothing': {
    file: 'optimize-image/image-workers.ts',
    original: "if (answer.error === 'unavailable') return undefined;",
    replacement: '',
    test: 'optimize-image/image-workers.browser.test.tsx',
    title: 'does the work on the page where a worker can’t draw',
  },
  'a canvas that stays empty is taken for a picture': {
    file: 'optimize-image/paint-image.ts',
    original: 'if (width * height > SURE_PIXELS)',
    replacement: 'if (false)',
    test: 'optimize-image/optimize-image.browser.test.tsx',
    title: 'notices a canvas that stays empty because it is too large for the device',
  },
  'a picture of 200 megapixels is too large': {
    file: 'optimize-image/process-image.ts',
    original: 'MAX_PIXELS = 210e6',
    replacement: 'MAX_PIXELS = 40e6',
    test: 'optimize-image/optimize-image.browser.test.tsx',
    title: 'takes a photograph of 200 megapixels, and no more',
  },
  'the other file inputs of a page take no drop': {
    file: 'file-input/use-body-drop-guard.ts',
    original: "if (target && 'type' in target && target.type === 'file') return;",
    replacement: '',
    test: 'file-input/file-input.browser.test.tsx',
    title: 'leaves a drop to other file inputs of the page',
  },
  'folders are read one level deep': {
    file: 'file-input/walk-folders.ts',
    original: 'MAX_DEPTH = 16',
    replacement: 'MAX_DEPTH = 1',
    test: 'file-input/walk-folders.browser.test.tsx',
    title: 'goes sixteen folders deep, and says where it stopped',
  },
};

/** A copy of the package, beside which nothing is read while it is broken. */
const copy = join(import.meta.dirname, '.work/file');
const source = join(ROOT, 'packages/file');

let host: ChildProcess;
/** What was written since tests ran. */
let changed: string[] = [];

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of ['samples', 'scripts', 'src', 'package.json', 'tsconfig.json'])
    cpSync(join(source, part), join(copy, part), { recursive: true });
  for (const part of ['vitest.config.ts', 'vitest.setup.ts'])
    cpSync(join(source, part), join(copy, part));
  // Entry by entry: the folder itself also holds Vite's cache, which tests of the package may use at this time.
  const modules = join(copy, 'node_modules');
  mkdirSync(modules);
  for (const entry of readdirSync(join(source, 'node_modules')))
    if (entry !== '.vite')
      symlinkSync(join(source, 'node_modules', entry), join(modules, entry), 'junction');
  host = await startHost('written-host.ts', copy);
}, 180_000);
afterAll(() => {
  endHost(host);
  rmSync(copy, { recursive: true, force: true });
});

const passes = async () => {
  const all = Object.values(MUTANTS);
  const { passed, failed, errors } = await run(all);
  expect(errors).toEqual([]);
  expect(failed).toEqual([]);
  expect(passed.toSorted()).toEqual(all.map(({ title }) => title).toSorted());
};

it('passes without a mutant', { timeout: 600_000 }, passes);

it.each(Object.entries(MUTANTS))('notices that %s', { timeout: 300_000 }, async (_, mutant) => {
  const { file, original, replacement, title } = mutant;
  const path = join(copy, 'src', file);
  const code = readFileSync(path, 'utf8');
  expect(code).toContain(original);
  write(path, code.replace(original, replacement));
  try {
    // By a test that failed, not by what could not be loaded.
    expect(await run([mutant])).toMatchObject({ passed: [], failed: [title] });
  } finally {
    write(path, code);
  }
});

// What one mutant leaves behind would make the tests of the next ones fail.
it('passes again after the last one', { timeout: 600_000 }, passes);

function write(path: string, code: string): void {
  writeFileSync(path, code);
  changed.push(path);
}

/** Runs the tests that notice these mutants, and no others. */
async function run(mutants: readonly WrittenMutant[]): Promise<Verdict> {
  const verdict = nextMessage<Verdict>(host, 240_000);
  host.send({
    changed,
    tests: [...new Set(mutants.map(({ test }) => join(copy, 'src', test)))],
    titles: mutants.map(({ title }) => title),
  } satisfies Trial);
  changed = [];
  const given = await verdict;
  if (!given) throw new Error('The tests did not come to an end.');
  return given;
}
