import fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { watchTimers } from './leaks/watch-timers';

declare module 'vitest' {
  interface ProvidedContext {
    seed: number;
  }
}

// The same examples in each run, so that nothing fails today that passed yesterday.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('seed') });

// A busy machine is slow, not wrong: what waits for a state may wait long.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: 30_000,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });

/**
 * Unexpected console output fails the test that caused it. A test that expects some says so with
 * `expectConsole('warn', /text/)` from `@guadua/testing`. So do an interval that was not stopped and a
 * fake clock left on: both would trouble the tests that come after.
 */
const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;

let intervals: ReturnType<typeof watchTimers>;

beforeEach(() => {
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation(() => {});
  }
  intervals = watchTimers(['setInterval']);
});

// Runs last: what a test's own file does after each test, and the unmounting, come before.
afterEach(() => {
  const noise = METHODS.flatMap((method) => {
    const spy = vi.mocked(console[method]);
    const calls = vi.isMockFunction(spy) ? spy.mock.calls : [];
    return calls.map((call) => `console.${method}: ${call.map(String).join(' ')}`);
  });
  for (const method of METHODS) vi.mocked(console[method]).mockRestore?.();
  const fakeClock = vi.isFakeTimers();
  vi.useRealTimers();
  const running = intervals.left();
  intervals.stop();
  expect(noise, 'unexpected console output').toEqual([]);
  expect(running, 'intervals that were not stopped').toEqual([]);
  expect(fakeClock, 'the fake clock was left on').toBe(false);
});
