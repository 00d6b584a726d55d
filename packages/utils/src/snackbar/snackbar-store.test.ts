// biome-ignore-all lint/style/noExcessiveLinesPerFile: the phases of one store, over one clock
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSnackbarStore, type SnackbarStore } from './snackbar-store';
import { SNACKBAR_LIMIT, SNACKBAR_TIMING } from './snackbar-timing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Those that have a place. */
function shown(store: SnackbarStore) {
  return store.records().filter(({ phase }) => phase !== 'waiting');
}

function setUp() {
  const store = createSnackbarStore();
  const detach = store.attach();
  const phases = () => shown(store).map(({ id, phase }) => `${id} ${phase}`);
  return { store, detach, phases };
}

describe('the phases of a snackbar (SNK-2)', () => {
  it.each([
    [2 ** 31 - 1, 1],
    // Browsers would run it at once.
    [2 ** 31, 0],
  ])('asks for a timer of %d ms only where a browser can wait so long', (duration, timers) => {
    const { store } = setUp();
    store.show('Hola', { id: 'a', duration });
    vi.advanceTimersByTime(SNACKBAR_TIMING.text);
    expect(vi.getTimerCount()).toBe(timers);
  });

  it('has the times that are exported', () => {
    expect(SNACKBAR_TIMING).toEqual({ text: 1000, duration: 4000, hide: 1500, remove: 1000 });
  });

  it('appears, shows its text after 1 s, stays 4 s, hides after 1.5 s, is removed after 1 s', () => {
    const { store, phases } = setUp();
    store.show('Hola', { id: 'a' });
    const line: [at: number, phase: string | undefined][] = [
      [0, 'a entering'],
      [999, 'a entering'],
      [1000, 'a shown'],
      [4999, 'a shown'],
      [5000, 'a folding'],
      [6499, 'a folding'],
      [6500, 'a leaving'],
      [7499, 'a leaving'],
      [7500, undefined],
    ];
    let now = 0;
    for (const [at, phase] of line) {
      vi.advanceTimersByTime(at - now);
      now = at;
      expect(phases()[0], `${at} ms`).toBe(phase);
    }
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stays as long as it is set to', () => {
    const { store, phases } = setUp();
    store.show('Hola', { id: 'a', duration: 10_000 });
    vi.advanceTimersByTime(10_999);
    expect(phases()).toEqual(['a shown']);
    vi.advanceTimersByTime(1);
    expect(phases()).toEqual(['a folding']);
  });

  it('stays with an action, unless a duration was given', () => {
    const { store, phases } = setUp();
    const action = { label: 'Deshacer', onClick: () => {} };
    store.show('Borrado', { id: 'a', action });
    store.show('Borrado', { id: 'b', action, duration: 2000 });
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(phases()).toEqual(['a shown']);
  });

  it.each([Number.POSITIVE_INFINITY, 1e12])('never times out with a duration of %d', (duration) => {
    const { store, phases } = setUp();
    store.show('Hola', { id: 'a', duration });
    vi.advanceTimersByTime(2 ** 31);
    expect(phases()).toEqual(['a shown']);
  });

  it.each([Number.NaN, -1])('takes 4 s for a duration of %d', (duration) => {
    const { store, phases } = setUp();
    store.show('Hola', { id: 'a', duration });
    vi.advanceTimersByTime(5000);
    expect(phases()).toEqual(['a folding']);
  });

  it('is seen for a moment even with a duration of 0', () => {
    const { store, phases } = setUp();
    store.show('Hola', { id: 'a', duration: 0 });
    vi.advanceTimersByTime(1001);
    expect(phases()).toEqual(['a folding']);
  });
});

