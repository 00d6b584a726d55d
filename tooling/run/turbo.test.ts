import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunResult } from './report.ts';
import { runTasks } from './turbo.ts';

let root: string;
const write = (path: string, content: unknown) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
};

/** Three workspaces: one whose build fails, one that needs that build, and one that is fine. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'guadua run '));
  // npm is there wherever Node is.
  write('package.json', { name: 'root', packageManager: 'npm@10.0.0', workspaces: ['*'] });
  // What Turbo writes is no input of the next run.
  writeFileSync(join(root, '.gitignore'), '.turbo\n');
  execFileSync('git', ['init', '-q'], { cwd: root });
  const tasks = { build: { dependsOn: ['^build'] }, test: { dependsOn: ['^build'] } };
  write('turbo.json', { ui: 'stream', tasks });
  const says = (text: string) => `node -e "console.log('${text}')"`;
  const fails = 'node -e "console.error(\'broken here\'); process.exit(3)"';
  write('broken/package.json', { name: 'broken', scripts: { build: fails } });
  write('fine/package.json', {
    name: 'fine',
    scripts: { test: says('      Tests  7 passed (7)') },
  });
  write('needs/package.json', {
    name: 'needs',
    dependencies: { broken: '*' },
    scripts: { test: says('never seen') },
  });
});
afterAll(() => rmSync(root, { recursive: true }));

describe('a run in which one task fails', () => {
  let result: RunResult & { exitCode: number };
  beforeAll(async () => {
    result = await runTasks(root, ['test'], 'ignore');
  }, 60_000);
  const of = (name: string) => result.tasks.find((task) => task.package === name);

  it('ends with a code that says so', () => {
    expect(result.exitCode).not.toBe(0);
  });

  it('runs what does not need it', () => {
    expect(of('fine')).toMatchObject({ status: 'passed', tests: { passed: 7, failed: 0 } });
  });

  it('keeps the last words of what failed', () => {
    expect(of('broken')).toMatchObject({ task: 'build', status: 'failed' });
    expect(of('broken')?.tail).toContainEqual(expect.stringContaining('broken here'));
  });

  it('skips what needs it', () => {
    expect(of('needs')).toMatchObject({ status: 'skipped', tests: { passed: 0 } });
  });

  it('leaves no summary behind', () => {
    expect(readdirSync(join(root, '.turbo/runs'))).toEqual([]);
  });

  it('takes what passed from the cache the next time, and counts its tests', async () => {
    const again = await runTasks(root, ['test'], 'ignore');
    expect(again.tasks.find((task) => task.package === 'fine')).toMatchObject({
      status: 'cached',
      duration: 0,
      tests: { passed: 7 },
    });
  }, 60_000);
});

it('runs again what stands in the cache, of some workspaces, when it is asked to', async () => {
  const { tasks } = await runTasks(root, ['test', '--force', '--filter=fine'], 'ignore');
  expect(tasks).toMatchObject([{ package: 'fine', status: 'passed' }]);
}, 60_000);

it('says that Turbo could not run a task', async () => {
  await expect(runTasks(root, ['no-such-task'], 'ignore')).rejects.toThrow(/before it ran a task/);
}, 60_000);
