import { describe, expect, it } from 'vitest';
import { type Creation, withCreation } from './creations';

const uno = { id: 1, text: 'uno' };
const dos = { id: 2, text: 'dos' };
const after = (...steps: (readonly [typeof uno, Creation['status'] | null])[]) =>
  steps.reduce<readonly Creation[]>((list, [each, status]) => withCreation(list, each, status), []);

describe('creations (SEL-12)', () => {
  it('are there from their start to their end', () => {
    const two = after([uno, 'pending'], [dos, 'pending']);
    expect(two.map(({ text, status }) => `${text} ${status}`)).toEqual([
      'uno pending',
      'dos pending',
    ]);
    expect(withCreation(two, uno, null).map(({ id }) => id)).toEqual([2]);
  });

  it('fail in their place, and are tried again under the same id', () => {
    const failed = after([uno, 'pending'], [dos, 'pending'], [uno, 'failed']);
    expect(failed.map(({ text, status }) => `${text} ${status}`)).toEqual([
      'uno failed',
      'dos pending',
    ]);
    expect(withCreation(failed, uno, 'pending')[0]).toEqual({ ...uno, status: 'pending' });
  });

  it('stay as they are when one ends that is not there', () => {
    const one = after([uno, 'refused']);
    expect(withCreation(one, dos, null)).toBe(one);
  });
});
