// biome-ignore-all lint/style/noExcessiveLinesPerFile: the pages of a remote list and their store, over one server
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { emptyPages, type PagesState, withPage } from './pages';
import { type RemotePage, readResponse } from './read-response';
import type { RemoteOptions } from './remote.types';
import { createRemote } from './remote-store';

interface Item {
  id: number;
}
const items = (from: number, count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }));
const keyOf = (item: Item) => item.id;

describe('readResponse (SEL-11)', () => {
  it('reads the default paths', () => {
    expect(readResponse({ results: [1], row_count: 9, has_next_page: true }, {})).toEqual({
      items: [1],
      total: 9,
      hasNext: true,
    });
  });

  it('reads other paths, also through lists, and an answer that is the list', () => {
    expect(
      readResponse(
        { data: [{ rows: [1, 2] }], n: 2 },
        { listPath: ['data', 0, 'rows'], rowCountPath: ['n'] },
      ),
    ).toEqual({ items: [1, 2], total: 2, hasNext: null });
    expect(readResponse([1, null, 2], { listPath: [] }).items).toEqual([1, 2]);
  });

  it('ignores a count or a promise of the wrong kind', () => {
    expect(readResponse({ results: [], row_count: '9', has_next_page: 1 }, {})).toEqual({
      items: [],
      total: null,
      hasNext: null,
    });
    for (const row_count of [Number.NaN, Number.POSITIVE_INFINITY, -1]) {
      expect(readResponse({ results: [], row_count }, {}).total).toBeNull();
    }
    expect(readResponse({ results: [], row_count: 0, has_next_page: false }, {})).toEqual({
      items: [],
      total: 0,
      hasNext: false,
    });
  });

  it('takes a bare list as it is', () => {
    expect(readResponse([1, null, 2], {}).items).toEqual([1, 2]);
  });

  it.each([undefined, null, 'texto', '<!doctype html>', { results: 'no' }, { rows: [] }])(
    'refuses %j, and names the path and the mend in development',
    (response) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      // Of its own, as each text is said once.
      const listPath = ['items', JSON.stringify(response)];
      expect(() => readResponse(response, { listPath })).toThrow('no list');
      expect(() => readResponse(response, {})).toThrow('no list');
      expect(warn.mock.calls[0]?.[0]).toContain(`listPath ${JSON.stringify(listPath)}`);
      warn.mockRestore();
    },
  );
});

describe('withPage (SEL-11)', () => {
  const asked: PagesState<Item> = { ...emptyPages<Item>(''), status: 'loading' };
  const loaded = (answer: Partial<RemotePage<Item>>, state = asked) =>
    withPage(state, { items: [], total: null, hasNext: null, ...answer }, 3, keyOf);

  it.each([
    ['a full page that promises more', { items: items(0, 3), hasNext: true }, true],
    ['a full page that promises nothing', { items: items(0, 3) }, true],
    ['a full page that says it is the last', { items: items(0, 3), hasNext: false }, false],
    ['a full page that is all there is', { items: items(0, 3), total: 3 }, false],
    ['a short page that says it is not the last', { items: items(0, 2), hasNext: true }, true],
    ['a short page that says nothing', { items: items(0, 2), total: 99 }, false],
    ['an empty page that says it is not the last', { hasNext: true, total: 99 }, true],
    ['an empty page that says nothing', { total: 99 }, false],
  ])('%s', (_, answer, hasNext) => {
    expect(loaded(answer)).toMatchObject({ hasNext, page: 1, status: 'idle' });
  });

  it('drops what is repeated, in a page and across pages, and ends after three pages without anything new', () => {
    const first = loaded({ items: [{ id: 1 }, { id: 1 }, { id: 2 }], hasNext: true });
    expect(first.items).toEqual([{ id: 1 }, { id: 2 }]);
    expect(first.hasNext).toBe(true);
    const repeated = [{ id: 1 }, { id: 2 }, { id: 2 }];
    let again = first;
    for (const hasNext of [true, true, false]) {
      again = loaded({ items: repeated, hasNext: true }, again);
      expect(again.items).toEqual(first.items);
      expect(again.hasNext).toBe(hasNext);
    }
    expect(loaded({ items: repeated }, first).hasNext).toBe(false);
  });

  it('keeps every item that has no key: none of them is known to be repeated', () => {
    const answer = { items: items(0, 3), total: null, hasNext: null };
    expect(withPage(asked, answer, 3, () => null).items).toEqual(items(0, 3));
  });
});

