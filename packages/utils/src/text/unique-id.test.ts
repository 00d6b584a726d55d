import { afterEach, describe, expect, it, vi } from 'vitest';
import { uniqueId } from './unique-id';

afterEach(() => vi.unstubAllGlobals());

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('uniqueId (TXT-4)', () => {
  it('is a UUID of version 4, new each time', () => {
    const ids = Array.from({ length: 100 }, uniqueId);
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(id).toMatch(UUID_V4);
  });

  it('is one on insecure origins too, which have no randomUUID', () => {
    const { crypto: real } = globalThis;
    vi.stubGlobal('crypto', { getRandomValues: real.getRandomValues.bind(real) });
    const ids = Array.from({ length: 100 }, uniqueId);
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(id).toMatch(UUID_V4);
  });

  it.each([
    ['00000000-0000-4000-8000-000000000000', () => 0x00],
    ['ffffffff-ffff-4fff-bfff-ffffffffffff', () => 0xff],
    ['50515253-5455-4657-9859-5a5b5c5d5e5f', (index: number) => 0x50 + index],
  ])('sets the version and the variant there, and leaves all else to chance: %s', (id, byteAt) => {
    const getRandomValues = (bytes: Uint8Array) => bytes.map((_, index) => byteAt(index));
    vi.stubGlobal('crypto', { getRandomValues });
    expect(uniqueId()).toBe(id);
  });
});
