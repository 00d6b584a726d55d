import { describe, expect, it } from 'vitest';
import { type Creation, type CreationEvent, reduceCreations } from './creations';

const after = (...events: CreationEvent[]) =>
  events.reduce(reduceCreations, [] as readonly Creation[]);

describe('creations (SEL-12)', () => {
  it('are there from their start to their end', () => {
    const two = after(
      { type: 'started', id: 1, text: 'uno' },
      { type: 'started', id: 2, text: 'dos' },
    );
    expect(two.map(({ text, status }) => `${text} ${status}`)).toEqual([
      'uno pending',
      'dos pending',
    ]);
    expect(reduceCreations(two, { type: 'ended', id: 1 }).map(({ id }) => id)).toEqual([2]);
  });

  it('fail, and are tried again under the same id', () => {
    const failed = after({ type: 'started', id: 1, text: 'uno' }, { type: 'failed', id: 1 });
    expect(failed).toEqual([{ id: 1, text: 'uno', status: 'failed' }]);
    expect(reduceCreations(failed, { type: 'started', id: 1, text: 'uno' })).toEqual([
      { id: 1, text: 'uno', status: 'pending' },
    ]);
  });

  it('end with a reset', () => {
    const two = after(
      { type: 'started', id: 1, text: 'uno' },
      { type: 'started', id: 2, text: 'dos' },
      { type: 'refused', id: 2 },
    );
    expect(two.map(({ status }) => status)).toEqual(['pending', 'refused']);
    expect(reduceCreations(two, { type: 'reset' })).toEqual([]);
  });
});
