import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Unexpected console output fails the test that caused it. A test that expects some says so with
 * `expectConsole('warn', /text/)` from `@guadua/testing`.
 */
const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;

beforeEach(() => {
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation(() => {});
  }
});

afterEach(() => {
  const noise = METHODS.flatMap((method) => {
    const spy = vi.mocked(console[method]);
    const calls = vi.isMockFunction(spy) ? spy.mock.calls : [];
    return calls.map((call) => `console.${method}: ${call.map(String).join(' ')}`);
  });
  for (const method of METHODS) vi.mocked(console[method]).mockRestore?.();
  expect(noise, 'unexpected console output').toEqual([]);
});
