import { expect, it } from 'vitest';
import { readTestLog } from './test-log.ts';

const ESC = String.fromCharCode(27);

it('counts and names what Vitest says in colour, a file that can’t be loaded as one', () => {
  const log = readTestLog(`
${ESC}[31m⎯⎯⎯⎯⎯⎯${ESC}[39m${ESC}[1m${ESC}[41m Failed Suites 1 ${ESC}[49m${ESC}[22m${ESC}[31m⎯⎯⎯⎯⎯⎯⎯${ESC}[39m

${ESC}[41m${ESC}[1m FAIL ${ESC}[22m${ESC}[49m ${ESC}[30m${ESC}[45m jsdom ${ESC}[49m${ESC}[39m src/pin/other.test.ts${ESC}[2m [ src/pin/other.test.ts ]${ESC}[22m
${ESC}[41m${ESC}[1m FAIL ${ESC}[22m${ESC}[49m ${ESC}[30m${ESC}[45m jsdom ${ESC}[49m${ESC}[39m src/pin/pin.test.ts${ESC}[2m > ${ESC}[22mfails here
${ESC}[2m Test Files ${ESC}[22m ${ESC}[1m${ESC}[31m2 failed${ESC}[39m${ESC}[22m${ESC}[90m (2)${ESC}[39m
${ESC}[2m      Tests ${ESC}[22m ${ESC}[1m${ESC}[31m1 failed${ESC}[39m${ESC}[22m${ESC}[2m | ${ESC}[22m${ESC}[1m${ESC}[32m40 passed${ESC}[39m${ESC}[22m${ESC}[90m (41)${ESC}[39m
`);
  expect(log).toMatchObject({ passed: 40, failed: 2 });
  expect(log.failures).toEqual([
    expect.stringContaining('src/pin/other.test.ts'),
    expect.stringMatching(/src\/pin\/pin\.test\.ts > fails here$/),
  ]);
});

it('counts and names what Playwright lists, of several runs', () => {
  const log = readTestLog(`
  ✓  1 e2e/a.spec.ts:2:32 › outer › says "2 failed" (2ms)
  ✘  2 e2e/a.spec.ts:2:57 › outer › fails › with (7ms)

  1) e2e/a.spec.ts:2:57 › outer › fails › with ──────────────────────────

    Error: expect(received).toBe(expected) // Object.is equality

  1 failed
    e2e/a.spec.ts:2:57 › outer › fails › with ─────────────────────────────
  306 passed (3.2m)
      Tests  7 passed (7)
`);
  expect(log).toEqual({
    passed: 313,
    failed: 1,
    failures: ['  1) e2e/a.spec.ts:2:57 › outer › fails › with'],
  });
});

it('finds no test where there is none', () => {
  expect(readTestLog('built in 3 s\n')).toEqual({ passed: 0, failed: 0, failures: [] });
});
