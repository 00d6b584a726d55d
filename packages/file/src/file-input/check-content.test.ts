import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuseByContent } from './check-content';

const PDF = '%PDF-1.7\n';

/** A file on a disk that does not answer. */
function unanswered(name: string): File {
  const file = new File([PDF], name, { type: 'application/pdf' });
  const part = Object.assign(new Blob(), { arrayBuffer: () => new Promise<never>(() => {}) });
  vi.spyOn(file, 'slice').mockReturnValue(part);
  return file;
}

describe('refuseByContent', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives up a file after 30 s in which its disk does not answer, and no other', async () => {
    vi.useFakeTimers();
    const lost = unanswered('acta.pdf');
    const read = new File([PDF], 'recibo.pdf', { type: 'application/pdf' });
    const said = vi.fn();
    const refused = refuseByContent([lost, read], ['.pdf']);
    void refused.then(said);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(said).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect([...(await refused)]).toEqual([[lost, 'unreadable']]);
  });
});
