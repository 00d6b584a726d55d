import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileItem } from './file-item.types';
import { addFiles, fileUploaded, moveRow, removeRow, renameRow } from './file-list';

const file = (name: string) => new File(['x'], name, { lastModified: 7 });

describe('the list of a field (FIL-2)', () => {
  const [a, b, c] = [file('a'), file('b'), file('c')];

  it('is replaced by a choice, or grows by it, and keeps what it has where no file is good', () => {
    const items = [a];
    expect(addFiles([b, c])(items, items)).toEqual([b, c]);
    expect(addFiles([b, c], true)(items, items)).toEqual([a, b, c]);
    expect(addFiles([])(items, items)).toBe(items);
  });

  it('finds a row where it is by now, and changes nothing where it is gone', () => {
    const items = [b, a];
    expect(removeRow(a, 0)(items, items)).toEqual([b]);
    expect(removeRow(c, 0)(items, items)).toBe(items);
    expect(moveRow(a, 0, 0)(items, items)).toEqual([a, b]);
    expect(renameRow(b, 1, c)(items, items)).toEqual([c, a]);
  });

  it('tells two rows of one item apart by their places', () => {
    const items = ['/a', '/b', '/a'];
    expect(removeRow('/a', 2)(items, items)).toEqual(['/a', '/b']);
  });

  it('puts an id in the place of its file, by which its row is still found', () => {
    const items = [a, b];
    const next = fileUploaded(a, 'id-a')(items, items);
    expect(next).toEqual(['id-a', b]);
    expect(removeRow(a, 1)(next, [a, b])).toEqual([b]);
    expect(fileUploaded(c, 'id-c')(items, items)).toBe(items);
  });
});

describe('moveRow (FIL-8)', () => {
  it('puts one item elsewhere and keeps the order of all others', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.webUrl(), { minLength: 1, maxLength: 9 }),
        fc.nat(),
        fc.integer({ min: -5, max: 50 }),
        (items, place, to) => {
          const from = place % items.length;
          const moved = moveRow(items[from] ?? '', from, to)(items, items);
          expect(moved.indexOf(items[from] ?? '')).toBe(
            Math.min(Math.max(to, 0), items.length - 1),
          );
          const others = (list: readonly FileItem[]) => list.filter((item) => item !== items[from]);
          expect(others(moved)).toEqual(others(items));
        },
      ),
    );
  });
});
