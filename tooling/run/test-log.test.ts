import { describe, expect, it } from 'vitest';
import { readTestLog } from './test-log.ts';

const ESC = String.fromCharCode(27);

/** As Vitest 5.1 wrote it in colour: a file that can't be loaded, two tests that fail, two that pass. */
const VITEST = `
${ESC}[31m⎯⎯⎯⎯⎯⎯${ESC}[39m${ESC}[1m${ESC}[41m Failed Suites 1 ${ESC}[49m${ESC}[22m${ESC}[31m⎯⎯⎯⎯⎯⎯⎯${ESC}[39m

${ESC}[41m${ESC}[1m FAIL ${ESC}[22m${ESC}[49m ${ESC}[30m${ESC}[45m jsdom ${ESC}[49m${ESC}[39m src/pin/other.test.ts${ESC}[2m [ src/pin/other.test.ts ]${ESC}[22m
${ESC}[31m${ESC}[1mError${ESC}[22m: Cannot find module './gone.ts'${ESC}[39m
${ESC}[31m⎯⎯⎯⎯⎯⎯⎯${ESC}[39m${ESC}[1m${ESC}[41m Failed Tests 2 ${ESC}[49m${ESC}[22m${ESC}[31m⎯⎯⎯⎯⎯⎯⎯${ESC}[39m

${ESC}[41m${ESC}[1m FAIL ${ESC}[22m${ESC}[49m ${ESC}[30m${ESC}[45m jsdom ${ESC}[49m${ESC}[39m src/pin/pin.test.ts${ESC}[2m > ${ESC}[22mouter${ESC}[2m > ${ESC}[22mfails here
${ESC}[41m${ESC}[1m FAIL ${ESC}[22m${ESC}[49m ${ESC}[30m${ESC}[42m browser (chromium) ${ESC}[49m${ESC}[39m src/pin/pin.browser.test.tsx${ESC}[2m > ${ESC}[22mfails "quoted"
${ESC}[31m${ESC}[1mAssertionError${ESC}[22m: expected 1 to be 2${ESC}[39m

${ESC}[32m- 2${ESC}[39m
${ESC}[36m ${ESC}[2m❯${ESC}[22m src/pin/pin.test.ts:${ESC}[2m2:72${ESC}[22m${ESC}[39m

${ESC}[31m${ESC}[2m⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[2/2]⎯${ESC}[22m${ESC}[39m


${ESC}[2m Test Files ${ESC}[22m ${ESC}[1m${ESC}[31m2 failed${ESC}[39m${ESC}[22m${ESC}[90m (2)${ESC}[39m
${ESC}[2m      Tests ${ESC}[22m ${ESC}[1m${ESC}[31m2 failed${ESC}[39m${ESC}[22m${ESC}[2m | ${ESC}[22m${ESC}[1m${ESC}[32m40 passed${ESC}[39m${ESC}[22m${ESC}[90m (42)${ESC}[39m
`;

/** As Playwright 1.65 wrote it. */
const PLAYWRIGHT = `
Running 3 tests using 1 worker

  ✓  1 e2e/a.spec.ts:2:32 › outer › says "2 failed" (2ms)
  ✘  2 e2e/a.spec.ts:2:57 › outer › fails › with (7ms)

  1) e2e/a.spec.ts:2:57 › outer › fails › with ──────────────────────────────────────────────────────

    Error: expect(received).toBe(expected) // Object.is equality

      at e2e/a.spec.ts:3:20

  2) [chromium] › e2e/b.spec.ts:7:109 › hangs ───────────────────────────────────────────────────────

    Test timeout of 30000ms exceeded.

  2 failed
    e2e/a.spec.ts:2:57 › outer › fails › with ───────────────────────────────────────────────────────
    e2e/b.spec.ts:7:109 › hangs ─────────────────────────────────────────────────────────────────────
  306 passed (3.2m)
`;

describe('the output of Vitest', () => {
  it('gives the number of tests, a file that can’t be loaded as one', () => {
    expect(readTestLog(VITEST)).toMatchObject({ passed: 40, failed: 3 });
  });

  it('names what failed, and how the tool runs it alone', () => {
    expect(readTestLog(VITEST).failures).toMatchObject([
      {
        file: 'src/pin/other.test.ts',
        title: '',
        rerun: { tool: 'vitest', args: ['run', '--project', 'jsdom', 'src/pin/other.test.ts'] },
      },
      {
        file: 'src/pin/pin.test.ts',
        title: 'outer > fails here',
        rerun: { tool: 'vitest', args: ['run', '--project', 'jsdom', 'src/pin/pin.test.ts'] },
      },
      {
        file: 'src/pin/pin.browser.test.tsx',
        title: 'fails "quoted"',
        rerun: {
          tool: 'vitest',
          args: ['run', '--project', 'browser', 'src/pin/pin.browser.test.tsx'],
        },
      },
    ]);
  });

  it('says why, of tests that fail alike too', () => {
    const alike = ['AssertionError: expected 1 to be 2', '- 2', ' ❯ src/pin/pin.test.ts:2:72'];
    expect(readTestLog(VITEST).failures.map(({ message }) => message)).toEqual([
      ["Error: Cannot find module './gone.ts'"],
      alike,
      alike,
    ]);
  });

  it.each([
    [' FAIL  |browser (chromium)| src/a.browser.test.tsx > opens', 'browser'],
    [' FAIL  |ssr| src/a.ssr.test.tsx > opens', 'ssr'],
    [' FAIL  a.test.ts > opens', undefined],
  ])('is read without colours: %s', (line, project) => {
    const [failure] = readTestLog(line).failures;
    expect(failure?.title).toBe('opens');
    const at = failure?.rerun.args.indexOf('--project') ?? -1;
    expect(at < 0 ? undefined : failure?.rerun.args[at + 1]).toBe(project);
  });

  it('adds up several runs', () => {
    const runs = '      Tests  3 passed (3)\n…\n      Tests  1 failed | 4 passed (5)\r\n';
    expect(readTestLog(runs)).toMatchObject({ passed: 7, failed: 1 });
  });
});

describe('the output of Playwright', () => {
  it('gives the number of tests, and none of those that titles speak of', () => {
    expect(readTestLog(PLAYWRIGHT)).toMatchObject({ passed: 306, failed: 2 });
  });

  it('names what failed once, with the line of its file', () => {
    expect(readTestLog(PLAYWRIGHT).failures).toMatchObject([
      {
        file: 'e2e/a.spec.ts',
        title: 'outer › fails › with',
        rerun: { tool: 'playwright', args: ['test', 'e2e/a.spec.ts:2'] },
      },
      {
        file: 'e2e/b.spec.ts',
        title: 'hangs',
        rerun: { tool: 'playwright', args: ['test', 'e2e/b.spec.ts:7'] },
      },
    ]);
  });
});

it('says why a test of Playwright failed', () => {
  expect(readTestLog(PLAYWRIGHT).failures.map(({ message }) => message)).toEqual([
    [
      '    Error: expect(received).toBe(expected) // Object.is equality',
      '      at e2e/a.spec.ts:3:20',
    ],
    ['    Test timeout of 30000ms exceeded.'],
  ]);
});

it('says nothing of a task that ran no tests', () => {
  expect(readTestLog('tsc --noEmit\n 3 failed to do it\n')).toEqual({
    passed: 0,
    failed: 0,
    failures: [],
  });
});
