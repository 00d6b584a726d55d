import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** A module without React and DOM, and the tests that run it. */
export interface PureSource {
  /** Absolute. */
  path: string;
  tests: string[];
}

/** What is data, wiring or description, not a rule. */
const NO_RULE =
  /\.(?:test|types|docs|specimen|worker)\.ts$|\/(?:labels|icons)\/|\/(?:index|ui|internal)\.ts$/;

/**
 * The modules below a folder that the tests of rules (`.test.ts`, in plain Node) reach by relative imports,
 * except those that use React.
 */
export function pureSources(folder: string): PureSource[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.ts'))
    .sort();
  const tests = files.filter((file) => /(?<!\.(?:browser|ssr|long))\.test\.ts$/.test(file));
  const reached = new Map<string, string[]>();
  for (const test of tests) {
    if (readFileSync(test, 'utf8').startsWith('// @vitest-environment')) continue;
    for (const file of reachable(test)) reached.set(file, [...(reached.get(file) ?? []), test]);
  }
  return files
    .filter((file) => reached.has(file) && !NO_RULE.test(file.replaceAll('\\', '/')))
    .filter((file) => !importsOf(file).some((name) => /^react(?:-dom)?(?:\/|$)/.test(name)))
    .map((path) => ({ path, tests: reached.get(path) ?? [] }));
}

/** The modules that a file imports by relative paths, and those that they import. */
function reachable(file: string, seen = new Set<string>()): Set<string> {
  for (const name of importsOf(file).filter((one) => one.startsWith('.'))) {
    const base = resolve(dirname(file), name);
    const found = [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find(
      (path) => /\.tsx?$/.test(path) && existsSync(path),
    );
    if (!found || seen.has(found)) continue;
    seen.add(found);
    reachable(found, seen);
  }
  return seen;
}

function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => fileName);
}
