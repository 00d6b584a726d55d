import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileItem } from './file-item.types';
import { type FileListEvent, type FileListState, moveItem, reduceFileList } from './file-list';

const file = (name: string) => new File(['x'], name, { lastModified: 7 });
const start = (items: readonly FileItem[], shown = items): FileListState => ({
  items,
  shown,
});

describe('the list of a field (FIL-2)', () => {
  const [a, b, c] = [file('a'), file('b'), file('c')];

  it('is replaced by a choice, or grows by it, and keeps what it has where no file is good', () => {
    const list = start([a]);
    const added = (files: File[], append = false) =>
      reduceFileList(list, { type: 'added', files, append });
    expect(added([b, c]).items).toEqual([b, c]);
    expect(added([b, c], true).items).toEqual([a, b, c]);
    expect(added([])).toBe(list);
  });

  it('finds a row where it is by now, and changes nothing where it is gone', () => {
    const list = start([b, a]);
    expect(reduceFileList(list, { type: 'removed', file: a, at: 0 }).items).toEqual([b]);
    expect(reduceFileList(list, { type: 'removed', file: c, at: 0 })).toBe(list);
    expect(reduceFileList(list, { type: 'moved', file: a, at: 0, to: 0 }).items).toEqual([a, b]);
    expect(reduceFileList(list, { type: 'renamed', file: b, at: 1, next: c }).items).toEqual([
      c,
      a,
    ]);
  });

  it('tells two rows of one item apart by their places', () => {
    const list = start(['/a', '/b', '/a']);
    expect(reduceFileList(list, { type: 'removed', file: '/a', at: 2 }).items).toEqual([
      '/a',
      '/b',
    ]);
  });

  it('puts an id in the place of its file, which is still seen', () => {
    const list = start([a, b]);
    const next = reduceFileList(list, { type: 'uploaded', file: a, id: 'id-a' });
    expect(next).toMatchObject({ items: ['id-a', b], shown: [a, b] });
    expect(reduceFileList(next, { type: 'removed', file: a, at: 0 })).toMatchObject({
      items: [b],
      shown: [b],
    });
    expect(reduceFileList(list, { type: 'uploaded', file: c, id: 'id-c' })).toBe(list);
  });

  it('never parts what is sent from what is seen, whatever happens', () => {
    const files = Array.from({ length: 6 }, (_, index) => file(String(index)));
    const one = fc.constantFrom(...files);
    const place = fc.nat(6);
    const event: fc.Arbitrary<FileListEvent> = fc.oneof(
      fc.record({
        type: fc.constant('added' as const),
        files: fc.array(one, { maxLength: 4 }),
        append: fc.boolean(),
      }),
      fc.record({ type: fc.constant('removed' as const), file: one, at: place }),
      fc.record({ type: fc.constant('moved' as const), file: one, at: place, to: place }),
      fc.record({ type: fc.constant('uploaded' as const), file: one }).map((given) => ({
        ...given,
        id: `id-${given.file.name}`,
      })),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let list = start([]);
        for (const each of events) {
          list = reduceFileList(list, each);
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

describe('moveItem (FIL-8)', () => {
  it('puts one item elsewhere and keeps the order of all others', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 1 }),
        fc.nat(),
        fc.integer({ min: -5, max: 50 }),
        (items, place, to) => {
          const from = place % items.length;
          const moved = moveItem(items, from, to);
          expect(moved.indexOf(items[from] ?? 0)).toBe(Math.min(Math.max(to, 0), items.length - 1));
          const others = (list: number[]) => list.filter((item) => item !== items[from]);
          expect(others(moved)).toEqual(others(items));
        },
      ),
    );
  });
});