describe('several snackbars (SNK-3)', () => {
  it('shows three; the others wait for a place, in order', () => {
    const { store, phases } = setUp();
    for (const id of ['a', 'b', 'c', 'd', 'e']) store.show(id, { id });
    expect(phases()).toEqual(['a entering', 'b entering', 'c entering']);
    vi.advanceTimersByTime(7500);
    expect(phases()).toEqual(['d entering', 'e entering']);
    vi.advanceTimersByTime(7500);
    expect(phases()).toEqual([]);
  });

  it('shows what is urgent first, and has one that would stay for ever wait for it', () => {
    const { store, phases } = setUp();
    const action = { label: 'Deshacer', onClick: () => {} };
    for (const id of ['a', 'b', 'c', 'd']) store.show(id, { id, action });
    store.hold('c', 'focus', true);
    store.show('e', { id: 'e', tone: 'danger' });
    expect(phases()).toEqual(['a entering', 'c entering', 'e entering']);
    vi.advanceTimersByTime(7500);
    // The place goes back to the one that had it.
    expect(phases()).toEqual(['a shown', 'b entering', 'c entering']);
  });

  it('gives what is urgent the place of the newest at once, which shows again afterwards', () => {
    const { store, phases } = setUp();
    for (const id of ['a', 'b', 'c']) store.show(id, { id });
    vi.advanceTimersByTime(2000);
    store.show('e', { id: 'e', tone: 'danger' });
    expect(phases()).toEqual(['a shown', 'b shown', 'e entering']);
    vi.advanceTimersByTime(5500);
    expect(phases()).toEqual(['c entering', 'e folding']);
  });

  it('has one that would stay for ever give way before a newer one that goes by itself', () => {
    const { store, phases } = setUp();
    store.show('a', { id: 'a', action: { label: 'Deshacer', onClick: () => {} } });
    for (const id of ['b', 'c']) store.show(id, { id });
    store.show('e', { id: 'e', tone: 'danger' });
    expect(phases()).toEqual(['b entering', 'c entering', 'e entering']);
  });

  it('drops only the waiting one that is dismissed', () => {
    const { store } = setUp();
    for (const id of ['a', 'b', 'c', 'd', 'e']) store.show(id, { id });
    store.dismiss('d');
    expect(store.records().map(({ id }) => id)).toEqual(['a', 'b', 'c', 'e']);
  });

  it('shows one that waits at once where there is room for more', () => {
    const { store } = setUp();
    store.setLimit(1);
    for (const id of ['a', 'b']) store.show(id, { id });
    const listener = vi.fn();
    store.subscribe(listener);
    store.setLimit(2);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(shown(store).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('lets what is urgent wait while all others are held or urgent', () => {
    const { store, phases } = setUp();
    store.show('a', { id: 'a', tone: 'danger' });
    for (const id of ['b', 'c', 'd']) store.show(id, { id });
    store.hold('b', 'hover', true);
    store.hold('c', 'focus', true);
    store.show('e', { id: 'e', tone: 'danger' });
    expect(phases()).toEqual(['a entering', 'b entering', 'c entering']);
    store.dismiss('b');
    vi.advanceTimersByTime(1000);
    expect(phases()).toEqual(['a shown', 'c entering', 'e entering']);
  });

  it('shows as many as the place takes', () => {
    const { store, phases } = setUp();
    store.setLimit(1);
    for (const id of ['a', 'b', 'c']) store.show(id, { id });
    expect(phases()).toEqual(['a entering']);
    store.setLimit(2);
    expect(phases()).toEqual(['a entering', 'b entering']);
  });

  it('gives the place of one that was dismissed to the next', () => {
    const { store, phases } = setUp();
    for (const id of ['a', 'b', 'c', 'd']) store.show(id, { id });
    store.dismiss('b');
    expect(phases()).toEqual(['a entering', 'b leaving', 'c entering']);
    vi.advanceTimersByTime(1000);
    expect(phases()).toEqual(['a shown', 'c shown', 'd entering']);
  });

  it('drops one that waits when it is dismissed, and all of them at once', () => {
    const { store, phases } = setUp();
    for (const id of ['a', 'b', 'c', 'd', 'e']) store.show(id, { id });
    store.dismiss('d');
    store.dismiss();
    expect(phases()).toEqual(['a leaving', 'b leaving', 'c leaving']);
    vi.advanceTimersByTime(1000);
    expect(phases()).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(phases()).toEqual([]);
  });

  it('does nothing when one is dismissed twice, or was never there', () => {
    const { store, phases } = setUp();
    store.show('Hola', { id: 'a' });
    store.dismiss('a');
    vi.advanceTimersByTime(900);
    store.dismiss('a');
    store.dismiss('x');
    vi.advanceTimersByTime(100);
    expect(phases()).toEqual([]);
  });

  it('never shows more than the limit, loses none and ends, whatever happens', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.record({ do: fc.constant('show' as const), id: fc.integer({ min: 0, max: 7 }) }),
            fc.record({ do: fc.constant('dismiss' as const), id: fc.integer({ min: 0, max: 7 }) }),
            fc.record({
              do: fc.constant('hold' as const),
              id: fc.integer({ min: 0, max: 7 }),
              held: fc.boolean(),
            }),
            fc.record({
              do: fc.constant('wait' as const),
              time: fc.integer({ min: 0, max: 9000 }),
            }),
          ),
          { maxLength: 60 },
        ),
        (steps) => {
          const { store } = setUp();
          for (const step of steps) {
            if (step.do === 'show') {
              store.show('Hola', { id: String(step.id), tone: step.id > 5 ? 'danger' : 'info' });
            }
            if (step.do === 'dismiss') store.dismiss(String(step.id));
            if (step.do === 'hold') store.hold(String(step.id), 'hover', step.held);
            if (step.do === 'wait') vi.advanceTimersByTime(step.time);
            const ids = shown(store).map(({ id }) => id);
            expect(ids.length).toBeLessThanOrEqual(SNACKBAR_LIMIT);
            expect(new Set(ids).size).toBe(ids.length);
          }
          for (let id = 0; id <= 7; id++) store.hold(String(id), 'hover', false);
          vi.advanceTimersByTime(60_000);
          expect(shown(store)).toEqual([]);
          expect(vi.getTimerCount()).toBe(0);
        },
      ),
    );
  });
});

