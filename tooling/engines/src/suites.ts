import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { visitRecipes } from './recipes.ts';
import { visitSite } from './site.ts';
import type { StartedEngine } from './startable-engine.ts';
import type { SuiteResult } from './suite-result.types.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const REPORTER = resolve(import.meta.dirname, 'vitest/reporter.ts');
/** What is done in an engine on the built site. */
const SITE_SUITES = new Map([
  ['site', visitSite],
  ['recipes', visitRecipes],
]);

/** The packages, whose browser tests are run, and what is done on the site. */
export const SUITES = [...readdirSync(join(ROOT, 'packages')), ...SITE_SUITES.keys()];

/** Runs a suite in an engine; that it breaks down is a failure, and the other suites go on. */
export async function runSuite(suite: string, engine: StartedEngine): Promise<SuiteResult> {
  const visit = SITE_SUITES.get(suite);
  if (!visit) return runPackage(join(ROOT, 'packages', suite), engine);
  try {
    return await visit(engine, join(ROOT, 'apps/showcase'));
  } catch (error) {
    return { passed: 0, failures: [String(error)], notPossible: [] };
  }
}

async function runPackage(cwd: string, engine: StartedEngine): Promise<SuiteResult> {
  let result: SuiteResult = { passed: 0, failures: [], notPossible: [] };
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'browser'];
  // All that Chromium proves of a package, in `test` or in its turn.
  args.push('--tagsFilter=!long || turn', '--reporter', 'dot', '--reporter', REPORTER);
  const code = await new Promise<number | null>((done) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, GUADUA_ENGINE: engine.name },
    });
    child.on('message', (message: SuiteResult) => {
      result = message;
    });
    child.once('error', () => done(1));
    child.once('close', done);
  });
  if (code !== 0 && result.failures.length === 0) result.failures.push(`ended with code ${code}`);
  return result;
}
