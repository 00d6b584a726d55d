import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunResult } from './report.ts';
import { runTasks } from './turbo.ts';

/** As in this repository. */
const TASKS = {
  interface: { dependsOn: ['^interface'] },
  'build:dependencies': { dependsOn: ['^build'] },
  build: { dependsOn: ['^build'], outputs: ['dist/**'] },
  test: { dependsOn: ['^build', '^interface'] },
};

let root: string;

/** A repository with these files; objects are written as JSON. */
function createRepository(tasks: object, files: Record<string, string | object>): void {
  root = mkdtempSync(join(tmpdir(), 'guadua run '));
  // npm is there wherever Node is.
  write('package.json', { name: 'root', packageManager: 'npm@10.0.0', workspaces: ['*'] });
  // What Turbo and the builds write is no source.
  write('.gitignore', '.turbo\ndist\n');
  write('turbo.json', { ui: 'stream', tasks });
  for (const [path, content] of Object.entries(files)) write(path, content);
  execFileSync('git', ['init', '-q'], { cwd: root });
}

function write(path: string, content: string | object): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const removeRepository = () => rmSync(root, { recursive: true });

describe('a run in which one task fails', () => {
  const says = (text: string) => `node -e "console.log('${text}')"`;
  const fails = 'node -e "console.error(\'broken here\'); process.exit(3)"';
  const of = (name: string) => result.tasks.find((task) => task.package === name);
  let result: RunResult & { exitCode: number };

  beforeAll(async () => {
    createRepository(TASKS, {
      'broken/package.json': { name: 'broken', scripts: { build: fails } },
      'fine/package.json': { name: 'fine', scripts: { test: says('      Tests  7 passed (7)') } },
      'needs/package.json': {
        name: 'needs',
        dependencies: { broken: '*' },
        scripts: { test: says('never seen') },
      },
    });
    result = await runTasks(root, ['test'], 'ignore');
  }, 60_000);
  afterAll(removeRepository);

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

  it('runs again what stands in the cache, of some workspaces, when it is asked to', async () => {
    const { tasks } = await runTasks(root, ['test', '--force', '--filter=fine'], 'ignore');
    expect(tasks).toMatchObject([{ package: 'fine', status: 'passed' }]);
  }, 60_000);

  it('says that Turbo could not run a task', async () => {
    await expect(runTasks(root, ['no-such-task'], 'ignore')).rejects.toThrow(
      /before it ran a task.*no-such-task/s,
    );
  }, 60_000);
});

describe('a change of what another workspace builds', () => {
  /** What became of the build, and of the test of the workspace that reads what is built. */
  const run = async (source: string, ...options: string[]) => {
    write('made/source.js', source);
    const { tasks } = await runTasks(root, ['test', ...options], 'ignore');
    return tasks.map((task) => `${task.package} ${task.status}`).sort();
  };

  beforeAll(() =>
    createRepository(
      { ...TASKS, 'made#interface': { inputs: ['dist/**'] } },
      {
        'made/package.json': { name: 'made', scripts: { build: 'node build.mjs' } },
        // Leaves comments out.
        'made/build.mjs': `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
          mkdirSync('dist', { recursive: true });
          const source = readFileSync('source.js', 'utf8');
          writeFileSync('dist/index.js', source.replace(/;.*/, ';'));`,
        'reader/package.json': {
          name: 'reader',
          dependencies: { made: '*' },
          scripts: { test: 'node test.mjs' },
        },
        'reader/test.mjs': `import { readFileSync } from 'node:fs';
          process.exitCode = readFileSync('../made/dist/index.js', 'utf8') === 'made = 1;' ? 0 : 1;`,
      },
    ),
  );
  afterAll(removeRepository);

  it('ends there when it changes no built file, whether workspaces are chosen or not', async () => {
    expect(await run('made = 1;')).toEqual(['made passed', 'reader passed']);
    expect(await run('made = 1; // one')).toEqual(['made passed', 'reader cached']);
    const options = ['--filter', 'reader'];
    expect(await run('made = 1; // other', ...options)).toEqual(['made passed', 'reader cached']);
  }, 60_000);

  it('is tested by who reads it when it changes a built file', async () => {
    expect(await run('made = 2;')).toEqual(['made passed', 'reader failed']);
    expect(await run('made = 2;', '--filter=reader')).toEqual(['made cached', 'reader failed']);
    expect(await run('made = 1;')).toEqual(['made cached', 'reader cached']);
  }, 60_000);
});
