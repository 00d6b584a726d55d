import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileUploaded, moveRow, removeRow, renameRow } from './change-files';
import type { FileItem } from './file-item.types';
import { addFiles, type FileListChange, type FileListState } from './file-list';

const file = (name: string) => new File(['x'], name, { lastModified: 7 });
const start = (items: readonly FileItem[], shown = items): FileListState => ({
  items,
  shown,
});

describe('the list of a field (FIL-2)', () => {
  const [a, b, c] = [file('a'), file('b'), file('c')];

  it('is replaced by a choice, or grows by it, and keeps what it has where no file is good', () => {
    const list = start([a]);
    const added = (files: File[], append = false) => addFiles(files, append)(list);
    expect(added([b, c]).items).toEqual([b, c]);
    expect(added([b, c], true).items).toEqual([a, b, c]);
    expect(added([])).toBe(list);
  });

  it('finds a row where it is by now, and changes nothing where it is gone', () => {
    const list = start([b, a]);
    expect(removeRow(a, 0)(list).items).toEqual([b]);
    expect(removeRow(c, 0)(list)).toBe(list);
    expect(moveRow(a, 0, 0)(list).items).toEqual([a, b]);
    expect(renameRow(b, 1, c)(list).items).toEqual([c, a]);
  });

  it('tells two rows of one item apart by their places', () => {
    const list = start(['/a', '/b', '/a']);
    expect(removeRow('/a', 2)(list).items).toEqual(['/a', '/b']);
  });

  it('puts an id in the place of its file, which is still seen', () => {
    const list = start([a, b]);
    const next = fileUploaded(a, 'id-a')(list);
    expect(next).toMatchObject({ items: ['id-a', b], shown: [a, b] });
    expect(removeRow(a, 0)(next)).toMatchObject({
      items: [b],
      shown: [b],
    });
    expect(fileUploaded(c, 'id-c')(list)).toBe(list);
  });

  it('never parts what is sent from what is seen, whatever happens', () => {
    const files = Array.from({ length: 6 }, (_, index) => file(String(index)));
    const one = fc.constantFrom(...files);
    const place = fc.nat(6);
    const change: fc.Arbitrary<FileListChange> = fc.oneof(
      fc.tuple(fc.array(one, { maxLength: 4 }), fc.boolean()).map((of) => addFiles(...of)),
      fc.tuple(one, place).map((of) => removeRow(...of)),
      fc.tuple(one, place, place).map((of) => moveRow(...of)),
      one.map((of) => fileUploaded(of, `id-${of.name}`)),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        let list = start([]);
        for (const each of changes) {
          list = each(list);
          const seen = list.shown.map((item) => (typeof item === 'string' ? item : item.name));
          const sent = list.items.map((item) =>
            typeof item === 'string' ? item.replace('id-', '') : item.name,
          );
          expect(sent).toEqual(seen);
        }
      }),
    );
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
          const moved = moveRow(items[from] ?? '', from, to)(start(items)).items;
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
