import { LONGEST_TIMER } from '../internal/longest-timer';
import { toneOf } from '../tone/tone';
import type {
  SnackbarAction,
  SnackbarOptions,
  SnackbarPhase,
  SnackbarRecord,
} from './snackbar.types';
import { SNACKBAR_LIMIT, SNACKBAR_TIMING } from './snackbar-timing';

export interface SnackbarClock {
  now: () => number;
  after: (milliseconds: number, callback: () => void) => () => void;
}

export type SnackbarHold = 'hover' | 'focus' | 'drag';

export type SnackbarStore = ReturnType<typeof createSnackbarStore>;

interface Entry {
  record: SnackbarRecord;
  remaining: number;
  since: number;
  cancel: (() => void) | undefined;
  holds: Set<SnackbarHold>;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: closures over the one state of the store
export function createSnackbarStore(clock: SnackbarClock) {
  const entries: Entry[] = [];
  const listeners = new Set<() => void>();
  let records: readonly SnackbarRecord[] = [];
  let limit = SNACKBAR_LIMIT;
  let pageHidden = false;
  let hosts = 0;

  const find = (id: string) => entries.find((entry) => entry.record.id === id);
  const running = (entry: Entry) => hosts > 0 && !pageHidden && entry.holds.size === 0;

  function publish(): void {
    records = entries.map((entry) => entry.record);
    for (const listener of [...listeners]) listener();
  }

  function stop(entry: Entry): void {
    if (!entry.cancel) return;
    entry.cancel();
    entry.cancel = undefined;
    entry.remaining -= clock.now() - entry.since;
  }

  function start(entry: Entry): void {
    if (entry.cancel || entry.record.phase === 'waiting') return;
    // What is closing goes, with a pointer on it or not.
    const leaving = entry.record.phase === 'leaving' && hosts > 0;
    if (!leaving && !running(entry)) return;
    if (entry.remaining > LONGEST_TIMER) return;
    entry.since = clock.now();
    entry.cancel = clock.after(Math.max(0, entry.remaining), () => {
      entry.cancel = undefined;
      advance(entry);
      publish();
    });
  }

  function enter(entry: Entry, phase: SnackbarPhase, remaining = lengthOf(phase, entry)): void {
    stop(entry);
    entry.record = { ...entry.record, phase };
    entry.remaining = remaining;
    start(entry);
  }

  function advance(entry: Entry): void {
    const next = NEXT_PHASE[entry.record.phase];
    if (next) {
      enter(entry, next);
    } else {
      entries.splice(entries.indexOf(entry), 1);
      fill();
    }
  }

  function fill(): void {
    if (hosts === 0) return;
    const waiting = entries.filter((entry) => !isVisible(entry));
    for (const entry of [...waiting.filter(isUrgent), ...waiting.filter((one) => !isUrgent(one))]) {
      if (entries.filter(isVisible).length >= limit && !(isUrgent(entry) && requeueQuiet())) return;
      enter(entry, 'entering');
    }
  }

  /** Sends one that has neither pointer nor focus back to the queue, so that an urgent one shows at once. */
  function requeueQuiet(): boolean {
    const quiet = entries.filter(
      (one) =>
        isVisible(one) && !isUrgent(one) && one.record.phase !== 'leaving' && one.holds.size === 0,
    );
    const lasting = (one: Entry) => one.record.duration === Number.POSITIVE_INFINITY;
    const entry = quiet.findLast(lasting) ?? quiet.at(-1);
    if (entry) enter(entry, 'waiting', 0);
    return entry !== undefined;
  }

  function leave(entry: Entry): void {
    if (entry.record.phase === 'waiting') entries.splice(entries.indexOf(entry), 1);
    else if (entry.record.phase !== 'leaving') {
      // It can't be reached any more, and no event will say that it was released.
      entry.holds.clear();
      enter(entry, 'leaving');
    }
  }

  return {
    records: () => records,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(
      message: string,
      {
        duration,
        icon,
        content,
        tone = 'success',
        action,
        id,
        loading = false,
      }: SnackbarOptions & { id: string; loading?: boolean },
    ) {
      const known = find(id);
      const record: SnackbarRecord = {
        id,
        message: String(message ?? ''),
        content,
        tone: toneOf(tone),
        icon,
        action,
        duration: durationOf(duration, action),
        loading,
        phase: known?.record.phase ?? 'waiting',
        revision: (known?.record.revision ?? 0) + 1,
      };
      if (known) {
        known.record = record;
        // Its stay begins again; one that still appears or waits has not begun it.
        if (record.phase !== 'entering' && record.phase !== 'waiting') enter(known, 'shown');
        else fill();
      } else {
        entries.push({ record, remaining: 0, since: 0, cancel: undefined, holds: new Set() });
        fill();
      }
      publish();
    },
    dismiss(id?: string) {
      for (const entry of [...entries]) {
        if (id === undefined || entry.record.id === id) leave(entry);
      }
      publish();
    },
    hold(id: string, reason: SnackbarHold, held: boolean) {
      const entry = find(id);
      if (!entry || entry.record.phase === 'leaving' || entry.holds.has(reason) === held) return;
      if (held) {
        entry.holds.add(reason);
        stop(entry);
        // A pointer or the focus on it means that it is being read: the text unfolds, and goes a little later.
        if (entry.record.phase === 'folding') {
          enter(entry, 'shown', SNACKBAR_TIMING.hide);
          publish();
        }
      } else {
        entry.holds.delete(reason);
        start(entry);
      }
    },
    setLimit(next: number) {
      limit = next;
      fill();
      publish();
    },
    setPageHidden(hidden: boolean) {
      pageHidden = hidden;
      for (const entry of entries) {
        if (hidden) stop(entry);
        else start(entry);
      }
    },
    /** Without a place that shows them all wait. Returns what ends it. */
    attach(): () => void {
      hosts += 1;
      fill();
      for (const entry of entries) start(entry);
      publish();
      return () => {
        hosts -= 1;
        if (hosts > 0) return;
        for (const entry of [...entries]) {
          stop(entry);
          // Nobody sees it leave: it would come back for that moment with the next host.
          if (entry.record.phase === 'leaving') entries.splice(entries.indexOf(entry), 1);
        }
      };
    },
  };
}

const NEXT_PHASE: Partial<Record<SnackbarPhase, SnackbarPhase>> = {
  entering: 'shown',
  shown: 'folding',
  folding: 'leaving',
};

function lengthOf(phase: SnackbarPhase, { record }: Entry): number {
  if (phase === 'entering') return SNACKBAR_TIMING.text;
  if (phase === 'folding') return SNACKBAR_TIMING.hide;
  return phase === 'leaving' ? SNACKBAR_TIMING.remove : record.duration;
}

/** With something to do in it, it waits for the person (WCAG 2.2.1). */
function durationOf(duration: number | undefined, action: SnackbarAction | undefined): number {
  if (duration !== undefined && duration >= 0) return duration;
  return action ? Number.POSITIVE_INFINITY : SNACKBAR_TIMING.duration;
}

function isUrgent({ record }: Entry): boolean {
  return record.tone === 'danger';
}

function isVisible({ record }: Entry): boolean {
  return record.phase !== 'waiting';
}
