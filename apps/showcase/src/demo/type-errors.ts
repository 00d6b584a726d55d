import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const CHECK_TYPES = createRequire(import.meta.url).resolve('@guadua/typescript/check-types.js');
const DATA = fileURLToPath(new URL('../data', import.meta.url));
const WORK = fileURLToPath(new URL('../../.work', import.meta.url));

/** For tests: what TypeScript says of modules that stand beside the data of the site, by their names. */
export function typeErrors(modules: ReadonlyMap<string, string>): { file: string; text: string }[] {
  mkdirSync(WORK, { recursive: true });
  const folder = mkdtempSync(join(WORK, 'examples-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, code] of modules) writeFileSync(join(folder, name), code);
  const compilerOptions = {
    strict: true,
    skipLibCheck: true,
    jsx: 'react-jsx',
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    // As in the project that one downloads.
    types: ['vite/client'],
    resolveJsonModule: true,
    rootDirs: [folder, DATA],
  };
  const project = join(folder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions, files: [...modules.keys()] }));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [CHECK_TYPES, '--project', project, '--pretty', 'false'],
    { cwd: folder, encoding: 'utf8' },
  );
  const errors = [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error (.*)/gm)];
  if (status !== 0 && errors.length === 0) throw new Error(`TypeScript: ${stdout}${stderr}`);
  return errors.map(([, file = '', text = '']) => ({ file, text }));
}