/** The store of a list with what the rendered select tells it: whether it is open. */
function usedRemote(options: RemoteOptions<Item>) {
  const remote = createRemote<Item>(options);
  const use = (isOpen: boolean) => remote.use({ isOpen, keyOf }, options);
  let leave = use(false);
  const render = (isOpen: boolean) => {
    leave();
    leave = use(isOpen);
  };
  return {
    ...remote,
    open: () => render(true),
    close: () => render(false),
    /** As `<Activity>` hides it, and StrictMode for a moment. */
    hide: () => {
      leave();
      leave = () => {};
    },
  };
}

/** A server whose answers are let go one by one, in any order. */
function fakeServer(total: number) {
  const open: { term: string; page: number; signal: AbortSignal; answer: (ok: boolean) => void }[] =
    [];
  const log: string[] = [];
  const list = usedRemote({
    pageSize: 10,
    getList: ({ searchTerm, page, pageSize, signal }) =>
      new Promise<{ results: Item[]; row_count: number; has_next_page: boolean }>(
        (resolve, reject) => {
          log.push(`${searchTerm}:${page}`);
          const size = searchTerm === '' ? total : Math.floor(total / (searchTerm.length + 1));
          open.push({
            term: searchTerm,
            page,
            signal,
            answer: (ok) => {
              if (!ok) reject(new Error('fallo'));
              else {
                const from = (page - 1) * pageSize;
                resolve({
                  results: items(from, Math.max(0, Math.min(pageSize, size - from))),
                  row_count: size,
                  has_next_page: from + pageSize < size,
                });
              }
            },
          });
        },
      ),
  });
  return { list, open, log };
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('createRemote (SEL-11)', () => {
  it('asks for the first page when it is opened, and not again when it is opened again', async () => {
    const { list, open, log } = fakeServer(25);
    list.open();
    await settle();
    open[0]?.answer(true);
    await settle();
    list.close();
    await settle();
    list.open();
    await settle();
    expect(log).toEqual([':1']);
    expect(list.getState().items).toHaveLength(10);
  });

  it.each([
    ['goes on after empty pages to one with rows', 3, 3, 10],
    ['gives up after three empty pages in a row', 9, 3, 0],
  ])('%s, where the source says that there are more', async (_, withRows, asked, count) => {
    const log: number[] = [];
    const list = usedRemote({
      pageSize: 10,
      getList: async ({ page }) => {
        log.push(page);
        return { results: page === withRows ? items(0, 10) : [], has_next_page: true };
      },
    });
    list.open();
    await settle();
    expect(log).toHaveLength(asked);
    expect(list.getState()).toMatchObject({ status: 'idle' });
    expect(list.getState().items).toHaveLength(count);
  });

  it('asks once when its effects run twice, as in StrictMode', async () => {
    const { list, open, log } = fakeServer(25);
    list.open();
    list.hide();
    list.open();
    await settle();
    expect(log).toEqual([':1']);
    expect(open[0]?.signal.aborted).toBe(false);
  });

  it('gives up what is under way when it is closed, and drops the answer that still comes', async () => {
    const { list, open } = fakeServer(25);
    list.open();
    await settle();
    list.close();
    await settle();
    expect(open[0]?.signal.aborted).toBe(true);
    open[0]?.answer(true);
    await settle();
    expect(list.getState()).toMatchObject({ items: [], status: 'idle' });
  });

  it('aborts a search for the next one, and shows a finished one again without asking', async () => {
    const { list, open, log } = fakeServer(25);
    list.open();
    await settle();
    open[0]?.answer(true);
    await settle();
    list.search('a');
    await settle();
    list.search('ab');
    expect(open[1]?.signal.aborted).toBe(true);
    await settle();
    open[2]?.answer(true);
    open[1]?.answer(true);
    await settle();
    expect(list.getState()).toMatchObject({ term: 'ab', page: 1 });
    list.search('');
    await settle();
    expect(list.getState().items).toHaveLength(10);
    expect(log).toEqual([':1', 'a:1', 'ab:1']);
  });

  it('remembers no search that was not answered', async () => {
    const { list, open, log } = fakeServer(25);
    list.open();
    await settle();
    list.search('a');
    await settle();
    list.search('');
    await settle();
    expect(log).toEqual([':1', 'a:1', ':1']);
    expect(open.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  });

  it('drops all searches on reload, and asks at once only while it is shown', async () => {
    const { list, open, log } = fakeServer(25);
    const answerAll = async () => {
      await settle();
      for (const request of open.splice(0)) request.answer(true);
      await settle();
    };
    list.open();
    await answerAll();
    list.search('a');
    await answerAll();
    list.reload();
    await answerAll();
    list.search('');
    await answerAll();
    expect(log).toEqual([':1', 'a:1', 'a:1', ':1']);
    list.close();
    await settle();
    list.reload();
    await settle();
    expect(list.getState()).toMatchObject({ items: [], page: 0 });
    expect(log).toHaveLength(4);
    list.open();
    await answerAll();
    expect(log).toHaveLength(5);
  });

  it('gives up what is under way when it is hidden while open, and asks again when it is shown', async () => {
    const { list, open } = fakeServer(25);
    list.open();
    await settle();
    list.hide();
    await settle();
    expect(open.map(({ signal }) => signal.aborted)).toEqual([true]);
    list.open();
    await settle();
    expect(open.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('says every change to those who listen, once, and nothing to those who have left', async () => {
    const { list, open } = fakeServer(25);
    const [listener, other] = [vi.fn(), vi.fn()];
    list.subscribe(listener);
    const leave = list.subscribe(other);
    list.open();
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    await settle();
    open[0]?.answer(true);
    await settle();
    expect(listener).toHaveBeenCalledTimes(2);
    // Neither asks for anything.
    list.search('');
    list.retry();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('takes a getList that throws as one that fails, and asks again on retry', async () => {
    let fails = true;
    const getList = vi.fn(() => {
      if (fails) throw new Error('fallo');
      return items(0, 2);
    });
    const list = usedRemote({ getList });
    list.open();
    await settle();
    expect(list.getState().status).toBe('error');
    list.more(0);
    expect(getList).toHaveBeenCalledTimes(1);
    fails = false;
    list.retry();
    await settle();
    expect(list.getState()).toMatchObject({ status: 'idle', items: items(0, 2) });
  });

  it('fails for an answer of another shape', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const list = usedRemote({ listPath: ['results'], getList: async () => ({ data: [] }) });
    list.open();
    await settle();
    expect(list.getState().status).toBe('error');
    warn.mockRestore();
  });

  it('holds what it promises whatever the server does: any order, any failure, any typing', async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('search' as const),
        term: fc.constantFrom('', 'a', 'ab', 'b'),
      }),
      fc.record({ kind: fc.constant('more' as const), shown: fc.nat(3) }),
      fc.record({ kind: fc.constant('retry' as const) }),
      fc.record({ kind: fc.constant('toggle' as const) }),
      fc.record({ kind: fc.constant('answer' as const), which: fc.nat(5), ok: fc.boolean() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(45), fc.array(step, { maxLength: 40 }), async (total, steps) => {
        const { list, open, log } = fakeServer(total);
        const answered = new Set<string>();
        const repeated: string[] = [];
        let visible = true;
        list.open();
        await settle();
        let asked = log.length;
        for (const each of steps) {
          if (each.kind === 'search') {
            if (visible) list.search(each.term);
          } else if (each.kind === 'more') {
            if (visible) list.more(each.shown);
          } else if (each.kind === 'retry') {
            if (visible) list.retry();
          } else if (each.kind === 'toggle') {
            if (visible) list.close();
            else list.open();
            visible = !visible;
          } else {
            const request = open[each.which % Math.max(open.length, 1)];
            if (request) {
              open.splice(open.indexOf(request), 1);
              const id = `${request.term}:${request.page}`;
              if (!request.signal.aborted && each.ok) answered.add(id);
              request.answer(each.ok);
            }
          }
          for (let tick = 0; tick < 6; tick++) await Promise.resolve();

          const state = list.getState();
          for (const id of log.slice(asked)) if (answered.has(id)) repeated.push(id);
          asked = log.length;
          // At most one request counts; every other one was aborted.
          expect(open.filter((request) => !request.signal.aborted).length).toBeLessThanOrEqual(1);
          // The rows are the first pages of the search that is shown, none missing, none twice.
          expect(state.items).toEqual(items(0, state.items.length));
          // Nothing that was answered is asked for again.
          expect(repeated).toEqual([]);
        }
        // Let everything succeed: the search that is shown can be brought to its end.
        if (!visible) list.open();
        for (let round = 0; round < 20; round++) {
          await settle();
          for (const request of open.splice(0)) request.answer(true);
          await settle();
          list.retry();
          list.more(0);
        }
        const { term, items: all, hasNext } = list.getState();
        expect(all).toHaveLength(term === '' ? total : Math.floor(total / (term.length + 1)));
        expect(hasNext).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});