describe('pausing (SNK-3)', () => {
  it('stops the clock of the one that is held, and of no other', () => {
    const { store, phases } = setUp();
    store.show('a', { id: 'a' });
    store.show('b', { id: 'b' });
    vi.advanceTimersByTime(3000);
    store.hold('a', 'hover', true);
    vi.advanceTimersByTime(60_000);
    expect(phases()).toEqual(['a shown']);
    store.hold('a', 'hover', false);
    vi.advanceTimersByTime(1999);
    expect(phases()).toEqual(['a shown']);
    vi.advanceTimersByTime(1);
    expect(phases()).toEqual(['a folding']);
  });

  it('goes on when the last reason to hold is gone', () => {
    const { store, phases } = setUp();
    store.show('a', { id: 'a' });
    vi.advanceTimersByTime(1000);
    store.hold('a', 'hover', true);
    store.hold('a', 'focus', true);
    store.hold('a', 'hover', false);
    vi.advanceTimersByTime(60_000);
    expect(phases()).toEqual(['a shown']);
    store.hold('a', 'focus', false);
    vi.advanceTimersByTime(4000);
    expect(phases()).toEqual(['a folding']);
  });

  it('unfolds the text again when a pointer reaches it at the end', () => {
    const { store, phases } = setUp();
    store.show('a', { id: 'a' });
    vi.advanceTimersByTime(5500);
    store.hold('a', 'hover', true);
    vi.advanceTimersByTime(60_000);
    expect(phases()).toEqual(['a shown']);
    store.hold('a', 'hover', false);
    vi.advanceTimersByTime(1500);
    expect(phases()).toEqual(['a folding']);
  });

  it('does not keep one that is on its way out', () => {
    const { store, phases } = setUp();
    store.show('a', { id: 'a' });
    store.hold('a', 'focus', true);
    store.dismiss('a');
    store.hold('a', 'hover', true);
    vi.advanceTimersByTime(500);
    // Shown again before it was gone, nothing holds it.
    store.show('a', { id: 'a' });
    vi.advanceTimersByTime(4000);
    expect(phases()).toEqual(['a folding']);
  });

  it('stops all clocks while the page is hidden', () => {
    const { store, phases } = setUp();
    store.show('a', { id: 'a' });
    vi.advanceTimersByTime(2000);
    store.setPageHidden(true);
    vi.advanceTimersByTime(60_000);
    store.show('b', { id: 'b' });
    vi.advanceTimersByTime(60_000);
    expect(phases()).toEqual(['a shown', 'b entering']);
    store.setPageHidden(false);
    vi.advanceTimersByTime(3000);
    expect(phases()).toEqual(['a folding', 'b shown']);
  });
});

