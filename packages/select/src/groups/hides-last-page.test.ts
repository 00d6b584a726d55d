import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRemote } from '../remote/remote-store';
import { hidesLastPage } from './group-controls';

const pages = { hasNext: true, status: 'idle', shown: 1 } as const;

describe('hidesLastPage (SEL-11)', () => {
  it.each([
    ['a page that showed nothing', {}, 1, true],
    ['one after which rows went away', {}, 0, true],
    ['one that shows a row, or whose group was opened', {}, 2, false],
    ['one that was not asked for yet', { shown: -1 }, 0, false],
    ['the last one', { hasNext: false }, 1, false],
    ['one that failed, which has a button of its own', { status: 'error' }, 1, false],
  ] as const)('%s', (_, changed, rows, hides) => {
    expect(hidesLastPage({ ...pages, ...changed }, rows)).toBe(hides);
  });

  it('lets one page at most come by itself that shows no row, whatever is collapsed and opened', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('rows' as const), rows: fc.nat(3) }),
      fc.record({ kind: fc.constant('person' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        let asked = 0;
        const list = createRemote<number>({
          pageSize: 1,
          getList: async ({ page }) => {
            asked++;
            return { results: [page], has_next_page: true };
          },
        });
        let rows = 1;
        // A list that is never full wants another page in each render.
        const settle = async () => {
          for (let render = 0; render < 4; render++) {
            for (let tick = 0; tick < 8; tick++) await Promise.resolve();
            if (!hidesLastPage(list.getState(), rows)) list.more(rows);
          }
        };
        list.search('todo');
        await settle();
        expect(asked).toBe(2);
        for (const each of steps) {
          const before = asked;
          const { shown } = list.getState();
          if (each.kind === 'rows') ({ rows } = each);
          else list.more(rows);
          await settle();
          expect(asked - before).toBe(each.kind === 'person' || rows > shown ? 1 : 0);
        }
      }),
      { numRuns: 60 },
    );
  });
});
