import { expect, vi } from 'vitest';

type Method = 'log' | 'info' | 'warn' | 'error' | 'debug';

/**
 * Says that the code under test has written to the console, and takes these lines off what the
 * setup would fail on.
 *
 * @param method The console method.
 * @param texts What each line must contain or match, in order; all lines of the method are meant.
 */
export function expectConsole(method: Method, ...texts: (string | RegExp)[]): void {
  const spy = vi.mocked(console[method]);
  const lines = spy.mock.calls.map((call) => call.map(String).join(' '));
  spy.mockClear();
  expect(lines).toHaveLength(texts.length);
  texts.forEach((text, index) => {
    if (typeof text === 'string') expect(lines[index]).toContain(text);
    else expect(lines[index]).toMatch(text);
  });
}
