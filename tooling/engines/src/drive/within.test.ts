import { expect, test } from 'vitest';
import { within } from './within.ts';

test('gives what comes in time', async () => {
  expect(await within(10_000, 'Firefox', Promise.resolve(3))).toBe(3);
});

test('names what does not come', async () => {
  const never = new Promise(() => {});
  await expect(within(10, 'Firefox 153.7', never)).rejects.toThrow('Firefox 153.7: no answer');
});

test('fails as what is waited for', async () => {
  const failing = Promise.reject(new Error('Firefox has ended.'));
  await expect(within(10_000, 'Firefox', failing)).rejects.toThrow('Firefox has ended.');
});
