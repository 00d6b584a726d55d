import fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { askedAt } from './leaks/watch-timers';

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

const { setInterval, clearInterval } = globalThis;
const running = new Map<unknown, string>();

beforeEach(() => {
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation(() => {});
  }
  running.clear();
  globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const handle = setInterval(...args);
    const place = askedAt();
    if (place) running.set(handle, `setInterval(${args[1] ?? ''}) ${place}`);
    return handle;
  }) as typeof setInterval;
  globalThis.clearInterval = (handle) => {
    running.delete(handle);
    clearInterval(handle);
  };
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
  for (const handle of running.keys()) clearInterval(handle as Parameters<typeof clearInterval>[0]);
  Object.assign(globalThis, { setInterval, clearInterval });
  expect(noise, 'unexpected console output').toEqual([]);
  expect([...running.values()], 'intervals that were not stopped').toEqual([]);
  expect(fakeClock, 'the fake clock was left on').toBe(false);
});
