import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayOrder } from '../list/search/display-order';
import { createView } from '../list/search/option-view';
import { addHeaders } from './add-headers';

interface Item {
  readonly id: number;
  readonly group: string;
}

const groupOf = ({ group }: Item) => group;

function viewOf(items: readonly Item[], collapsed: readonly string[]) {
  const order = displayOrder(items, groupOf);
  const found = createView<Item>(items, order);
  return { found, view: addHeaders(found, groupOf, new Set(collapsed)) };
}

/** The slow truth: the rows as texts, group by group. */
function naive(items: readonly Item[], collapsed: readonly string[]): string[] {
  return [...new Set(items.map(groupOf))].flatMap((name) => {
    const members = items.filter(({ group }) => group === name).map(({ id }) => String(id));
    if (name === '') return members;
    return collapsed.includes(name) ? [`+${name}`] : [`-${name}`, ...members];
  });
}

const groups = fc.constantFrom('', 'a', 'b', 'c');

describe('rows with headers (SEL-18)', () => {
  it('are those of each group below its header, save what is collapsed', () => {
    fc.assert(
      fc.property(fc.array(groups), fc.subarray(['a', 'b', 'c']), (names, collapsed) => {
        const items = names.map((group, id) => ({ id, group }));
        const { view } = viewOf(items, collapsed);
        const rows = Array.from({ length: view.count }, (_, position) => {
          const header = view.headerAt?.(position);
          if (header) return `${header.open ? '-' : '+'}${header.name}`;
          return String(view.optionAt(position)?.id);
        });
        expect(rows).toEqual(naive(items, collapsed));
      }),
    );
  });

  it('find each option where it is, or at its header, and give every row an index of its own', () => {
    fc.assert(
      fc.property(fc.array(groups), fc.subarray(['a', 'b', 'c']), (names, collapsed) => {
        const items = names.map((group, id) => ({ id, group }));
        const { view } = viewOf(items, collapsed);
        for (const { id, group } of items) {
          const position = view.positionOf(id);
          expect(view.optionAt(position)?.id ?? view.headerAt?.(position)?.name).toBe(
            collapsed.includes(group) ? group : id,
          );
        }
        const indices = Array.from({ length: view.count }, (_, position) => view.indexAt(position));
        expect(new Set(indices).size).toBe(view.count);
        for (const [position, index] of indices.entries()) {
          if (index >= 0) expect(view.positionOf(index)).toBe(position);
        }
        expect(view.positionOf(-1)).toBe(-1);
      }),
    );
  });

  it('know all of their group, also what is collapsed', () => {
    const items = ['a', 'b', 'a'].map((group, id) => ({ id, group }));
    const { view, found } = viewOf(items, ['a']);
    expect(view.headerAt?.(0)?.options.map(({ id }) => id)).toEqual([0, 2]);
    expect(found.count).toBe(3);
  });
});
