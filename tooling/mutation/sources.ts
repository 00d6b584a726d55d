import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** A module without React and DOM, and the tests that run it. */
export interface PureSource {
  /** Absolute. */
  path: string;
  /** Nearest first: those that import it themselves stand before those that reach it through others. */
  tests: string[];
}

/** What is data, wiring, description or written for tests alone, not a rule. */
const NO_RULE =
  /\.(?:test|types|docs|specimen|worker|model|samples)\.ts$|\/(?:labels|icons)\/|\/(?:index|ui|internal)\.ts$/;

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
  const reached = new Map<string, { test: string; distance: number }[]>();
  const parsed = new Map<string, string[]>();
  const importsOf = (file: string): string[] => {
    const names = parsed.get(file) ?? readImports(file);
    parsed.set(file, names);
    return names;
  };
  for (const test of tests) {
    if (readFileSync(test, 'utf8').startsWith('// @vitest-environment')) continue;
    for (const [file, distance] of distances(test, importsOf)) {
      reached.set(file, [...(reached.get(file) ?? []), { test, distance }]);
    }
  }
  return files
    .filter((file) => reached.has(file) && !NO_RULE.test(file.replaceAll('\\', '/')))
    .filter((file) => !importsOf(file).some((name) => /^react(?:-dom)?(?:\/|$)/.test(name)))
    .map((path) => {
      const near = (reached.get(path) ?? []).sort((one, other) => one.distance - other.distance);
      return { path, tests: near.map(({ test }) => test) };
    });
}

/** The modules that a file reaches by relative imports, and by how many of them at least. */
function distances(file: string, importsOf: (file: string) => string[]): Map<string, number> {
  const found = new Map<string, number>();
  let edge = [file];
  for (let distance = 1; edge.length > 0; distance++) {
    const next = edge.flatMap((from) => importsOf(from).flatMap((name) => resolved(from, name)));
    edge = [...new Set(next)].filter((path) => !found.has(path));
    for (const path of edge) found.set(path, distance);
  }
  return found;
}

/** The module that a relative import of a file means. */
function resolved(file: string, name: string): string[] {
  if (!name.startsWith('.')) return [];
  const base = resolve(dirname(file), name);
  return [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')]
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
    .slice(0, 1);
}

function readImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => fileName);
}
