import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { visitRecipes } from './recipes.ts';
import { visitSite } from './site.ts';
import type { StartedEngine } from './startable-engine.ts';
import type { Lane, SuiteResult } from './table.ts';

/** Runs the browser tests of a package in an engine. */
export async function runSuite(suite: string, engine: StartedEngine, root: string): Promise<Lane> {
  const folder = mkdtempSync(join(tmpdir(), 'guadua-engines-'));
  const file = join(folder, 'result.json');
  const reporter = resolve(import.meta.dirname, 'vitest/reporter.ts');
  const start = Date.now();
  const code = await new Promise<number | null>((done) => {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'browser'];
    // All that Chromium proves of a package, in `test` or in its turn.
    args.push('--tagsFilter=!long || turn');
    args.push('--reporter', 'dot', '--reporter', reporter);
    const child = spawn(process.execPath, args, {
      cwd: join(root, 'packages', suite),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, GUADUA_ENGINE: engine.name, GUADUA_ENGINE_RESULT: file },
    });
    child.once('error', () => done(1));
    child.once('close', done);
  });
  const result: SuiteResult = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failures: [`ended with code ${code} before its end`], notPossible: [] };
  rmSync(folder, { recursive: true });
  if (code !== 0 && result.failures.length === 0) result.failures.push(`ended with code ${code}`);
  return { engine: engine.title, suite, result, duration: Date.now() - start };
}

/** What is done in an engine on the built site. */
const SITE_SUITES = { site: visitSite, recipes: visitRecipes };

export function isSiteSuite(suite: string): suite is keyof typeof SITE_SUITES {
  return Object.hasOwn(SITE_SUITES, suite);
}

/** Runs a suite on the built site; that it breaks down is a failure, and the other suites go on. */
export async function runSite(
  suite: keyof typeof SITE_SUITES,
  engine: StartedEngine,
  root: string,
): Promise<Lane> {
  const start = Date.now();
  const result = await SITE_SUITES[suite](engine, join(root, 'apps/showcase')).catch(
    (error): SuiteResult => ({ passed: 0, failures: [String(error)], notPossible: [] }),
  );
  return { engine: engine.title, suite, result, duration: Date.now() - start };
}
