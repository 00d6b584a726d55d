import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PACKAGES, ROOT } from '@guadua/workspace';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generate } from './generate.ts';

/* A throw-away component in a copy of the repository: what a newcomer would get, used as it comes. */

const HOME = 'packages/forms/src/city-input/';
let copy: string;
let written: string[];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-component-'));
  const listed = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], ROOT);
  for (const path of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(ROOT, path), join(copy, path), { force: true });
  }
  written = generate(copy, { package: 'forms', component: 'city-input' });
  run(join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', ...written]);
  run('pnpm', ['install', '--prefer-offline', '--frozen-lockfile']);
  for (const { folder, path } of PACKAGES) {
    cpSync(join(path, 'dist'), join(copy, 'packages', folder, 'dist'), { recursive: true });
  }
}, 600_000);
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }), 600_000);

function run(tool: string, args: string[], cwd: string = copy): string {
  const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined, TURBO_HASH: '' };
  try {
    return execFileSync(tool, args, { cwd, encoding: 'utf8', stdio: 'pipe', env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: unknown; stderr?: unknown };
    throw new Error(`${tool} ${args.join(' ')}\n${stdout}${stderr}`);
  }
}

it('touches nothing but its folder, its page, its changeset, and the two lists of its package', () => {
  const others = written.filter((path) => !path.startsWith(HOME));
  expect(others.filter((path) => !path.startsWith('apps/showcase/src/pages/')).sort()).toEqual([
    '.changeset/city-input.md',
    'packages/forms/src/index.ts',
    'packages/forms/src/styles.css',
  ]);
});

it('is formatted, passes the linter, and type-checks', { timeout: 600_000 }, () => {
  run('pnpm', ['exec', 'biome', 'check', '--error-on-warnings', ...written]);
  run('pnpm', ['exec', 'check-types'], join(copy, 'packages/forms'));
});

it('passes the tests that it comes with', { timeout: 300_000 }, () => {
  const projects = ['node', 'jsdom', 'ssr'].map((name) => `--project=${name}`);
  run('pnpm', ['exec', 'vitest', 'run', ...projects, HOME.slice(15)], join(copy, 'packages/forms'));
});

it('stands in the reference, with its props, variables and data attributes', {
  timeout: 300_000,
}, () => {
  run('pnpm', ['--filter', '@guadua/docgen', 'exec', 'node', 'src/check.ts']);
});

it.each([
  ['tables', 'city-input', /no package "tables"/],
  ['forms', 'CityInput', /not kebab case/],
  ['forms', '../x', /not kebab case/],
  ['forms', 'pin-input', /exists already/],
])('in %s with the name %s is refused', (home, component, message) => {
  expect(() => generate(ROOT, { package: home, component })).toThrow(message);
});
