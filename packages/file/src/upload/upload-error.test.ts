import { describe, expect, it } from 'vitest';
import { isReadable, readFailure, readRetryAfter } from './upload-error';

describe('readRetryAfter', () => {
  const now = Date.UTC(2026, 10, 26, 12);
  it.each([
    [' 120', 120_000],
    ['0', 0],
    ['Thu, 26 Nov 2026 12:00:30 GMT', 30_000],
    ['Thu, 26 Nov 2026 11:00:00 GMT', 0],
    ['', 0],
    ['pronto', 0],
    ['-5', 0],
  ])('reads %j as %d milliseconds', (text, time) => {
    expect(readRetryAfter(text, now)).toBe(time);
  });
});

describe('readFailure', () => {
  const nothing = { isFinal: false, pause: 0, problem: undefined };
  it.each([
    [new Error('cut'), nothing],
    ['cut', nothing],
    [null, nothing],
    [{ retry: false }, { ...nothing, isFinal: true }],
    [{ status: 413 }, { ...nothing, problem: 'too-large' }],
    [{ retryAfter: 50 }, { ...nothing, pause: 50 }],
    [{ retryAfter: '50' }, nothing],
    [{ retryAfter: Number.NaN }, nothing],
  ])('reads %o', (error, failure) => {
    expect(readFailure(error)).toEqual(failure);
  });
});

describe('isReadable', () => {
  it('is true of a file that exists, also of an empty one, and false of a deleted file', async () => {
    expect(await isReadable(new File(['x'], 'a'))).toBe(true);
    expect(await isReadable(new File([], 'a'))).toBe(true);
    const gone = Object.assign(new File(['x'], 'a'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
    });
    expect(await isReadable(gone)).toBe(false);
  });
});
