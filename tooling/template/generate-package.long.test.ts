import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PACKAGES, ROOT } from '@guadua/workspace';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generate } from './generate.ts';
import { generatePackage } from './generate-package.ts';

/*
 * A throw-away package `table` with a component `data-table`, in a copy of the repository: what a newcomer
 * would get, used as it comes. Every suite must find it without a line elsewhere.
 */

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'sixth-package-'));
  const listed = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], ROOT);
  for (const path of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(ROOT, path), join(copy, path), { force: true });
  }
  run('git', ['init', '-q']);
  run('git', ['add', '-A']);
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
  run('git', [...author, 'commit', '-qm', 'Before']);
  const written = [
    ...generatePackage(copy, 'table'),
    ...generate(copy, { package: 'table', component: 'data-table' }),
  ];
  run(join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', ...new Set(written)]);
  run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile']);
  // The others are built already.
  for (const { folder, path } of PACKAGES) {
    cpSync(join(path, 'dist'), join(copy, 'packages', folder, 'dist'), { recursive: true });
  }
  for (const name of ['table', 'stress']) run('pnpm', ['--filter', `@guadua/${name}`, 'build']);
}, 600_000);
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }), 600_000);

function run(tool: string, args: string[], cwd: string = copy, environment?: object): string {
  try {
    return execFileSync(tool, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        VITEST: undefined,
        NODE_ENV: undefined,
        ...environment,
      },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: unknown; stderr?: unknown };
    throw new Error(`${tool} ${args.join(' ')}\n${stdout}${stderr}`);
  }
}

it('touches at most ten files outside of its folder', { timeout: 300_000 }, () => {
  const touched = run('git', ['status', '--porcelain', '--untracked-files=all'])
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3))
    .filter((path) => !path.startsWith('packages/table/'));
  expect(touched.length, touched.join('\n')).toBeLessThanOrEqual(10);
});

it('is formatted and passes the linter', { timeout: 300_000 }, () => {
  run('pnpm', ['exec', 'biome', 'check', '--error-on-warnings', 'packages/table', 'tooling']);
});

it('type-checks, its specimen included', { timeout: 300_000 }, () => {
  run('pnpm', ['exec', 'check-types'], join(copy, 'packages/table'));
  run('pnpm', ['exec', 'check-types'], join(copy, 'tooling/stress'));
});

it('has a page that type-checks', { timeout: 300_000 }, () => {
  const config = {
    extends: './tsconfig.json',
    include: ['src/pages/table/data-table', 'src/**/*.d.ts'],
  };
  writeFileSync(join(copy, 'apps/showcase/tsconfig.page.json'), JSON.stringify(config));
  run('pnpm', ['exec', 'check-types', '-p', 'tsconfig.page.json'], join(copy, 'apps/showcase'));
});

it('passes the tests that it comes with', { timeout: 300_000 }, () => {
  run('pnpm', ['run', 'test:unit'], join(copy, 'packages/table'));
});

it('stands in the reference, with its props, variables and data attributes', {
  timeout: 300_000,
}, () => {
  // The copy has not been built by the Turbo that runs this test.
  run('pnpm', ['--filter', '@guadua/docgen', 'exec', 'node', 'src/check.ts'], copy, {
    TURBO_HASH: '',
  });
});

it('is covered by leaks, hostile texts, policy, hydration, right to left and random use', {
  timeout: 600_000,
}, () => {
  const stress = (project: 'short' | 'long', titles: string) =>
    run(
      'pnpm',
      ['exec', 'playwright', 'test', `--project=${project}`, '-g', titles],
      join(copy, 'tooling/stress'),
      { STRESS_SPECIMENS: 'data-table' },
    );
  const short = stress('short', '@guadua/table|hydrates|random use');
  expect(short).toContain('every component and hook of @guadua/table has a specimen');
  // Of single specimens, the short tests have a sample.
  const long = stress('long', 'data-table');
  expect(long).toContain('data-table leaves nothing behind');
  expect(long).toContain('data-table shows hostile texts as text');
  expect(long).toContain('keeps the strict content security policy');
  expect(long).toContain('stays within its bounds from right to left');
});
