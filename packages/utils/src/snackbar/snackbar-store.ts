import { LONGEST_TIMER } from '../internal/longest-timer';
import { toneOf } from '../tone/tone';
import type { SnackbarOptions, SnackbarPhase, SnackbarRecord } from './snackbar.types';
import { SNACKBAR_LIMIT, SNACKBAR_TIMING } from './snackbar-timing';

export type SnackbarHold = 'hover' | 'focus' | 'drag';

export type SnackbarStore = ReturnType<typeof createSnackbarStore>;

/** What is shown has changed; `said` is the id of a message that has just come. */
export type SnackbarListener = (said?: string) => void;

interface Entry {
  record: SnackbarRecord;
  /** The milliseconds until its phase ends. */
  left: number;
  readonly holds: Set<SnackbarHold>;
}

export function createSnackbarStore() {
  const entries: Entry[] = [];
  const listeners = new Set<SnackbarListener>();
  let records: readonly SnackbarRecord[] = [];
  let limit = SNACKBAR_LIMIT;
  let isPageHidden = false;
  let hasPlace = false;
  let since = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const find = (id: string) => entries.find((entry) => entry.record.id === id);
  const remove = (entry: Entry) => entries.splice(entries.indexOf(entry), 1);
  const runs = ({ record: { phase }, holds }: Entry) =>
    hasPlace &&
    phase !== 'waiting' &&
    // What is closing goes, with a pointer on it or not.
    (phase === 'leaving' || (!isPageHidden && holds.size === 0));

  /** Every change goes through here: the time that has passed counts by the state that held until now. */
  function change(work: () => void, said?: string): void {
    const now = performance.now();
    for (const entry of entries) if (runs(entry)) entry.left -= now - since;
    since = now;
    work();
    if (hasPlace) fill();
    clearTimeout(timer);
    const next = Math.min(...entries.filter(runs).map(({ left }) => left));
    timer = next <= LONGEST_TIMER ? setTimeout(change, next, advance) : undefined;
    records = entries.map(({ record }) => record);
    for (const listener of [...listeners]) listener(said);
  }

  function enter(entry: Entry, phase: SnackbarPhase, left = lengthOf(phase, entry.record)): void {
    entry.record = { ...entry.record, phase };
    entry.left = left;
  }

  function advance(): void {
    for (const entry of entries.filter((one) => runs(one) && one.left <= 0)) {
      const next = NEXT_PHASE[entry.record.phase];
      if (next) enter(entry, next);
      else remove(entry);
    }
  }

  function fill(): void {
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
    if (entry) enter(entry, 'waiting');
    return entry !== undefined;
  }

  function leave(entry: Entry): void {
    if (!isVisible(entry)) remove(entry);
    else if (entry.record.phase !== 'leaving') {
      // It can't be reached any more, and no event will say that it was released.
      entry.holds.clear();
      enter(entry, 'leaving');
    }
  }

  return {
    records: () => records,
    subscribe(listener: SnackbarListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(message: string, options: SnackbarOptions & { id: string; loading?: boolean }) {
      const { id, icon, content, action, tone = 'success', loading = false } = options;
      const known = find(id);
      const record: SnackbarRecord = {
        id,
        message: String(message ?? ''),
        content,
        tone: toneOf(tone),
        icon,
        action,
        duration: durationOf(options),
        loading,
        phase: known?.record.phase ?? 'waiting',
      };
      change(() => {
        if (!known) entries.push({ record, left: 0, holds: new Set() });
        else {
          known.record = record;
          // Its stay begins again; one that still appears or waits has not begun it.
          if (!/entering|waiting/.test(record.phase)) enter(known, 'shown');
        }
      }, id);
    },
    dismiss(id?: string) {
      change(() => {
        for (const entry of [...entries]) {
          if (id === undefined || entry.record.id === id) leave(entry);
        }
      });
    },
    hold(id: string, reason: SnackbarHold, held: boolean) {
      const entry = find(id);
      if (!entry || entry.record.phase === 'leaving' || entry.holds.has(reason) === held) return;
      change(() => {
        if (!held) entry.holds.delete(reason);
        else {
          entry.holds.add(reason);
          // A pointer or the focus on it means that it is being read: the text unfolds, and goes a little later.
          if (entry.record.phase === 'folding') enter(entry, 'shown', SNACKBAR_TIMING.hide);
        }
      });
    },
    setLimit(next: number) {
      change(() => {
        limit = next;
      });
    },
    setPageHidden(hidden: boolean) {
      change(() => {
        isPageHidden = hidden;
      });
    },
    /** Adds a place that shows them, without which all of them wait; returns what ends it. */
    attach(): () => void {
      change(() => {
        hasPlace = true;
      });
      return () =>
        change(() => {
          hasPlace = false;
          // Nobody sees it leave: it would come back for that moment with the next place.
          for (const entry of [...entries]) if (entry.record.phase === 'leaving') remove(entry);
        });
    },
  };
}

const NEXT_PHASE: Partial<Record<SnackbarPhase, SnackbarPhase>> = {
  entering: 'shown',
  shown: 'folding',
  folding: 'leaving',
};

function lengthOf(phase: SnackbarPhase, { duration }: SnackbarRecord): number {
  if (phase === 'entering') return SNACKBAR_TIMING.text;
  if (phase === 'folding') return SNACKBAR_TIMING.hide;
  return phase === 'leaving' ? SNACKBAR_TIMING.remove : duration;
}

/** A snackbar with an action waits for the person (WCAG 2.2.1). */
function durationOf({ duration, action }: SnackbarOptions): number {
  if (duration !== undefined && duration >= 0) return duration;
  return action ? Number.POSITIVE_INFINITY : SNACKBAR_TIMING.duration;
}

function isUrgent({ record }: Entry): boolean {
  return record.tone === 'danger';
}

function isVisible({ record }: Entry): boolean {
  return record.phase !== 'waiting';
}
