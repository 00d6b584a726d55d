import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileRejection } from './file-field.types';
import { rejectionsToShow } from './rejections-to-show';

const rejection = (reason: FileRejection['reason']): FileRejection => ({
  value: new File([], reason),
  reason,
  message: reason,
});

describe('rejectionsToShow (FIL-3)', () => {
  it('shows what is said of a folder behind a thousand of its files', () => {
    const folder = rejection('folder-files');
    const shown = rejectionsToShow([
      ...Array.from({ length: 1000 }, () => rejection('type')),
      folder,
    ]);
    expect(shown).toHaveLength(50);
    expect(shown.at(-1)).toBe(folder);
  });

  it('keeps their order, shows each kind of reason, and no more than fifty', () => {
    const codes = fc.constantFrom<FileRejection['reason'][]>('type', 'folder-files', 'too-deep');
    fc.assert(
      fc.property(fc.array(codes, { maxLength: 200 }), (given) => {
        const all = given.map(rejection);
        const shown = rejectionsToShow(all);
        expect(shown).toHaveLength(Math.min(all.length, 50));
        expect(all.filter((one) => shown.includes(one))).toEqual(shown);
        expect(new Set(shown.map(({ reason }) => reason))).toEqual(new Set(given));
      }),
    );
  });
});
