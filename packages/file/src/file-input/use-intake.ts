'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useRef, useState } from 'react';
import { asDropped, filesBelow } from './dropped-files';
import type { DroppedFiles } from './dropped-files.types';
import type { FileLimits } from './file-limits';
import { hasFittingSize } from './plan-file-list';
import type { FileFindings } from './read-files';
import type { FileArrival } from './use-file-target';
import { useWhenShown } from './use-when-shown';

/** Files that a person gave, once they were looked at. */
export interface ReadChoice extends DroppedFiles {
  readonly arrival: FileArrival;
  readonly findings?: FileFindings | undefined;
}

/** What is on its way into a field. */
interface Waiting {
  /** How many choices are not taken yet. */
  readonly count: number;
  /** How many files of a folder were found so far; `null` where no folder is walked. */
  readonly found: number | null;
  /** The record of the value that the last of them was chosen for. */
  readonly record: number;
}

/** What `useIntake` takes. */
export interface IntakeOptions {
  readonly limits: FileLimits;
  /** Which files are looked into, once their names and sizes fit. */
  readonly isRead: (file: File, isUnnamed: boolean) => boolean;
  /** The record of the value, now. */
  readonly record: () => number;
  /** Called with each choice that was looked at, unless it was dropped. */
  readonly onRead: (choice: ReadChoice) => void;
}

const NOTHING: Waiting = { count: 0, found: null, record: 0 };

/** Walks folders and looks at files before they are taken, in the order of the choices (FIL-3). */
export function useIntake({ limits, isRead, record, onRead }: IntakeOptions) {
  const [waiting, setWaiting] = useState(NOTHING);
  const queue = useRef({ turn: 0, last: Promise.resolve<unknown>(undefined) });
  const whenShown = useWhenShown();
  const take = useLatestCallback((choice: ReadChoice, begun: number) => {
    const { files, unreadable, left } = choice;
    // What the application has put in meanwhile may be another record's. What is added replaces nothing.
    if (!limits.append && record() !== begun) return;
    if (files.length + unreadable.length + left.length > 0) onRead(choice);
  });
  // A disk may never answer: what comes later waits for nothing that is of no use any more.
  const drop = () => {
    queue.current = { turn: queue.current.turn + 1, last: Promise.resolve() };
    setWaiting(NOTHING);
  };
  const read = async (
    files: readonly File[],
    folders: readonly FileSystemEntry[] | undefined,
    arrival: FileArrival,
    onFound: (found: number) => boolean,
  ): Promise<ReadChoice> => {
    const dropped = folders ? await filesBelow(folders, onFound) : asDropped(files);
    const isLookedInto = (file: File, isUnnamed: boolean) =>
      hasFittingSize(file, limits) && isRead(file, isUnnamed);
    const findings =
      limits.accepted.length > 0
        ? await import('./read-files').then(
            ({ readFiles }) => readFiles(dropped.files, limits.accepted, isLookedInto),
            // Without its code nothing can be looked at; the server has to check what it receives in any case.
            () => undefined,
          )
        : undefined;
    return { ...dropped, arrival, findings };
  };
  /** Files, or what lies in dropped folders. */
  const receive = (
    arrival: FileArrival,
    files: readonly File[],
    folders?: readonly FileSystemEntry[],
  ) => {
    const begun = record();
    if (!limits.append) drop();
    if (!folders && limits.accepted.length === 0) {
      return take({ ...asDropped(files), arrival }, begun);
    }
    const { turn, last } = queue.current;
    const isWanted = () => queue.current.turn === turn;
    const reading = read(files, folders, arrival, (found) => {
      if (isWanted()) setWaiting((before) => ({ ...before, found }));
      return isWanted();
    });
    const ready = Promise.all([reading, last]);
    queue.current.last = ready;
    setWaiting(({ count }) => ({ count: count + 1, found: folders ? 0 : null, record: begun }));
    // Not part of what the next choice waits for: a callback of the application may throw.
    void ready.then(([choice]) =>
      whenShown(() => {
        if (!isWanted()) return;
        setWaiting((before) => ({ ...before, count: before.count - 1, found: null }));
        take(choice, begun);
      }),
    );
  };
  return { waiting, drop, receive };
}
