import { describe, expect, it } from 'vitest';
import { clock, count, report, type TaskResult } from './report.ts';

const PNPM = 'npx --yes pnpm@1.2.3';

function task(values: Partial<TaskResult>): TaskResult {
  return {
    package: '@x/a',
    task: 'test:unit',
    command: 'vitest run',
    status: 'passed',
    duration: 1000,
    tests: { passed: 0, failed: 0, failures: [] },
    tail: [],
    ...values,
  };
}

const broken = task({
  status: 'failed',
  tests: {
    passed: 8,
    failed: 2,
    failures: ['one', 'two'].map((title) => ({
      file: 'src/a.test.ts',
      title,
      rerun: { tool: 'vitest', args: ['run', '--project', 'jsdom', 'src/a.test.ts'] },
      message: [`Error: ${title}`],
    })),
  },
});

describe('the report of a run', () => {
  it('closes with what passed and failed', () => {
    const passed = task({ tests: { passed: 40, failed: 0, failures: [] } });
    const cached = task({ status: 'cached', tests: { passed: 2, failed: 0, failures: [] } });
    expect(report({ tasks: [passed, cached], duration: 61_000, pnpm: PNPM })).toBe(
      '2 tasks in 1 min 01 s, 1 from the cache\n42 passed, 0 failed',
    );
  });

  it('names each failed test, why it failed, and once the command that runs its file alone', () => {
    expect(report({ tasks: [broken], duration: 1000, pnpm: PNPM }).split('\n')).toEqual([
      '✗ @x/a test:unit: 2 of 10 failed',
      '  src/a.test.ts: one',
      '    | Error: one',
      '  src/a.test.ts: two',
      '    | Error: two',
      `    alone: ${PNPM} --filter @x/a exec vitest run --project jsdom src/a.test.ts`,
      '',
      '1 tasks in 1.0 s, 0 from the cache',
      '8 passed, 2 failed',
    ]);
  });

  it.each([
    [1, 25],
    [4, 15],
    [40, 3],
  ])('keeps the messages of %d failed tests to %d lines each', (failures, lines) => {
    const [first] = broken.tests.failures;
    if (!first) throw new Error('None fails.');
    const message = Array.from({ length: 99 }, (_, index) => `line ${index + 1}`);
    const place = ' ❯ src/a.test.ts:5:13';
    const tests = {
      passed: 0,
      failed: failures,
      failures: Array.from({ length: failures }, () => ({
        ...first,
        message: [...message, place],
      })),
    };
    const text = report({ tasks: [{ ...broken, tests }], duration: 1, pnpm: PNPM });
    const said = text.split('\n').filter((line) => line.startsWith('    | '));
    expect(said).toHaveLength(failures * lines);
    expect(said.slice(0, lines)).toEqual([
      ...message.slice(0, lines - 1).map((line) => `    | ${line}`),
      `    | ${place}`,
    ]);
  });

  it('asks for the tag by which the task chose its tests', () => {
    const tagged = { ...broken, command: 'vitest run --project browser --tagsFilter=long' };
    expect(report({ tasks: [tagged], duration: 1, pnpm: PNPM })).toContain(
      `alone: ${PNPM} --filter @x/a exec vitest run --project jsdom src/a.test.ts --tagsFilter=long\n`,
    );
  });

  it('repeats the end of what a task wrote that ran no tests, and counts it', () => {
    const types = task({ task: 'check', status: 'failed', tail: ['a.ts(1,2): error'] });
    expect(report({ tasks: [types], duration: 1000, pnpm: PNPM }).split('\n')).toEqual([
      '✗ @x/a check',
      '  | a.ts(1,2): error',
      `  alone: ${PNPM} --filter @x/a run check`,
      '',
      '1 tasks in 1.0 s, 0 from the cache',
      '0 passed, 1 failed',
    ]);
  });

  it('runs a script of the root without a filter', () => {
    const root = task({ package: '//', task: 'check:unused', status: 'failed' });
    expect(report({ tasks: [root], duration: 1, pnpm: PNPM })).toContain(
      `✗ check:unused\n  alone: ${PNPM} run check:unused`,
    );
  });

  it('says what did not run', () => {
    const skipped = task({ task: 'test:e2e', status: 'skipped' });
    const text = report({ tasks: [broken, skipped], duration: 1, pnpm: PNPM });
    expect(text).toContain('\nNot run, for want of what failed:\n  @x/a test:e2e\n');
    expect(text).toContain('\n1 tasks in');
  });
});

it('counts a task that fails behind green tests as one failure', () => {
  const tests = { passed: 5, failed: 0, failures: [] };
  expect(count([task({ status: 'failed', tests })])).toEqual({ passed: 5, failed: 1 });
});

it.each([
  [0, '0.0 s'],
  [59_949, '59.9 s'],
  [59_950, '1 min 00 s'],
  [247_400, '4 min 07 s'],
])('%d ms is %s', (milliseconds, text) => {
  expect(clock(milliseconds)).toBe(text);
});
