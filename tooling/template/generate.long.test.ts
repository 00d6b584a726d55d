import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { generate } from './generate.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const BIN = join(ROOT, 'node_modules/.bin');
let copy: string;
let written: string[];

/** A copy of what the generator touches and of what type-checking it needs. */
beforeAll(() => {
  // Inside the repository: Vite serves no setup file to a project outside of the workspace.
  mkdirSync(join(import.meta.dirname, 'dist'), { recursive: true });
  copy = mkdtempSync(join(import.meta.dirname, 'dist/copy-'));
  for (const path of ['packages/forms', 'apps/showcase']) {
    cpSync(join(ROOT, path), join(copy, path), {
      recursive: true,
      filter: (source) => !/[/\\](node_modules|dist|dist-ssr|\.turbo)$/.test(source),
    });
    symlinkSync(join(ROOT, path, 'node_modules'), join(copy, path, 'node_modules'));
  }
  for (const file of ['biome.json', 'package.json']) cpSync(join(ROOT, file), join(copy, file));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  execFileSync('git', ['init', '-q'], { cwd: copy });
  written = generate(copy, { package: 'forms', component: 'city-input' });
  run('biome', ['check', '--write', ...written], '.');
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Runs a tool in the copy; fails with what it wrote. */
function run(tool: string, args: string[], folder: string): void {
  try {
    execFileSync(join(BIN, tool), args, {
      cwd: join(copy, folder),
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: unknown; stderr?: unknown };
    throw new Error(`${stdout}${stderr}`);
  }
}

describe('a new component', () => {
  it('is formatted and passes the linter', { timeout: 60_000 }, () => {
    run('biome', ['check', '--error-on-warnings', ...written], '.');
  });

  it('type-checks, its page included', { timeout: 120_000 }, () => {
    run('tsc', ['--noEmit'], 'packages/forms');
    const site = join(copy, 'apps/showcase');
    const config = JSON.parse(readFileSync(join(site, 'tsconfig.json'), 'utf8'));
    config.compilerOptions = {
      ...config.compilerOptions,
      // The site's own link leads to what was built before.
      paths: { '@guadua/forms': ['../../packages/forms/src/index.ts'] },
    };
    config.include = ['src/pages/forms/city-input', 'src/**/*.d.ts'];
    writeFileSync(join(site, 'tsconfig.json'), JSON.stringify(config));
    run('tsc', ['--noEmit'], 'apps/showcase');
  });

  it('keeps the promises of every widget', { timeout: 120_000 }, () => {
    const projects = ['--project', 'node', '--project', 'jsdom', '--project', 'ssr'];
    const vitest = join(copy, 'packages/forms/node_modules/.bin/vitest');
    execFileSync(vitest, ['run', ...projects, 'src/city-input'], {
      cwd: join(copy, 'packages/forms'),
      stdio: 'pipe',
      env: { ...process.env, VITEST: undefined },
    });
  });
});