describe('what is closing (SNK-3)', () => {
  it('goes while the page is hidden', () => {
    const { store } = setUp();
    store.show('a', { id: 'a' });
    store.setPageHidden(true);
    store.dismiss('a');
    vi.advanceTimersByTime(SNACKBAR_TIMING.remove);
    expect(store.records()).toEqual([]);
  });

  it('waits for a place where there is none, like all others', () => {
    const { store, detach } = setUp();
    for (const id of ['a', 'b']) store.show(id, { id });
    detach();
    store.dismiss('a');
    // The page was looked away from, and is looked at again.
    store.setPageHidden(true);
    store.setPageHidden(false);
    expect(vi.getTimerCount()).toBe(0);
    store.attach();
    vi.advanceTimersByTime(SNACKBAR_TIMING.remove);
    expect(store.records().map(({ id }) => id)).toEqual(['b']);
  });
});

describe('the same id (SNK-3)', () => {
  it('updates in place and begins the stay again', () => {
    const { store, phases } = setUp();
    store.show('Uno', { id: 'a' });
    store.show('Otro', { id: 'b' });
    vi.advanceTimersByTime(4000);
    store.show('Dos', { id: 'a', tone: 'danger' });
    expect(shown(store).map(({ message, tone }) => [message, tone])).toEqual([
      ['Dos', 'danger'],
      ['Otro', 'success'],
    ]);
    vi.advanceTimersByTime(3999);
    expect(phases()[0]).toBe('a shown');
    vi.advanceTimersByTime(1);
    expect(phases()[0]).toBe('a folding');
  });

  it('brings back one that was leaving, and says it again', () => {
    const { store, phases } = setUp();
    store.show('Uno', { id: 'a' });
    vi.advanceTimersByTime(7000);
    expect(phases()).toEqual(['a leaving']);
    const listener = vi.fn();
    store.subscribe(listener);
    store.show('Uno', { id: 'a' });
    expect(phases()).toEqual(['a shown']);
    expect(listener).toHaveBeenCalledExactlyOnceWith('a');
    vi.advanceTimersByTime(4000);
    expect(phases()).toEqual(['a folding']);
  });

  it('updates one that still waits', () => {
    const { store } = setUp();
    for (const id of ['a', 'b', 'c', 'd']) store.show(id, { id });
    store.show('Nuevo', { id: 'd' });
    vi.advanceTimersByTime(7500);
    expect(shown(store).map(({ message }) => message)).toEqual(['Nuevo']);
  });

  it('shows one that still waits as soon as it is urgent', () => {
    const { store, phases } = setUp();
    for (const id of ['a', 'b', 'c', 'd']) store.show(id, { id });
    store.show('d', { id: 'd', tone: 'danger' });
    expect(phases()).toEqual(['a entering', 'b entering', 'd entering']);
  });

  it('is loading only while that is said', () => {
    const { store } = setUp();
    store.show('Guardando…', { id: 'a', loading: true });
    expect(store.records()[0]?.loading).toBe(true);
    store.show('Guardado', { id: 'a' });
    expect(store.records()[0]?.loading).toBe(false);
  });

  it('keeps a held one held', () => {
    const { store, phases } = setUp();
    store.show('Uno', { id: 'a' });
    vi.advanceTimersByTime(1000);
    store.hold('a', 'hover', true);
    store.show('Dos', { id: 'a' });
    vi.advanceTimersByTime(60_000);
    expect(phases()).toEqual(['a shown']);
  });
});

describe('without a place to show them (SNK-1)', () => {
  it('keeps them waiting, and starts when there is one', () => {
    const store = createSnackbarStore();
    store.show('Hola', { id: 'a' });
    vi.advanceTimersByTime(60_000);
    expect(shown(store)).toEqual([]);
    const detach = store.attach();
    expect(shown(store)[0]?.phase).toBe('entering');
    vi.advanceTimersByTime(2000);
    expect(shown(store)[0]?.phase).toBe('shown');
    detach();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    store.attach();
    expect(shown(store)[0]?.phase).toBe('shown');
    vi.advanceTimersByTime(3000);
    expect(shown(store)[0]?.phase).toBe('folding');
  });

  it('forgets what is leaving when its place goes', () => {
    const { store, detach } = setUp();
    store.show('Hola', { id: 'a' });
    vi.advanceTimersByTime(2000);
    store.dismiss('a');
    detach();
    store.show('Hola de nuevo', { id: 'b' });
    store.attach();
    expect(shown(store).map(({ id }) => id)).toEqual(['b']);
  });

  it('reports each change once, to those who still listen', () => {
    const { store } = setUp();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.show('Hola', { id: 'a' });
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledTimes(2);
    const before = store.records();
    expect(store.records()).toBe(before);
    unsubscribe();
    vi.advanceTimersByTime(60_000);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
